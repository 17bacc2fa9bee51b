import { type Kysely, sql } from 'kysely'

/**
 * Who asks to be called leaves a telephone number or an e-mail address, and not both. Requests
 * without an address are counted by their number, however its country is written.
 */
export async function allowOneChannel(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table enquiry
      alter column email drop not null,
      alter column phone_number drop not null;
    alter table company_message alter column email drop not null;
    create index enquiry_phone on enquiry (right(phone_number, 9), created_at)
      where email is null;
    create index company_message_phone on company_message (right(phone_number, 9), created_at)
      where email is null
  `.execute(db)
}
