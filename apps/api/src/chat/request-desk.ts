import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { zCreateEnquiryBody, zCreateGetInTouchBody } from '@manzil/api-client/generated/zod.gen'
import type { HomeRequest, RequestDesk, Visitor } from '@manzil/assistant/tools/desk'
import { type Kysely, sql } from 'kysely'
import type { Logger } from 'pino'
import type { Database } from '../db/schema.ts'
import type { Caller, RequestContext } from '../request-context.ts'
import type { RateLimit } from './rate-limit.ts'
import { recipientOf } from './recipient-of.ts'

export type Enquiries = Pick<ServerHandlers<RequestContext>, 'createEnquiry' | 'createGetInTouch'>

interface Parts {
  db: Kysely<Database>
  /** The same letters that the page of a listing and the contact page send. */
  enquiries: Enquiries
  /** Requests of one account. */
  limit: RateLimit
  /** Requests from one address: whoever opens accounts sends no more by the chat than by its pages. */
  addressLimit: RateLimit
  logger: Logger
}

/** Who asks at a desk: the account, and whom limits by address count for it. */
export interface Asker {
  accountId: string
  addressKey: string
}

/** Opens the desk for one visitor and one message; `key` names the message. */
export type OpenDesk = (asker: Asker, key: string) => RequestDesk

const leastDigits = 10

/** Where the assistant hands requests in: they become enquiries, and so leads of whoever advertises. */
export function createRequestDesk({ db, enquiries, limit, addressLimit, logger }: Parts): OpenDesk {
  return ({ accountId, addressKey }, key) => ({
    visitor: () => findVisitor(db, accountId),
    takenTimes: (listingId, from, to) => readTakenTimes(db, listingId, from, to),
    async handIn(request) {
      if (!limit(accountId)) return { kind: 'busy' }
      if (!addressLimit(addressKey)) {
        limit.giveBack(accountId)
        return { kind: 'busy' }
      }
      const caller = await findCaller(db, accountId)
      if (caller === undefined) return { kind: 'failed' }
      const parts = { path: undefined, query: undefined, headers: { 'Idempotency-Key': key } }
      const visit = { caller, token: undefined, log: logger }
      if (request.listingId === undefined) {
        const body = zCreateGetInTouchBody.safeParse(toCompany(request))
        if (!body.success) return { kind: 'failed' }
        const reply = await enquiries.createGetInTouch({ ...parts, body: body.data }, visit)
        if (reply.status !== 201) return { kind: refusals[reply.status] ?? 'failed' }
        return { kind: 'sent', reference: reply.body.data.reference, to: 'site' }
      }
      const body = zCreateEnquiryBody.safeParse(toEnquiry(request))
      if (!body.success) return { kind: 'failed' }
      const reply = await enquiries.createEnquiry({ ...parts, body: body.data }, visit)
      if (reply.status !== 201) return { kind: refusals[reply.status] ?? 'failed' }
      const { _id, reference } = reply.body.data
      return { kind: 'sent', reference, to: await recipientOf(db, _id) }
    },
  })
}

/** A call about no home is the company's. The message says when, since there is no field for it. */
function toCompany({ name, email, phone, message, language }: HomeRequest) {
  return {
    name,
    email,
    phone_number: phone ?? null,
    subject: phone === undefined ? 'An answer by e-mail' : 'A callback',
    message,
    language,
  }
}

function toEnquiry(request: HomeRequest) {
  const { kind, listingId, name, email, phone, message, preferredTime, language } = request
  return {
    kind,
    property_id: listingId,
    name,
    email,
    phone_number: phone,
    message,
    ...(kind === 'callback' && { preferred_contact: phone === undefined ? 'email' : 'phone' }),
    preferred_time: preferredTime ?? null,
    language,
  }
}

const refusals: Readonly<Record<number, 'gone' | 'busy'>> = { 404: 'gone', 429: 'busy' }

const findCaller = (db: Kysely<Database>, id: string): Promise<Caller | undefined> =>
  db.selectFrom('account').select(['id', 'role']).where('id', '=', id).executeTakeFirst()

/** What an account says about its owner; guests have said nothing. */
async function findVisitor(db: Kysely<Database>, id: string): Promise<Visitor> {
  const row = await db
    .selectFrom('account')
    .select(['first_name', 'last_name', 'email', 'phone'])
    .where('id', '=', id)
    .executeTakeFirst()
  const name = [row?.first_name, row?.last_name].filter(Boolean).join(' ')
  const phone = row?.phone?.replace(/\D/g, '') ?? ''
  return {
    ...(name !== '' && { name }),
    ...(row?.email && { email: row.email }),
    ...(phone.length >= leastDigits && { phone }),
  }
}

/** Viewings that somebody has asked for here, of the listing or with its agent; no calendar is known. */
async function readTakenTimes(
  db: Kysely<Database>,
  listingId: string,
  from: Date,
  to: Date,
): Promise<string[]> {
  const { rows } = await sql<{ preferred_time: Date }>`
    select e.preferred_time from enquiry e
    where e.kind = 'viewing' and e.preferred_time between ${from} and ${to}
      and (e.property_id = ${listingId}
        or e.recipient_id = (select l.agent_id from listing l where l.id = ${listingId}))
  `.execute(db)
  return rows.map(({ preferred_time }) => new Date(preferred_time).toISOString())
}
