import { type Kysely, sql } from 'kysely'

/** What an offer says besides the property: plot, deposit, day from which it is free, films. */
export async function addOffers(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listing_text
      add column plot_size double precision,
      add column security_deposit bigint,
      add column available_from date,
      add column total_floors smallint,
      add column video_url text,
      add column tour_url text
  `.execute(db)
}
