import type { Kysely } from 'kysely'
import type { Database } from '../../db/schema.ts'
import { readBudget, readConversation } from './conversation-repository.ts'
import type { EnquiryBody } from './submission.ts'

/** What goes along with an enquiry beside its message, as it is stored. */
export interface SharedAlong {
  brief: string | null
  transcript: string | null
}

const nothing: SharedAlong = { brief: null, transcript: null }

/** Sentences that were agreed to where more than the message goes along. */
const agreeing: readonly EnquiryBody['consent'][] = [
  'enquiry_conversation',
  'assistant_conversation',
]

/** Only what the sender has agreed to, and of the sender's own conversation alone. */
export async function sharedAlong(
  trx: Kysely<Database>,
  { consent, search, share_conversation }: EnquiryBody,
  senderId: string | undefined,
): Promise<SharedAlong> {
  if (!agreeing.includes(consent)) return nothing
  const own = share_conversation === true ? senderId : undefined
  const lines = own === undefined ? [] : await readConversation(trx, own)
  const budget =
    own === undefined ? { min_budget: null, max_budget: null } : await readBudget(trx, own)
  const brief = { ...budget, search: search || null }
  const isEmpty = Object.values(brief).every((value) => value === null)
  return {
    brief: isEmpty ? null : JSON.stringify(brief),
    transcript: lines.length === 0 ? null : JSON.stringify(lines),
  }
}
