import type {
  OperatorCaseKind,
  OperatorCaseState,
  PaymentProvider,
  ReportReason,
  Role,
  UndeliveredMessage,
} from '@manzil/api-client/generated/types.gen'
import { addressKey } from '@manzil/domain/tidy-address'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { REMOVED, statusCodes } from '../../../db/codes.ts'
import type { Database } from '../../../db/schema.ts'

/** A case of any kind. */
export interface CaseRow {
  id: string
  title: string
  detail: string | null
  role: Role | null
  report_reason: ReportReason | null
  provider: PaymentProvider | null
  message: Pick<UndeliveredMessage, 'channel' | 'kind' | 'attempts'> | null
  person: string | null
  email: string | null
  state: OperatorCaseState
  at: Date
  reason: string | null
  amount: number | null
  property_id: string | null
  /** What cannot be decided although its state allows it: the account runs the site, the words are gone. */
  fixed: boolean
}

const nameOf = (alias: string) =>
  sql`coalesce(nullif(btrim(case when ${sql.ref(`${alias}.role`)} = 'agency' then ${sql.ref(`${alias}.company_name`)} end), ''),
    nullif(btrim(concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)})), ''),
    ${sql.ref(`${alias}.company_name`)})`

/** What cases of one kind alone have; the others have none of it. */
const particular = ({
  role = sql`null::text`,
  report_reason = sql`null::text`,
  provider = sql`null::text`,
  message = sql`null::jsonb`,
}: Partial<Record<'role' | 'report_reason' | 'provider' | 'message', RawBuilder<unknown>>>) =>
  sql`${role} as role, ${report_reason} as report_reason, ${provider} as provider, ${message} as message`

/** Every case of a kind, as one table. */
const rowsOf: Readonly<Record<OperatorCaseKind, RawBuilder<CaseRow>>> = {
  property: sql`
    select l.id, l.title, l.reference as detail, ${nameOf('a')} as person, a.email,
      case l.status when ${statusCodes.in_review} then 'waiting'
        when ${statusCodes.rejected} then 'refused' else 'approved' end as state,
      l.updated_at as at, s.reason, null::numeric as amount, l.id as property_id,
      not l.status = any(${[statusCodes.in_review, statusCodes.live, statusCodes.hidden]}::int[]) as fixed, ${particular({})}
    from property l join property_state s on s.property_id = l.id
    left join account a on a.id = l.agent_id
    where l.status <> ${REMOVED} and (l.status in (${statusCodes.in_review}, ${statusCodes.rejected})
      or exists (select from property_history h where h.property_id = l.id and h.action = 'approve'))`,
  licence: sql`
    select a.id, coalesce(${nameOf('a')}, a.email, a.id) as title, a.rera_number as detail,
      coalesce(g.company_name, a.company_name) as person, a.email,
      case when not a.rera_unchecked then 'approved' when a.licence_reason is null then 'waiting'
        else 'refused' end as state,
      a.updated_at as at, a.licence_reason as reason, null::numeric as amount,
      null::text as property_id, false as fixed, ${particular({})}
    from account a left join account g on g.id = a.agency_id
    where a.role in ('agent', 'agency') and a.rera_number is not null`,
  account: sql`
    select a.id, coalesce(${nameOf('a')}, a.email, a.id) as title, null::text as detail,
      coalesce(g.company_name, a.company_name) as person, a.email,
      case when a.suspended_at is null then 'active' else 'suspended' end as state,
      coalesce(a.suspended_at, a.created_at) as at, a.suspended_reason as reason,
      null::numeric as amount, null::text as property_id, a.role = 'admin' as fixed, ${particular({ role: sql`a.role` })}
    from account a left join account g on g.id = a.agency_id where a.role <> 'guest'`,
  report: sql`
    select r.id, coalesce(l.title, r.property_id) as title,
      concat_ws(E'\\n', r.reference, r.message) as detail, ${nameOf('a')} as person, r.email,
      case r.state when 'open' then 'waiting' else r.state end as state, r.created_at as at,
      r.decided_reason as reason, null::numeric as amount, r.property_id, false as fixed, ${particular({ report_reason: sql`r.reason` })}
    from property_report r left join property l on l.id = r.property_id
    left join account a on a.id = l.agent_id`,
  mail: sql`
    select m.id, coalesce(m.content ->> 'subject', '') as title, null::text as detail, null::text as person,
      m.to_address as email, case m.state when 'dead' then 'failed' else m.state end as state,
      coalesce(m.ended_at, m.created_at) as at, m.last_error as reason, null::numeric as amount,
      null::text as property_id, m.content is null as fixed, ${particular({ message: sql`jsonb_build_object('channel', m.channel, 'kind', m.kind, 'attempts', m.attempts)` })}
    from outbox_mail m where m.state in ('dead', 'given_up')`,
  payment: sql`
    select p.id, n.name as title, null::text as detail, ${nameOf('a')} as person, a.email,
      case when p.refunded_at is not null then 'refunded'
        when p.refund_wanted_at is not null then 'processing'
        when p.status in ('preparing', 'open') then 'open' when p.status = 'failed' then 'failed'
        else p.status end as state,
      coalesce(p.paid_at, p.created_at) as at, p.refund_reason as reason,
      p.total_fils::numeric / 100 as amount, null::text as property_id, false as fixed, ${particular({ provider: sql`p.provider` })}
    from payment p join plan n on n.id = p.plan_id left join account a on a.id = p.account_id`,
}

/** Lets one operator at a time decide on a case: others wait here, and read it as it is then. */
export async function takeCase(
  trx: Transaction<Database>,
  kind: OperatorCaseKind,
  id: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${id}`}, ${CASES}))`.execute(
    trx,
  )
}

/** Any number that no other locks by names use. */
const CASES = 65

/** States that somebody has to do something about. */
const waiting = ['waiting', 'failed']

export interface CaseFilter {
  state?: OperatorCaseState | undefined
  search?: string | undefined
  id?: string | undefined
}

/** Cases of a kind, those that wait first, then the newest. */
export async function readCases(
  db: Kysely<Database>,
  kind: OperatorCaseKind,
  { state, search = '', id }: CaseFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: CaseRow[]; total: number }> {
  // An address is found in whatever way it is written.
  const words = addressKey(search)
  const from = sql`from (${rowsOf[kind]}) c where true
    ${id === undefined ? sql`` : sql`and c.id = ${id}`}
    ${state === undefined ? sql`` : sql`and c.state = ${state}`}
    ${words === '' ? sql`` : sql`and strpos(lower(concat_ws(' ', c.title, c.detail, c.role, c.report_reason, c.person, c.email, c.id)), ${words}) > 0`}`
  const { rows } = await sql<CaseRow>`
    select c.* ${from} order by (c.state = any(${waiting}::text[])) desc, c.at desc, c.id desc
    offset ${offset} limit ${limit}
  `.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(db)
  return {
    rows: rows.map((row) => ({ ...row, amount: row.amount === null ? null : Number(row.amount) })),
    total: counted.rows[0]?.total ?? 0,
  }
}
