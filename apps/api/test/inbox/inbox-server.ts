import type { LeadDetail } from '@manzil/api-client/generated/types.gen'
import {
  zCreateEnquiryResponse,
  zGetLeadResponse,
  zListLeadsResponse,
  zReplyToLeadResponse,
} from '@manzil/api-client/generated/zod.gen'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { createPostmarkMail } from '../../src/ports/inbound-mail/postmark-mail.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'

export const people = {
  agency: '0197a1c2-7d10-7e3a-9b54-000000000001',
  omar: '0197a1c2-7d10-7e3a-9b54-000000000002',
  lina: '0197a1c2-7d10-7e3a-9b54-000000000003',
  stranger: '0197a1c2-7d10-7e3a-9b54-000000000004',
} as const
export type Person = keyof typeof people

export const login = { user: 'postmark', password: 'a password of tests' }
export const replyAddress = 'leads@in.example.com'

const account = (person: Person, role: 'agent' | 'agency', agency: string | null) => ({
  id: people[person],
  role,
  agency_id: agency,
  first_name: role === 'agent' ? person : null,
  company_name: role === 'agency' ? 'Gulf Homes' : null,
  email: `${person}@broker.example`,
  languages: ['en'],
})

/** An agency with two agents, an agent of nobody's, and the server over them. */
export function useInbox({
  open = () => openTestDatabase(),
  byMail = false,
}: {
  open?: () => Promise<OpenDatabase>
  byMail?: boolean
} = {}) {
  let held: { database: OpenDatabase; app: FastifyInstance } | undefined
  const tokens = new Map<string, string>()
  const now = () => {
    if (!held) throw new Error('the inbox opens with the first test')
    return held
  }
  beforeAll(async () => {
    const database = await open()
    await database.db
      .insertInto('account')
      .values([
        account('agency', 'agency', null),
        account('omar', 'agent', people.agency),
        account('lina', 'agent', people.agency),
        account('stranger', 'agent', null),
      ])
      .execute()
    const sessions = createSessions(database.db)
    for (const [person, id] of Object.entries(people)) {
      const role = person === 'agency' ? 'agency' : 'agent'
      tokens.set(id, await sessions.open({ id, role }))
    }
    const mail = byMail
      ? { replyAddress, inboundMail: createPostmarkMail({ address: replyAddress, ...login }) }
      : {}
    held = { database, app: await buildTestApp(database, mail) }
  })
  afterAll(async () => {
    await held?.app.close()
    await held?.database.close()
  })

  const call = (
    who: Person,
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) =>
    now().app.inject({
      method,
      url: `/api/inbox/${url}`,
      headers: { authorization: `Bearer ${tokens.get(people[who])}`, ...headers },
      ...(payload && { payload }),
    })

  return {
    now,
    call,
    /** A new enquiry to somebody; answers its id. */
    async ask(to: Person = 'omar', more: object = {}, token?: string): Promise<string> {
      const response = await now().app.inject({
        method: 'POST',
        url: '/api/enquiry/create-enquiry',
        headers: token ? { authorization: `Bearer ${token}` } : {},
        payload: {
          kind: 'question',
          agent_id: people[to],
          name: 'Sara Khan',
          email: `sara-${crypto.randomUUID().slice(0, 8)}@example.com`,
          message: 'Is it still there?',
          ...more,
        },
      })
      return zCreateEnquiryResponse.parse(response.json()).data._id
    },
    read: async (who: Person, id: string): Promise<LeadDetail> =>
      zGetLeadResponse.parse((await call(who, 'GET', `get-lead/${id}`)).json()).data,
    list: async (who: Person, query = '') =>
      zListLeadsResponse.parse((await call(who, 'GET', `get-my-leads?${query}`)).json()),
    reply: async (who: Person, id: string, revision: number, text = 'Yes, it is.') =>
      zReplyToLeadResponse.parse(
        (await call(who, 'POST', `reply-to-lead/${id}`, { revision, text })).json(),
      ).data,
    /** Mails of a lead that wait, the newest last. */
    async mails(id: string) {
      const rows = await now()
        .database.db.selectFrom('outbox_mail')
        .selectAll()
        .where('submission_id', '=', id)
        .orderBy('id')
        .execute()
      return rows.map(({ kind, to_address, message_id, content }) => ({
        kind,
        to: to_address,
        message_id,
        ...(content as {
          text: string
          subject: string
          replyTo: { address: string } | null
          references?: string[]
        }),
      }))
    },
  }
}
