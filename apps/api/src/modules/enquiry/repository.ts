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
