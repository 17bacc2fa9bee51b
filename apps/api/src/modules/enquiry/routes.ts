import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import {
  zCreateEnquiryResponse,
  zCreateGetInTouchResponse,
} from '@manzil/api-client/generated/zod.gen'
import type { SuccessBody } from '@manzil/api-client/server-handler'
import type { Kysely } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'
import { firstAnswer } from '../../idempotency/first-answer.ts'
import type { RequestContext } from '../../request-context.ts'
import { type EnquiryParts, siteOf } from './parts.ts'
import { isPhoneBusy, phoneBusy } from './phone-limit.ts'
import { postLetter } from './post-letter.ts'
import { findDestination } from './recipient.ts'
import { newReference } from './reference.ts'
import { countAbout, insertCompanyMessage, insertEnquiry } from './repository.ts'

type EnquiryHandlers = Pick<ServerHandlers<RequestContext>, 'createEnquiry' | 'createGetInTouch'>

const HOUR_MS = 60 * 60_000

const listingBusy = {
  status: 429,
  problem: {
    code: 'too_many_requests',
    message: 'This listing gets too many enquiries just now. Please try again in an hour.',
  },
} as const

/** Letters of visitors to advertisers and to the company. */
export function enquiryHandlers(db: Kysely<Database>, parts: EnquiryParts): EnquiryHandlers {
  const { mailing, config, lookups } = parts
  const { company, domain, publicUrl } = siteOf(parts)
  /** Says no more than what is so: a receipt is promised only where one is on its way. */
  const received = (what: string, hasReceipt: boolean): string =>
    hasReceipt && mailing.delivers
      ? `${what} A confirmation is on its way to your e-mail address.`
      : what

  return {
    async createEnquiry({ headers, body }, { caller }) {
      const now = new Date()
      const call = {
        operation: 'createEnquiry',
        owner: caller?.id,
        headers,
        body,
        answer: zCreateEnquiryResponse,
      } as const
      const reply = await firstAnswer(db, call, async (trx) => {
        const found = await findDestination(trx, body, { company, publicUrl, lookups })
        if ('problem' in found) return found
        const { recipientId, receiver, listing } = found
        const property_id = body.property_id ?? null
        if (property_id !== null) {
          const lately = await countAbout(trx, property_id, new Date(now.getTime() - HOUR_MS))
          if (lately >= config.listingEnquiryLimit) return listingBusy
        }
        if (await isPhoneBusy(trx, body, now)) return phoneBusy
        const letter = {
          reference: newReference('EQ'),
          kind: body.kind,
          name: body.name,
          email: body.email ?? null,
          phone_number: body.phone_number ?? null,
          message: body.message,
          preferred_contact: body.preferred_contact ?? null,
          preferred_time: body.preferred_time ? new Date(body.preferred_time) : null,
          language: body.language ?? 'en',
        } as const
        const id = v7()
        await insertEnquiry(trx, {
          id,
          recipient_id: recipientId,
          property_id,
          sender_id: caller?.id ?? null,
          created_at: now,
          ...letter,
        })
        const hasReceipt = await postLetter(
          trx,
          { letter, receiver, ...(listing && { listing }) },
          { domain, now },
        )
        const message = received('Your enquiry has been received.', hasReceipt)
        const { reference } = letter
        const data = { _id: id, reference, created_at: now.toISOString() }
        return { status: 201, body: { message, data } }
      })
      mailing.nudge()
      return reply
    },

    async createGetInTouch({ headers, body }, { caller }) {
      const now = new Date()
      const call = {
        operation: 'createGetInTouch',
        owner: caller?.id,
        headers,
        body,
        answer: zCreateGetInTouchResponse,
      } as const
      const reply = await firstAnswer<SuccessBody<'createGetInTouch'>, typeof phoneBusy>(
        db,
        call,
        async (trx) => {
          if (await isPhoneBusy(trx, body, now)) return phoneBusy
          const letter = {
            reference: newReference('GT'),
            name: body.name,
            email: body.email ?? null,
            phone_number: body.phone_number ?? null,
            subject: body.subject,
            message: body.message,
            language: body.language ?? 'en',
          } as const
          const id = v7()
          const sender_id = caller?.id ?? null
          await insertCompanyMessage(trx, { id, sender_id, created_at: now, ...letter })
          const receiver = { mailbox: company, language: 'en', isAdvertiser: false } as const
          const hasReceipt = await postLetter(trx, { letter, receiver }, { domain, now })
          const message = received('Thank you. Your message has been received.', hasReceipt)
          const { reference } = letter
          const data = { _id: id, reference, created_at: now.toISOString() }
          return { status: 201, body: { message, data } }
        },
      )
      mailing.nudge()
      return reply
    },
  }
}
