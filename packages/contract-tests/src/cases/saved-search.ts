import {
  zConfirmSavedSearchResponse,
  zCreateSavedSearchResponse,
  zDeleteSavedSearchResponse,
  zListSavedSearchesResponse,
  zLookAtSavedSearchResponse,
  zUpdateSavedSearchResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, type Options, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { freshEmail, newAccount, outsideOf } from '../new-account.ts'
import { guest } from '../visitors.ts'

const wanted = {
  search: 'page=3&sort_by=newest&location=dubai-marina&purpose=rent',
  name: 'A flat by the sea',
  frequency: 'daily',
}

export function savedSearchCases({ cases, target }: Suite): void {
  const create = (body: object, options: Options = {}) =>
    succeed(target(), 'createSavedSearch', zCreateSavedSearchResponse, { body, ...options })
  const list = async (options: Options) =>
    (await succeed(target(), 'listSavedSearches', zListSavedSearchesResponse, options)).data
  const withAccess = (access: string) => ({ headers: { 'Saved-Search-Access': access } })

  cases(
    'saved searches',
    [
      'createSavedSearch',
      'listSavedSearches',
      'updateSavedSearch',
      'deleteSavedSearch',
      'lookAtSavedSearch',
      'confirmSavedSearch',
    ],
    () => {
      test('of a guest are confirmed by the link of a mail, which opens them anywhere', async () => {
        const token = await guest(target())
        const email = freshEmail()
        const { data, message } = await create({ ...wanted, email }, { token })
        expect(message).toContain('open the link')
        expect(data).toMatchObject({ state: 'unconfirmed', frequency: 'daily', new_count: 0 })
        expect(data.search).toBe('purpose=rent&location=dubai-marina')
        const link = await outsideOf(target()).searchLinkSentTo(email)
        expect(await list(withAccess(link.access))).toEqual([])
        for (const _twice of [1, 2]) {
          const confirmed = await succeed(
            target(),
            'confirmSavedSearch',
            zConfirmSavedSearchResponse,
            { body: { token: link.confirm } },
          )
          expect(confirmed.data.state).toBe('active')
        }
        const ids = (rows: readonly { _id: string }[]) => rows.map(({ _id }) => _id)
        expect(ids(await list(withAccess(link.access)))).toEqual([data._id])
        expect(ids(await list({ token }))).toEqual([data._id])
        expect(await list({})).toEqual([])
      })

      test('of an account whose address is verified need no link', async () => {
        const { token, email } = await newAccount(target())
        const { data } = await create(wanted, { token })
        expect(data).toMatchObject({ state: 'active', email })
        const twin = await create({ ...wanted, name: 'Again' }, { token })
        expect(twin.data._id).toBe(data._id)
        expect((await list({ token })).map(({ name }) => name)).toEqual(['Again'])
      })

      test('are renamed, paused, resumed, looked at and deleted', async () => {
        const { token } = await newAccount(target())
        const { data } = await create(wanted, { token })
        const path = { id: data._id }
        const change = async (body: object) =>
          (
            await succeed(target(), 'updateSavedSearch', zUpdateSavedSearchResponse, {
              token,
              path,
              body,
            })
          ).data
        expect(await change({ name: 'Sea', frequency: 'weekly', paused: true })).toMatchObject({
          name: 'Sea',
          frequency: 'weekly',
          state: 'paused',
        })
        expect((await change({ paused: false })).state).toBe('active')
        await succeed(target(), 'lookAtSavedSearch', zLookAtSavedSearchResponse, { token, path })
        await succeed(target(), 'deleteSavedSearch', zDeleteSavedSearchResponse, { token, path })
        await fail(target(), 'deleteSavedSearch', 404, { token, path })
        expect(await list({ token })).toEqual([])
      })

      test('belong to those who saved them', async () => {
        const owner = await newAccount(target())
        const { data } = await create(wanted, { token: owner.token })
        const path = { id: data._id }
        const stranger = await guest(target())
        await create({ ...wanted, email: owner.email }, { token: stranger })
        await fail(target(), 'updateSavedSearch', 404, {
          token: stranger,
          path,
          body: { paused: true },
        })
        await fail(target(), 'lookAtSavedSearch', 404, { token: stranger, path })
        await fail(target(), 'deleteSavedSearch', 404, { token: stranger, path })
        expect((await list({ token: owner.token })).map(({ _id }) => _id)).toEqual([data._id])
      })

      test('want an address, and answer alike whosever it is', async () => {
        const token = await guest(target())
        const { fields } = await fail(target(), 'createSavedSearch', 422, { token, body: wanted })
        expect(fields.map(({ path }) => path)).toEqual(['email'])
        const { individual } = target().accounts
        const answers = []
        for (const email of [freshEmail(), individual.email]) {
          const { message, data } = await create({ ...wanted, email }, { token })
          answers.push([message, data.state])
        }
        expect(answers[0]).toEqual(answers[1])
      })

      test('are repeated without a second one, and end at twenty', async () => {
        const token = await guest(target())
        const email = freshEmail()
        const body = { ...wanted, email }
        const headers = { 'Idempotency-Key': 'save-search-0001' }
        const first = await create(body, { token, headers })
        expect((await create(body, { token, headers })).data._id).toBe(first.data._id)
        for (const price_max of Array.from({ length: 19 }, (_, at) => (at + 1) * 10_000))
          await create({ ...body, search: `price_max=${price_max}` }, { token })
        await fail(target(), 'createSavedSearch', 429, { token, body: { ...body, search: '' } })
        expect(await list({ token })).toHaveLength(20)
      })

      test('are not confirmed by a token that nobody gave out', async () => {
        const body = { token: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01_nobody-gave-this-out' }
        await fail(target(), 'confirmSavedSearch', 422, { body })
      })
    },
  )
}
