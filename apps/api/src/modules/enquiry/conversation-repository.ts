import type { LeadBrief, LeadTranscriptLine } from '@manzil/api-client/generated/types.gen'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** Messages that go along, the newest, and letters of each; the contract's limits. */
const LINES = 200
const LETTERS = 4000

/** What was said in the newest conversation of an account, oldest first; cards are left out. */
export async function readConversation(
  trx: Kysely<Database>,
  accountId: string,
): Promise<LeadTranscriptLine[]> {
  const { rows } = await sql<{ role: 'user' | 'bot'; text: string; created_at: Date }>`
    select m.role, left(m.payload ->> 'message', ${LETTERS}) as text, m.created_at
    from chat_message m
    where m.session_id = (
        select id from chat_session where account_id = ${accountId}
        order by updated_at desc, id desc limit 1
      )
      and m.type = 'text' and m.payload ->> 'message' is not null
    order by m.seq desc limit ${LINES}
  `.execute(trx)
  return rows
    .reverse()
    .map(({ role, text, created_at }) => ({ role, text, at: new Date(created_at).toISOString() }))
}

/** The budget that an account has left with the assistant. */
export async function readBudget(
  trx: Kysely<Database>,
  accountId: string,
): Promise<Pick<LeadBrief, 'min_budget' | 'max_budget'>> {
  const found = await trx
    .selectFrom('lead_suggestion')
    .select(['min_budget', 'max_budget'])
    .where('account_id', '=', accountId)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? { min_budget: null, max_budget: null }
}
