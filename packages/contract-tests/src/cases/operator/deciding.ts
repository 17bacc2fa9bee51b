import { operationTable } from '@manzil/api-client/generated/operations.gen'
import {
  zExportOperatorActionsResponse,
  zGetAgentResponse,
  zGetCurrentUserResponse,
  zGetOperatorPropertyResponse,
  zListAgentsResponse,
  zListPropertiesResponse,
  zReportListingResponse,
} from '@manzil/api-client/generated/zod.gen'
import { beforeAll, expect, test } from 'vitest'
import { fail, succeed } from '../../call.ts'
import type { Suite } from '../../coverage.ts'
import { newAccount } from '../../new-account.ts'
import { member } from '../../visitors.ts'
import { operatorCalls } from './operator-calls.ts'

const newId = (last: number) => `0197a1c3-7d10-7e3a-9b54-${String(last).padStart(12, '0')}`

export function decidingCases({ cases, target }: Suite): void {
  let token = ''
  const { list, decide, actions } = operatorCalls(target)

  test('every operation of operators is theirs alone, and no other is', () => {
    const entries = Object.values(operationTable)
    const named = entries.filter(({ roles }) => roles?.some((role) => role === 'admin'))
    const placed = entries.filter(({ path }) => path.startsWith('/operator/'))
    expect(placed.map(({ id }) => id)).toEqual(named.map(({ id }) => id))
    for (const { id, roles } of placed) expect(roles, id).toEqual(['admin'])
    expect(placed.length).toBeGreaterThan(0)
  })

  const deciding = [
    'listOperatorCases',
    'decideOperatorCase',
    'listOperatorActions',
    'exportOperatorActions',
    'getOperatorProperty',
  ] as const
  cases(
    'what operators decide',
    [...deciding, 'reportListing', 'getCurrentUser', 'getAgent', 'listAgents'],
    () => {
      beforeAll(async () => {
        token = await member(target(), 'admin')
      })

      test('a licence is confirmed, and its owner is told where it stands', async () => {
        const agent = await newAccount(target(), 'agent')
        const me = () =>
          succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, { token: agent.token })
        expect((await me()).data.licence?.state).toBe('waiting')
        const [found] = await list('licence', { search: agent.email })
        expect(found).toMatchObject({ state: 'waiting', decisions: ['approve', 'reject'] })
        if (!found) return
        const path = { id: found._id }
        const body = { kind: 'licence', decision: 'reject' }
        const refused = await fail(target(), 'decideOperatorCase', 422, { token, path, body })
        expect(refused.fields.map((field) => field.path)).toEqual(['reason'])
        await decide(found, 'reject', 'The number is that of another broker.')
        expect((await me()).data.licence).toEqual({
          state: 'refused',
          reason: 'The number is that of another broker.',
        })
        expect((await decide(found, 'approve')).data.state).toBe('approved')
        expect((await me()).data.licence).toEqual({ state: 'approved', reason: null })
        const again = { kind: 'licence', decision: 'approve' }
        await fail(target(), 'decideOperatorCase', 409, { token, path, body: again })
        expect((await actions(`search=${found._id}`)).map(({ action }) => action)).toEqual([
          'approve',
          'reject',
        ])
      })

      test('a suspended account is logged out and stays out until it is lifted', async () => {
        const { token: other, email, password } = await newAccount(target())
        const [found] = await list('account', { search: email })
        if (!found) throw new Error('the account is not listed')
        await decide(found, 'suspend', 'Sends the same message to everybody.')
        await fail(target(), 'getCurrentUser', 401, { token: other })
        const login = { email, password }
        const refused = await fail(target(), 'loginUser', 401, { body: login })
        expect(refused.key).toBe('problem.suspended')
        const wrong = await fail(target(), 'loginUser', 401, {
          body: { email, password: 'not the password' },
        })
        expect(wrong.key).toBe('problem.login')
        expect((await list('account', { search: email }))[0]?.decisions).toEqual(['lift'])
        await decide(found, 'lift')
        const { admin } = target().accounts
        const [self] = await list('account', { search: admin.email })
        expect(self?.decisions).toEqual([])
        await fail(target(), 'decideOperatorCase', 409, {
          token,
          path: { id: self?._id ?? '' },
          body: { kind: 'account', decision: 'sign_out' },
        })
      })

      test('a suspended agent has no public page until it is lifted', async () => {
        const { email } = await newAccount(target(), 'agent')
        const [found] = await list('account', { search: email })
        if (!found) throw new Error('the account is not listed')
        const path = { id: found._id }
        const listed = async () => {
          const all = await succeed(target(), 'listAgents', zListAgentsResponse, {
            query: 'limit=100',
          })
          const pages = await Promise.all(
            Array.from({ length: all.pagination.totalPages }, (_, at) =>
              succeed(target(), 'listAgents', zListAgentsResponse, {
                query: `limit=100&page=${at + 1}`,
              }),
            ),
          )
          return pages.some(({ data }) => data.some(({ _id }) => _id === found._id))
        }
        const seen = () => succeed(target(), 'getAgent', zGetAgentResponse, { path })
        expect((await seen()).data._id).toBe(found._id)
        expect(await listed()).toBe(true)
        await decide(found, 'suspend', 'Copies adverts of others.')
        await fail(target(), 'getAgent', 404, { path })
        expect(await listed()).toBe(false)
        await decide(found, 'lift')
        expect((await seen()).data._id).toBe(found._id)
        expect(await listed()).toBe(true)
      })

      test('a reported property is taken off the site, with the reason in its history', async () => {
        const properties = await succeed(target(), 'listProperties', zListPropertiesResponse, {
          query: 'limit=1&sort_by=newest',
        })
        const id = properties.data[0]?._id ?? ''
        const body = { property_id: id, reason: 'fraud', message: '=cmd|calc', language: 'en' }
        const { data } = await succeed(target(), 'reportListing', zReportListingResponse, { body })
        const found = (await list('report', { search: data.reference }))[0]
        expect(found).toMatchObject({ state: 'waiting', decisions: ['reject', 'dismiss'] })
        if (!found) return
        const reason = '=HYPERLINK("https://bad.example","look")'
        expect((await decide(found, 'reject', reason)).data.state).toBe('acted')
        await fail(target(), 'getProperty', 404, { path: { id } })
        const seen = await succeed(target(), 'getOperatorProperty', zGetOperatorPropertyResponse, {
          token,
          path: { id },
        })
        expect(seen.data._id).toBe(id)
        expect((await list('property', { search: id }))[0]).toMatchObject({
          state: 'refused',
          reason,
        })
        const file = await succeed(
          target(),
          'exportOperatorActions',
          zExportOperatorActionsResponse,
          { token, query: 'action=reject' },
        )
        expect(file.data.text).toContain(`"'=HYPERLINK(""https://bad.example"",""look"")"`)
        // Taking the log out of the site is part of it.
        expect((await actions('action=export'))[0]).toMatchObject({
          kind: 'log',
          subject: file.data.name,
        })
      })

      test('an unknown case, and a kind that is none, are refused', async () => {
        const body = { kind: 'mail', decision: 'give_up' }
        await fail(target(), 'decideOperatorCase', 404, { token, path: { id: newId(9) }, body })
        await fail(target(), 'listOperatorCases', 400, { token, query: 'kind=role' })
        for (const kind of ['mail', 'payment'] as const) await list(kind)
      })
    },
  )
}
