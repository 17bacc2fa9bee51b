import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/schema.ts'

/** How long contact details stay that somebody left, in months. The privacy policy says so. */
const LETTER_MONTHS = 24

/** When each kind of letter was written, or last changed. */
const letters = [
  ['enquiry', 'created_at'],
  ['company_message', 'created_at'],
  ['listing_report', 'created_at'],
  ['lead_suggestion', 'updated_at'],
] as const

/** Removes enquiries, messages to the company, reports of listings and leads that are too old. */
export async function forgetOldLetters(db: Kysely<Database>): Promise<void> {
  for (const [table, written] of letters)
    await sql`
      delete from ${sql.table(table)}
      where ${sql.ref(written)} < now() - make_interval(months => ${LETTER_MONTHS})
    `.execute(db)
}
