import { type QueryExecutorProvider, sql } from 'kysely'
import { tidyAddress } from './0043-one-address.ts'

/**
 * Addresses that visitors left are written as those of accounts are, so that what somebody sent from a domain
 * of other letters is found, and taken back, with their account.
 */
export async function tidySenders(db: QueryExecutorProvider): Promise<void> {
  for (const table of ['enquiry', 'company_message', 'property_report', 'disclosure']) {
    const { rows } = await sql<{ email: string }>`
      select distinct email from ${sql.table(table)} where split_part(email, '@', 2) ~ '[^ -~]'
    `.execute(db)
    for (const { email } of rows)
      await sql`
        update ${sql.table(table)} set email = ${tidyAddress(email)} where email = ${email}
      `.execute(db)
  }
}
