import {
  zCreateEnquiryResponse,
  zDeleteAccountResponse,
  zDownloadMyDataResponse,
  zKeepAccountResponse,
  zListAgentsResponse,
  zListDisclosuresResponse,
  zLoginUserResponse,
  zRecordContactRevealResponse,
  zWithdrawDisclosureResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { newAccount } from '../new-account.ts'
import { nowhere } from '../nowhere.ts'
import { guest, member } from '../visitors.ts'

const signup = ['initiateSignup', 'verifySignupCode', 'setSignupPassword', 'loginUser'] as const
const sent = ['createEnquiry', 'listAgents', 'listDisclosures'] as const

export function myDataCases({ cases, target }: Suite): void {
  const ledger = (token: string) =>
    succeed(target(), 'listDisclosures', zListDisclosuresResponse, { token })
  const anAgent = async () =>
    (await succeed(target(), 'listAgents', zListAgentsResponse, { query: 'limit=1' })).data[0]?._id
  const write = async (token: string, email: string) =>
    succeed(target(), 'createEnquiry', zCreateEnquiryResponse, {
      token,
      body: {
        kind: 'question',
        agent_id: await anAgent(),
        name: 'Sara Khan',
        email,
        message: 'Is it still there?',
        language: 'de',
        consent: 'enquiry_form',
      },
    })
  const withdraw = (token: string, id: string | undefined, scope = 'one') =>
    succeed(target(), 'withdrawDisclosure', zWithdrawDisclosureResponse, {
      token,
      path: { id: id ?? '' },
      body: { scope },
    })

  cases('whom contact details were given to', [...sent, 'withdrawDisclosure'], () => {
    test('is told to whoever gave them, with the words that were shown', async () => {
      const token = await guest(target())
      const { data: receipt } = await write(token, 'sara@example.com')
      const { data, pagination, deletion_at } = await ledger(token)
      expect(pagination.total).toBe(1)
      expect(deletion_at).toBeNull()
      expect(data[0]).toMatchObject({
        kind: 'question',
        reference: receipt.reference,
        shared: ['name', 'email', 'message'],
        consent: { key: 'enquiry_form', language: 'de' },
        withdrawn_at: null,
      })
      expect(data[0]?.consent?.text).not.toContain('<')
      expect((await ledger(await guest(target()))).data).toEqual([])
    })

    test('is taken back once, by its owner alone', async () => {
      const token = await guest(target())
      await write(token, 'sara@example.com')
      const [row] = (await ledger(token)).data
      const other = { token: await guest(target()), body: { scope: 'one' } }
      await fail(target(), 'withdrawDisclosure', 404, { ...other, path: { id: row?._id ?? '' } })
      await fail(target(), 'withdrawDisclosure', 404, { ...other, path: { id: nowhere } })
      const first = await withdraw(token, row?._id)
      expect(first.data.withdrawn_at).not.toBeNull()
      expect((await withdraw(token, row?._id)).data).toEqual(first.data)
      expect((await ledger(token)).data).toEqual([first.data])
    })

    test('is taken back from one receiver as a whole', async () => {
      const token = await guest(target())
      await write(token, 'sara@example.com')
      await write(token, 'sara@example.com')
      const [row] = (await ledger(token)).data
      await withdraw(token, row?._id, 'recipient')
      const times = (await ledger(token)).data.map(({ withdrawn_at }) => withdrawn_at === null)
      expect(times).toEqual([false, false])
    })
  })

  cases('what a guest has sent', [...sent, ...signup, 'downloadMyData'], () => {
    test('goes along to the account that the guest logs in to, from its own address alone', async () => {
      const token = await guest(target())
      const { email, password } = await newAccount(target())
      await write(token, 'somebody-else@example.com')
      const { data: receipt } = await write(token, email)
      const body = { email, password }
      const logged = await succeed(target(), 'loginUser', zLoginUserResponse, { token, body })
      expect(logged.deletion_at ?? null).toBeNull()
      const { data } = await ledger(logged.token)
      expect(data.map(({ reference }) => reference)).toEqual([receipt.reference])
      const copy = await succeed(target(), 'downloadMyData', zDownloadMyDataResponse, {
        token: logged.token,
      })
      expect(copy.data.text).not.toContain('somebody-else')
    })

    test('from the verified address of an account is the account’s too', async () => {
      const { email, token } = await newAccount(target())
      await write(await guest(target()), email.toUpperCase())
      await write(await guest(target()), `x${email}`)
      expect((await ledger(token)).data).toHaveLength(1)
    })
  })

  cases('an advertiser’s number', ['recordContactReveal', 'listAgents', 'listDisclosures'], () => {
    test('is noted once when it is opened', async () => {
      const token = await guest(target())
      const body = { channel: 'whatsapp', agent_id: await anAgent() }
      const note = (more: object) =>
        succeed(target(), 'recordContactReveal', zRecordContactRevealResponse, {
          token,
          body: more,
        })
      await note(body)
      await note(body)
      await note({ ...body, agent_id: nowhere })
      const { data } = await ledger(token)
      expect(data).toMatchObject([{ kind: 'whatsapp', shared: [], consent: null }])
      await fail(target(), 'recordContactReveal', 401, { body })
    })
  })

  cases('a copy of everything', ['downloadMyData', ...sent], () => {
    test('is JSON, or a page in the language of the reader', async () => {
      const token = await guest(target())
      await write(token, 'sara@example.com')
      const read = (query: string, headers = {}) =>
        succeed(target(), 'downloadMyData', zDownloadMyDataResponse, { token, query, headers })
      const json = (await read('')).data
      expect(json.media_type).toBe('application/json')
      expect(JSON.parse(json.text)).toHaveProperty('sections')
      const html = (await read('format=html', { 'accept-language': 'ar' })).data
      expect(html.text).toContain('dir="rtl"')
      expect(html.text).not.toContain('<script')
      await fail(target(), 'downloadMyData', 401, {})
    })
  })

  const ends = ['deleteAccount', 'keepAccount', 'getCurrentUser', 'listDisclosures'] as const
  cases('the end of an account', [...ends, ...signup], () => {
    test('ends its sessions at once, and can be taken back by logging in', async () => {
      const { email, password, token } = await newAccount(target())
      const { fields } = await fail(target(), 'deleteAccount', 422, {
        token,
        body: { password: 'not it' },
      })
      expect(fields.map(({ path }) => path)).toEqual(['password'])
      const { deletion_at } = await succeed(target(), 'deleteAccount', zDeleteAccountResponse, {
        token,
        body: { password },
      })
      await fail(target(), 'getCurrentUser', 401, { token })
      const body = { email, password }
      const again = await succeed(target(), 'loginUser', zLoginUserResponse, { body })
      expect(again.deletion_at).toBe(deletion_at)
      expect((await ledger(again.token)).deletion_at).toBe(deletion_at)
      const keep = { token: again.token, body: {} }
      await succeed(target(), 'keepAccount', zKeepAccountResponse, keep)
      await succeed(target(), 'keepAccount', zKeepAccountResponse, keep)
      expect((await ledger(again.token)).deletion_at).toBeNull()
    })

    test('is not for guests, demo accounts and made-up links', async () => {
      const token = await guest(target())
      await fail(target(), 'deleteAccount', 403, { token, body: { password: 'x' } })
      const { password } = target().accounts.individual
      const demo = { token: await member(target()), body: { password } }
      await fail(target(), 'deleteAccount', 403, demo)
      await fail(target(), 'keepAccount', 401, { body: {} })
      const made = { body: { token: 'ka_made_up_made_up_made_up' } }
      expect((await fail(target(), 'keepAccount', 422, made)).fields[0]?.path).toBe('token')
    })
  })
}
