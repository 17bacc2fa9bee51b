import type { ServiceNeed } from '@manzil/api-client/generated/types.gen'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { purposeCodes } from '../../db/codes.ts'
import type { Database } from '../../db/schema.ts'

/** What a card shows of an agent or an agency, but for its areas. */
export interface AdvertiserRow {
  id: string
  role: 'agent' | 'agency'
  name: string
  photo: string | null
  logo: string | null
  agency_id: string | null
  agency_name: string | null
  nationality: string | null
  languages: string[]
  service_need: ServiceNeed[]
  rera_number: string | null
  verified: boolean
  sale: number
  rent: number
  agents: number
  response_minutes: number | null
  phone: string | null
  about: string | null
  about_ar: string | null
  created_at: Date
  /** Profiles that meet the conditions, beyond this page too. */
  total: number
}

export type AdvertiserCondition = RawBuilder<boolean>

export interface AdvertiserQuery {
  /** On `p`, the public profile. */
  where: readonly AdvertiserCondition[]
  /** Whose people alone matter: then nobody else's listings are counted, which is faster. */
  only?: string
  slice?: { limit: number; offset: number }
}

/** An agency is called by its own name, a person by first and last name. */
const name = sql`coalesce(
  case when a.role = 'agency' then nullif(btrim(a.company_name), '') end,
  nullif(btrim(concat_ws(' ', a.first_name, a.last_name)), ''),
  nullif(btrim(a.company_name), '')
)`

/** Ids of an account and of the people who work for it. */
export const peopleOf = (id: string) =>
  sql`(select id from account where id = ${id} or agency_id = ${id})`

/**
 * Whether an account `a` has a public page, which needs a name. Generated agents and agencies have
 * one while the listings are generated ones, or where they have listings of their own.
 */
const isPublic = (hasListings: AdvertiserCondition) => sql<boolean>`(
  a.role in ('agent', 'agency') and ${name} is not null and (
    not a.is_demo
    or exists (select from setting where key = 'demo-data')
    or ${hasListings}
  )
)`

/**
 * Common tables up to `profile`: agents and agencies with a public page and their live listings; an
 * agency's are those of its people.
 */
function profiles(only: string | undefined) {
  const who = only === undefined ? sql`` : sql`and agent_id in ${peopleOf(only)}`
  return sql`
    with live as materialized (
      select agent_id as id, purpose, count(*) as n from listing
      where status = 1 and agent_id is not null ${who} group by agent_id, purpose
    ),
    counted as (
      select id, purpose, n from live
      union all
      select a.agency_id, live.purpose, live.n from live join account a on a.id = live.id
      where a.agency_id <> a.id
    ),
    total as (
      select id,
        coalesce(sum(n) filter (where purpose = ${purposeCodes.sale}), 0)::integer as sale,
        coalesce(sum(n) filter (where purpose = ${purposeCodes.rent}), 0)::integer as rent
      from counted group by id
    ),
    profile as materialized (
      select a.*, left(${name}, 160) as name, coalesce(t.sale, 0) as sale, coalesce(t.rent, 0) as rent,
        a.email_verified and a.rera_number is not null and not a.rera_unchecked as verified
      from account a left join total t on t.id = a.id
      where ${isPublic(sql`t.id is not null`)}
    ),
    team as (
      select agency_id as id, count(*) as agents from profile where role = 'agent' group by agency_id
    )`
}

const allOf = (conditions: readonly AdvertiserCondition[]) =>
  sql.join([sql`true`, ...conditions], sql` and `)

/** Public profiles: verified ones first, then those with most live listings. */
export async function readAdvertisers(
  db: Kysely<Database>,
  { where, only, slice }: AdvertiserQuery,
): Promise<AdvertiserRow[]> {
  const page = slice ? sql`limit ${slice.limit} offset ${slice.offset}` : sql``
  const { rows } = await sql<AdvertiserRow>`
    ${profiles(only)}
    select p.id, p.role, p.name, coalesce(p.agent_photo, p.profile_picture) as photo,
      case when p.role = 'agency' then coalesce(p.agency_logo, p.company_logo)
        else agency.agency_logo end as logo,
      agency.id as agency_id,
      case when p.role = 'agency' then p.name else agency.company_name end as agency_name,
      p.nationality, p.languages, p.service_need, p.rera_number, p.verified, p.sale, p.rent,
      case when p.role = 'agency' then coalesce(team.agents, 0) else 0 end as agents,
      p.response_minutes, p.phone, p.about, p.about_ar, p.created_at, count(*) over () as total
    from profile p
    left join account agency on agency.id = p.agency_id and p.role = 'agent'
    left join team on team.id = p.id
    where ${allOf(where)}
    order by p.verified desc, p.sale + p.rent desc, p.id ${page}
  `.execute(db)
  return rows
}

/** Whether an agent or an agency has a public page. */
export async function isAdvertiser(db: Kysely<Database>, id: string): Promise<boolean> {
  const where = [sql<boolean>`p.id = ${id}`]
  return (await readAdvertisers(db, { where, only: id })).length > 0
}

/** The same number as on each row, for a page that has none. */
export async function countAdvertisers(
  db: Kysely<Database>,
  where: readonly AdvertiserCondition[],
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${profiles(undefined)} select count(*) as total from profile p where ${allOf(where)}
  `.execute(db)
  return rows[0]?.total ?? 0
}

/** Whether there is any public profile. Nothing is counted for it: every page asks. */
export async function hasAdvertisers(db: Kysely<Database>): Promise<boolean> {
  const hasListings = sql<boolean>`exists (
    select from listing l join account p on p.id = l.agent_id
    where l.status = 1 and (p.id = a.id or p.agency_id = a.id)
  )`
  const { rows } = await sql`select from account a where ${isPublic(hasListings)} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

/** Public profiles in order of their ids, with no more than an address is made of. */
export async function readPublicProfiles(
  db: Kysely<Database>,
  limit: number,
): Promise<(Pick<AdvertiserRow, 'id' | 'role' | 'name'> & { updated_at: Date })[]> {
  const { rows } = await sql<Pick<AdvertiserRow, 'id' | 'role' | 'name'> & { updated_at: Date }>`
    ${profiles(undefined)} select id, role, name, updated_at from profile order by id limit ${limit}
  `.execute(db)
  return rows
}
