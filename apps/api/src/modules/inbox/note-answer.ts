import { afterAnswer } from '@manzil/domain/lead-states'
import type { Transaction } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { noteAnswerTime } from './repository/answer-time.ts'
import { updateLead } from './repository/entries.ts'
import type { LeadRowRead } from './repository/read-leads.ts'

/**
 * Notes that the advertiser has answered a lead, by a message or by what was done about its viewing: the visitor
 * waits no more, and a first answer counts for the time that answers take.
 */
export async function noteAnswer(
  trx: Transaction<Database>,
  lead: Pick<LeadRowRead, 'id' | 'state' | 'answered_at' | 'recipient_id'>,
  now: Date,
): Promise<void> {
  await updateLead(trx, lead.id, {
    state: afterAnswer(lead.state),
    unread: false,
    waiting_since: null,
    changed_at: now,
    answered_at: lead.answered_at ?? now,
  })
  if (lead.answered_at === null) await noteAnswerTime(trx, lead.recipient_id, now)
}
