import { type Kysely, sql } from 'kysely'

/**
 * Plans, who holds them, and what was paid for them. Money is in fils, a hundredth of a dirham. An
 * invoice stands by itself: it stays when the account that it is for is gone.
 */
export async function createPlans(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table plan (
      id text collate "C" primary key,
      name text not null,
      name_ar text not null,
      description text not null,
      user_type text collate "C" not null check (user_type in ('agent', 'agency')),
      price bigint not null check (price >= 0),
      vat_percent integer not null check (vat_percent between 0 and 100),
      period text collate "C" not null check (period in ('month', 'year')),
      properties_limit integer not null,
      featured_limit integer not null,
      photos_limit integer not null,
      agents_limit integer not null,
      features text[] not null,
      is_popular boolean not null,
      is_sold boolean not null default true,
      created_at timestamptz not null default now()
    );

    create table payment (
      id text collate "C" primary key,
      session_id text collate "C" unique,
      provider text collate "C" not null check (provider in ('stripe', 'embedded')),
      account_id text collate "C" not null references account on delete cascade,
      plan_id text collate "C" not null references plan,
      starts text collate "C" not null check (starts in ('now', 'after', 'instead')),
      held_id text collate "C",
      price_fils bigint not null,
      credit_fils bigint not null,
      vat_percent integer not null,
      vat_fils bigint not null,
      total_fils bigint not null,
      language text collate "C" not null,
      url text,
      status text collate "C" not null check
        (status in ('preparing', 'open', 'processing', 'paid', 'failed', 'cancelled', 'expired')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      paid_at timestamptz,
      provider_payment text collate "C",
      refund_wanted_at timestamptz,
      refunded_at timestamptz,
      check (status = 'preparing' or (session_id is not null and url is not null)),
      check (price_fils - credit_fils + vat_fils = total_fils and total_fils >= 0)
    );
    create index payment_account on payment (account_id, created_at desc);
    create index payment_unsettled on payment (created_at)
      where status in ('preparing', 'open', 'processing');
    create index payment_refund on payment (refund_wanted_at)
      where refund_wanted_at is not null and refunded_at is null;

    create table user_plan (
      id text collate "C" primary key,
      account_id text collate "C" not null references account on delete cascade,
      plan_id text collate "C" not null references plan,
      status text collate "C" not null check (status in ('active', 'cancelled', 'replaced')),
      started_at timestamptz not null,
      ends_at timestamptz not null,
      price_fils bigint not null,
      paid_fils bigint not null,
      payment_id text collate "C" unique references payment,
      reminders integer not null default 0,
      settled_at timestamptz,
      created_at timestamptz not null default now(),
      check (ends_at >= started_at)
    );
    create index user_plan_account on user_plan (account_id, created_at desc, id desc);
    create index user_plan_end on user_plan (ends_at) where settled_at is null;

    create table payment_event (
      id text collate "C" primary key,
      type text not null,
      received_at timestamptz not null
    );
    create index payment_event_age on payment_event (received_at);

    create table invoice_counter (
      issuer text collate "C" primary key,
      last_number integer not null
    );

    create table invoice (
      id text collate "C" primary key,
      issuer text collate "C" not null,
      number integer not null check (number > 0),
      kind text collate "C" not null check (kind in ('invoice', 'credit_note')),
      corrects_id text collate "C" references invoice,
      account_id text collate "C" references account on delete set null,
      payment_id text collate "C" not null,
      issued_at timestamptz not null,
      language text collate "C" not null,
      is_test boolean not null,
      supplier jsonb not null,
      buyer jsonb not null,
      plan_name text not null,
      plan_name_ar text not null,
      period_start timestamptz not null,
      period_end timestamptz not null,
      price_fils bigint not null,
      credit_fils bigint not null,
      vat_percent integer not null,
      vat_fils bigint not null,
      total_fils bigint not null,
      unique (issuer, number),
      unique (payment_id, kind)
    );
    create index invoice_account on invoice (account_id, issued_at desc, id desc);
    create index invoice_age on invoice (issued_at);
  `.execute(db)
}
