import {
  zAddLeadNoteResponse,
  zCreateEnquiryResponse,
  zExportLeadsResponse,
  zGetCurrentUserResponse,
  zGetLeadChoicesResponse,
  zGetLeadResponse,
  zListLeadsResponse,
  zMarkLeadSeenResponse,
  zReplyToLeadResponse,
  zUpdateLeadResponse,
} from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { fail, succeed } from '../call.ts'
import type { Suite } from '../coverage.ts'
import { nowhere } from '../nowhere.ts'
import { guest, member } from '../visitors.ts'

const needs = ['createEnquiry', 'getCurrentUser', 'listLeads', 'getLead'] as const

export function inboxCases({ cases, target }: Suite): void {
  /** A new enquiry to the account of a role, and its token. */
  async function ask(message = 'Is it still there?', role: 'agent' | 'agency' = 'agent') {
    const token = await member(target(), role)
    const { data: me } = await succeed(target(), 'getCurrentUser', zGetCurrentUserResponse, {
      token,
    })
    const { data } = await succeed(target(), 'createEnquiry', zCreateEnquiryResponse, {
      body: {
        kind: 'question',
        agent_id: me._id,
        name: 'Sara Khan',
        email: `lead-${crypto.randomUUID()}@example.com`,
        phone_number: `97150${String(Date.now()).slice(-7)}`,
        message,
        consent: 'enquiry_form',
      },
    })
    return { token, id: data._id, me: me._id, reference: data.reference }
  }
  const list = (token: string, query: string) =>
    succeed(target(), 'listLeads', zListLeadsResponse, { token, query })
  const read = async (token: string, id: string) =>
    (await succeed(target(), 'getLead', zGetLeadResponse, { token, path: { id } })).data
  const reply = (token: string, id: string, revision: number, headers = {}) =>
    succeed(target(), 'replyToLead', zReplyToLeadResponse, {
      token,
      path: { id },
      headers,
      body: { revision, text: 'Yes, it is.' },
    })

  cases('the leads of an advertiser', [...needs, 'markLeadSeen'], () => {
    test('are listed, found by what they say, and read by their handler', async () => {
      const { token, id, reference } = await ask('About the blue door')
      const { data, waiting, unread } = await list(token, `search=${reference}`)
      expect(data).toMatchObject([
        {
          _id: id,
          state: 'new',
          is_unread: true,
          is_waiting: true,
          excerpt: 'About the blue door',
        },
      ])
      expect(waiting).toBeGreaterThan(0)
      expect((await list(token, `search=${reference}&state=won`)).data).toEqual([])
      expect((await list(token, `search=${reference}&unanswered=true`)).data).toHaveLength(1)
      const seen = await succeed(target(), 'markLeadSeen', zMarkLeadSeenResponse, {
        token,
        path: { id },
      })
      expect(seen.data.row.is_unread).toBe(false)
      expect((await list(token, 'limit=1')).unread).toBe(unread - 1)
    })

    test('are nobody else’s', async () => {
      const { id } = await ask('For the agency', 'agency')
      const agent = { token: await member(target(), 'agent'), path: { id } }
      await fail(target(), 'getLead', 404, agent)
      await fail(target(), 'markLeadSeen', 404, agent)
      await fail(target(), 'getLead', 404, { ...agent, path: { id: nowhere } })
      await fail(target(), 'listLeads', 403, { token: await member(target()) })
      await fail(target(), 'getLead', 403, { token: await guest(target()), path: { id } })
      await fail(target(), 'listLeads', 401, {})
    })
  })

  cases('answers to leads', [...needs, 'replyToLead'], () => {
    test('go out once for each key, and not over a colleague’s', async () => {
      const { token, id } = await ask()
      const headers = { 'Idempotency-Key': `lead-${crypto.randomUUID()}` }
      const first = await reply(token, id, 0, headers)
      expect(first.data.row).toMatchObject({ state: 'answered', is_waiting: false, revision: 1 })
      expect((await reply(token, id, 0, headers)).data.entries).toHaveLength(1)
      const late = { token, path: { id }, body: { revision: 0, text: 'Me too' } }
      await fail(target(), 'replyToLead', 409, late)
      const other = { ...late, headers, body: { revision: 1, text: 'Another' } }
      await fail(target(), 'replyToLead', 422, other)
      expect((await read(token, id)).entries).toMatchObject([
        { kind: 'advertiser', text: 'Yes, it is.', automatic: false },
      ])
    })
  })

  cases('notes about leads', [...needs, 'addLeadNote'], () => {
    test('stand in the history and change nothing else', async () => {
      const { token, id } = await ask()
      const { data } = await succeed(target(), 'addLeadNote', zAddLeadNoteResponse, {
        token,
        path: { id },
        body: { text: 'Called, no answer' },
      })
      expect(data.entries).toMatchObject([{ kind: 'note', text: 'Called, no answer' }])
      expect(data.row).toMatchObject({ state: 'new', revision: 0, is_waiting: true })
      await fail(target(), 'addLeadNote', 422, { token, path: { id }, body: { text: ' ' } })
    })
  })

  cases('states of leads', [...needs, 'updateLead'], () => {
    const change = (token: string, id: string, body: object) =>
      succeed(target(), 'updateLead', zUpdateLeadResponse, { token, path: { id }, body })

    test('follow each other as they may', async () => {
      const { token, id } = await ask()
      const { data } = await change(token, id, { revision: 0, state: 'spam' })
      expect(data.next_states).toEqual(['new'])
      expect(data.entries).toMatchObject([{ kind: 'state', state: 'spam' }])
      const wrong = { token, path: { id }, body: { revision: 1, state: 'won' } }
      await fail(target(), 'updateLead', 409, wrong)
      const old = { token, path: { id }, body: { revision: 0, state: 'new' } }
      await fail(target(), 'updateLead', 409, old)
    })

    test('and handlers: nobody of another agency', async () => {
      const { token, id, me } = await ask()
      const stranger = { token, path: { id }, body: { revision: 0, handler_id: nowhere } }
      await fail(target(), 'updateLead', 409, stranger)
      const { data } = await change(token, id, { revision: 0, handler_id: me })
      expect(data.row.revision).toBe(0)
    })
  })

  cases('leads are given', [...needs, 'updateLead', 'getLeadChoices'], () => {
    test('to somebody of the same agency, who has them then', async () => {
      const { token, id, me } = await ask('For whoever is free', 'agency')
      const { people } = await succeed(target(), 'getLeadChoices', zGetLeadChoicesResponse, {
        token,
      })
      const other = people.find(({ _id }) => _id !== me)
      expect(people.map(({ _id }) => _id)).toContain(me)
      if (!other) throw new Error('the agency has no people')
      const { data } = await succeed(target(), 'updateLead', zUpdateLeadResponse, {
        token,
        path: { id },
        body: { revision: 0, handler_id: other._id },
      })
      expect(data.row).toMatchObject({ handler: other, is_unread: true, revision: 1 })
      expect((await list(token, `handler_id=${other._id}`)).data[0]?._id).toBe(id)
    })
  })

  cases('leads as a file', [...needs, 'exportLeads'], () => {
    test('are CSV without formulas', async () => {
      const { token, reference } = await ask('=HYPERLINK("http://example.com")')
      const { data } = await succeed(target(), 'exportLeads', zExportLeadsResponse, {
        token,
        query: `search=${reference}`,
      })
      expect(data.text.startsWith('\uFEFF')).toBe(true)
      expect(data.text).toContain(`"'=HYPERLINK(""http://example.com"")"`)
      expect(data.text.trimEnd().split('\r\n')).toHaveLength(2)
      // As the page writes them.
      expect(data.text).toMatch(/,\+971 50 \d{3} \d{4},/)
    })
  })
}
