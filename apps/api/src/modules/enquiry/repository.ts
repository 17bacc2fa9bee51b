import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import type {
  CompanyMessageTable,
  EnquiryTable,
  PropertyReportTable,
} from '../../db/enquiry-tables.ts'
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

export async function insertReport(
  trx: Transaction<Database>,
  report: Insertable<PropertyReportTable>,
): Promise<void> {
  await trx.insertInto('property_report').values(report).execute()
}

/** How an advertiser is called and written to, and how the agency is. */
export const findContact = (db: Kysely<Database>, id: string) =>
  db
    .selectFrom('account as agent')
    .leftJoin('account as agency', 'agency.id', 'agent.agency_id')
    .select([
      'agent.first_name',
      'agent.last_name',
      'agent.company_name',
      'agent.languages',
      'agent.email',
      'agency.email as agency_email',
    ])
    .where('agent.id', '=', id)
    .executeTakeFirst()
export type ContactRow = NonNullable<Awaited<ReturnType<typeof findContact>>>

/** The account that got an enquiry; undefined where none did. */
export const findRecipient = (db: Kysely<Database>, enquiryId: string) =>
  db
    .selectFrom('enquiry')
    .innerJoin('account', 'account.id', 'enquiry.recipient_id')
    .select(['account.role', 'account.email'])
    .where('enquiry.id', '=', enquiryId)
    .executeTakeFirst()
export type RecipientRow = NonNullable<Awaited<ReturnType<typeof findRecipient>>>

/** Viewings that somebody has asked for, of the property or with its agent. */
export async function readViewingTimes(
  db: Kysely<Database>,
  propertyId: string,
  from: Date,
  to: Date,
): Promise<Date[]> {
  const { rows } = await sql<{ preferred_time: Date }>`
    select e.preferred_time from enquiry e
    where e.kind = 'viewing' and e.withdrawn_at is null and e.preferred_time between ${from} and ${to}
      and (e.property_id = ${propertyId}
        or e.recipient_id = (select l.agent_id from property l where l.id = ${propertyId}))
  `.execute(db)
  return rows.map(({ preferred_time }) => new Date(preferred_time))
}

/** Digits by which a number is told from others, however its country is written. */
const TELLING_DIGITS = 9

/**
 * Requests since then that named this number and no e-mail address, to whomever they went. Withdrawn ones
 * are known by the hash of the number.
 */
export async function countByPhone(
  db: Kysely<Database>,
  { phone, hash }: { phone: string; hash: string },
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
      union all
      select count(*) from enquiry where withdrawn_phone_hash = ${hash} and created_at > ${since}
      union all
      select count(*) from company_message
      where withdrawn_phone_hash = ${hash} and created_at > ${since}
    ) as submissions
  `.execute(db)
  return rows[0]?.requests ?? 0
}

/** Reports about a property since then. */
export async function countReports(
  db: Kysely<Database>,
  propertyId: string,
  since: Date,
): Promise<number> {
  const row = await db
    .selectFrom('property_report')
    .select(sql<number>`count(*)`.as('reports'))
    .where('property_id', '=', propertyId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return row.reports
}

/** Enquiries about a property since then. */
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

/** How long contact details stay that somebody left, in months. The privacy policy says so. */
export const KEPT_MONTHS = 24

/** When each kind of submission was written, or last changed. */
const submissions = [
  ['enquiry', 'created_at'],
  ['company_message', 'created_at'],
  ['property_report', 'created_at'],
  ['lead_suggestion', 'updated_at'],
  ['disclosure', 'created_at'],
] as const

/** Removes enquiries, messages to the company, reports of properties, leads and what the ledger says of them. */
export async function forgetOldSubmissions(db: Kysely<Database>): Promise<void> {
  for (const [table, written] of submissions)
    await sql`
      delete from ${sql.table(table)}
      where ${sql.ref(written)} < now() - make_interval(months => ${KEPT_MONTHS})
    `.execute(db)
}
