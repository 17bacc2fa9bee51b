import type { ServerHandlers } from '@manzil/api-client/generated/server-handlers.gen'
import { zReportListingResponse } from '@manzil/api-client/generated/zod.gen'
import type { Kysely } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../../db/schema.ts'
import { firstAnswer } from '../../idempotency/first-answer.ts'
import { queueMail } from '../../mail/outbox.ts'
import { reportNoticeOf } from '../../mail/report-mail.ts'
import type { RequestContext } from '../../request-context.ts'
import { listingGone } from '../property/problems.ts'
import { type EnquiryParts, siteOf } from './parts.ts'
import { findListingFacts } from './recipient.ts'
import { newReference } from './reference.ts'
import { countReports } from './repository.ts'

const HOUR_MS = 60 * 60_000

const listingBusy = {
  status: 429,
  problem: {
    code: 'too_many_requests',
    message: 'This listing has been reported often just now. Please try again in an hour.',
  },
} as const

/** Reports about listings: kept, and told to the company. */
export function reportHandlers(
  db: Kysely<Database>,
  parts: EnquiryParts,
): Pick<ServerHandlers<RequestContext>, 'reportListing'> {
  const { company, domain, publicUrl } = siteOf(parts)
  return {
    async reportListing({ headers, body }, { caller }) {
      const now = new Date()
      const call = {
        operation: 'reportListing',
        owner: caller?.id,
        headers,
        body,
        answer: zReportListingResponse,
      } as const
      const reply = await firstAnswer(db, call, async (trx) => {
        const listing = await findListingFacts(trx, body.property_id, {
          publicUrl,
          lookups: parts.lookups,
        })
        if (!listing) return listingGone
        const since = new Date(now.getTime() - HOUR_MS)
        const lately = await countReports(trx, body.property_id, since)
        if (lately >= parts.config.listingEnquiryLimit) return listingBusy
        const report = {
          reference: newReference('RP'),
          reason: body.reason,
          message: body.message?.trim() || null,
          email: body.email ?? null,
        }
        const id = v7()
        await trx
          .insertInto('listing_report')
          .values({
            id,
            property_id: body.property_id,
            sender_id: caller?.id ?? null,
            language: body.language ?? 'en',
            created_at: now,
            ...report,
          })
          .execute()
        if (company) await queueMail(trx, reportNoticeOf(report, listing, company), { domain, now })
        const data = { _id: id, reference: report.reference, created_at: now.toISOString() }
        return { status: 201, body: { message: 'Your report has been received.', data } }
      })
      parts.mailing.nudge()
      return reply
    },
  }
}
