import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type { CompanyMessageTable, EnquiryTable } from '../../db/enquiry-tables.ts'
import type { Database } from '../../db/schema.ts'

export async function insertEnquiry(
  trx: Transaction<Database>,
  enquiry: Insertable<EnquiryTable>,
): Promise<void> {
  await trx.insertInto('enquiry').values(enquiry).execute()
}

export async function insertCompanyMessage(
  trx: Transaction<Database>,
  message: Insertable<CompanyMessageTable>,
): Promise<void> {
  await trx.insertInto('company_message').values(message).execute()
}

/** Digits by which a number is told from others, however its country is written. */
const TELLING_DIGITS = 9

/** Requests since then that named this number and no e-mail address, to whomever they went. */
export async function countByPhone(
  db: Kysely<Database>,
  phone: string,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ requests: number }>`
    select sum(requests)::int as requests from (
      select count(*) as requests from enquiry
      where email is null and right(phone_number, 9) = ${phone.slice(-TELLING_DIGITS)}
        and created_at > ${since}
      union all
      select count(*) from company_message
      where email is null and right(phone_number, 9) = ${phone.slice(-TELLING_DIGITS)}
        and created_at > ${since}
    ) as letters
  `.execute(db)
  return rows[0]?.requests ?? 0
}

/** Reports about a listing since then. */
export async function countReports(
  db: Kysely<Database>,
  propertyId: string,
  since: Date,
): Promise<number> {
  const row = await db
    .selectFrom('listing_report')
    .select(sql<number>`count(*)`.as('reports'))
    .where('property_id', '=', propertyId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.reports
}

/** Enquiries about a listing since then. */
export async function countAbout(
  db: Kysely<Database>,
  propertyId: string,
  since: Date,
): Promise<number> {
  const row = await db
    .selectFrom('enquiry')
    .select(sql<number>`count(*)`.as('enquiries'))
    .where('property_id', '=', propertyId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.enquiries
}
