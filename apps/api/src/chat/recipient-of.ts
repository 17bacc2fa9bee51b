import type { Recipient } from '@manzil/assistant/tools/desk'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { isMailable } from '../ports/mail/mailbox.ts'

/**
 * Who got an enquiry. One without a recipient went to the company of the site; an agent who cannot
 * be written to is reached over the agency.
 */
export async function recipientOf(db: Kysely<Database>, enquiryId: string): Promise<Recipient> {
  const row = await db
    .selectFrom('enquiry')
    .innerJoin('account', 'account.id', 'enquiry.recipient_id')
    .select(['account.role', 'account.email'])
    .where('enquiry.id', '=', enquiryId)
    .executeTakeFirst()
  if (!row) return 'site'
  return row.role === 'agent' && row.email !== null && isMailable(row.email) ? 'agent' : 'agency'
}
