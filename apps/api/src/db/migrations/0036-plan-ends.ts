import { type Kysely, sql } from 'kysely'

/**
 * Credit notes are numbered apart from invoices. Properties that are hidden because a plan has no room for
 * them are remembered, so that the next plan shows them again.
 */
export async function addPlanEnds(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table invoice
      drop constraint invoice_issuer_number_key,
      add constraint invoice_series_number_key unique (issuer, kind, number);
    alter table invoice_counter
      add column kind text collate "C" not null default 'invoice',
      drop constraint invoice_counter_pkey,
      add primary key (issuer, kind);
    alter table payment add column payer jsonb;
    create table plan_pause (
      property_id text collate "C" primary key references property on delete cascade,
      account_id text collate "C" not null references account on delete cascade
    );
    create index plan_pause_account on plan_pause (account_id)
  `.execute(db)
}
