import { type Kysely, sql } from 'kysely'

/** What visitors say is wrong with properties. They are the company's, never the advertiser's. */
export async function createListingReports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listing_report (
      id text collate "C" primary key,
      reference text not null,
      property_id text collate "C" not null,
      sender_id text collate "C",
      reason text not null,
      message text,
      email text,
      language text not null,
      created_at timestamptz not null
    );
    create index listing_report_property on listing_report (property_id, created_at desc);
    create index listing_report_sender on listing_report (sender_id) where sender_id is not null;
  `.execute(db)
}
