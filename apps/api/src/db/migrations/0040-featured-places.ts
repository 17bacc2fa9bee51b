import { type Kysely, sql } from 'kysely'

/**
 * Paid places above results, and why and by whom a payment is sent back. Owners without a name are called
 * so in the reader's language. A property that leaves the lists, by whoever's hand, gives its place back;
 * live is the status 1.
 */
export async function addFeaturedPlaces(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table property add featured boolean not null default false;
    create index property_featured on property (agent_id) where featured;
    update property_text t set source_name = '' from property l
      where l.id = t.id and l.source = 'owner' and t.source_name = 'Advertiser';

    alter table payment add refund_reason text, add refund_by text collate "C";

    create or replace function give_featured_place_back() returns trigger language plpgsql as $$
    begin
      new.featured := false;
      return new;
    end
    $$;
    create trigger give_featured_place_back before update of status on property
      for each row when (new.featured and new.status <> 1)
      execute function give_featured_place_back();
  `.execute(db)
}
