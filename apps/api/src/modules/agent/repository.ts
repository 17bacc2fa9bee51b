import type { ServiceNeed } from '@manzil/api-client/generated/types.gen'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { purposeCodes } from '../../db/codes.ts'
import { all, isLive } from '../../db/property-conditions.ts'
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

/** Which public profiles; every one where nothing is said. */
export interface AdvertiserFilter {
  ids?: readonly string[]
  /** An account, and the people who work for it. */
  peopleOf?: string
  user_type?: 'agent' | 'agency' | undefined
  service_need?: ServiceNeed | undefined
  nationality?: string | undefined
  language?: string | undefined
}

type Condition = RawBuilder<boolean>

export interface AdvertiserQuery {
  filter: AdvertiserFilter
  /** Whose people alone matter: then nobody else's properties are counted, which is faster. */
  only?: string
  slice?: { limit: number; offset: number }
}

/** An agency is called by its own name, a person by first and last name. */
export const advertiserName = sql`coalesce(
  case when a.role = 'agency' then nullif(btrim(a.company_name), '') end,
  nullif(btrim(concat_ws(' ', a.first_name, a.last_name)), ''),
  nullif(btrim(a.company_name), '')
)`

/** Ids of an account and of the people who work for it. */
export const peopleOf = (id: string) =>
  sql`(select id from account where id = ${id} or agency_id = ${id})`

/** Live properties of an account and of its people, on `l`. */
export const propertiesOf = (id: string) => all([isLive, sql`l.agent_id in ${peopleOf(id)}`])

/**
 * Whether an account `a` has a public page, which needs a name; one that is suspended or going to be
 * deleted has none. Generated agents and agencies have one while the properties are generated ones, or
 * where they have properties of their own.
 */
const isPublic = (hasProperties: Condition) => sql<boolean>`(
  a.role in ('agent', 'agency') and ${advertiserName} is not null
  and a.suspended_at is null
  and not exists (select from account_deletion d where d.account_id = a.id) and (
    not a.is_demo
    or exists (select from setting where key = 'demo-data')
    or ${hasProperties}
  )
)`

/**
 * Common tables up to `profile`: agents and agencies with a public page and their live properties; an
 * agency's are those of its people.
 */
function profiles(only: string | undefined) {
  const who = only === undefined ? sql`` : sql`and agent_id in ${peopleOf(only)}`
  return sql`
    with live as materialized (
      select agent_id as id, purpose, count(*) as n from property
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
      select a.*, left(${advertiserName}, 160) as name, coalesce(t.sale, 0) as sale, coalesce(t.rent, 0) as rent,
        a.email_verified and a.rera_number is not null and not a.rera_unchecked as verified
      from account a left join total t on t.id = a.id
      where ${isPublic(sql`t.id is not null`)}
    ),
    team as (
      select agency_id as id, count(*) as agents from profile where role = 'agent' group by agency_id
    )`
}

/** A filter on `p`, the public profile. */
function conditionOf(filter: AdvertiserFilter) {
  const { ids, peopleOf: id, user_type, service_need, nationality, language } = filter
  const conditions: Condition[] = [
    ...(ids === undefined ? [] : [sql<boolean>`p.id = any(${ids}::text[])`]),
    ...(id === undefined ? [] : [sql<boolean>`(p.id = ${id} or p.agency_id = ${id})`]),
    ...(user_type === undefined ? [] : [sql<boolean>`p.role = ${user_type}`]),
    ...(service_need === undefined ? [] : [sql<boolean>`${service_need} = any(p.service_need)`]),
    ...(nationality === undefined ? [] : [sql<boolean>`p.nationality = ${nationality}`]),
    ...(language === undefined ? [] : [sql<boolean>`${language} = any(p.languages)`]),
  ]
  return sql.join([sql`true`, ...conditions], sql` and `)
}

/** Public profiles: verified ones first, then those with most live properties. */
export async function readAdvertisers(
  db: Kysely<Database>,
  { filter, only, slice }: AdvertiserQuery,
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
      and agency.suspended_at is null
      and not exists (select from account_deletion d where d.account_id = agency.id)
    left join team on team.id = p.id
    where ${conditionOf(filter)}
    order by p.verified desc, p.sale + p.rent desc, p.id ${page}
  `.execute(db)
  return rows
}

/** Whether an agent or an agency has a public page. */
export async function isAdvertiser(db: Kysely<Database>, id: string): Promise<boolean> {
  return (await readAdvertisers(db, { filter: { ids: [id] }, only: id })).length > 0
}

/** The same number as on each row, for a page that has none. */
export async function countAdvertisers(
  db: Kysely<Database>,
  filter: AdvertiserFilter,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${profiles(undefined)} select count(*) as total from profile p where ${conditionOf(filter)}
  `.execute(db)
  return rows[0]?.total ?? 0
}

/** Whether there is any public profile. Nothing is counted for it: every page asks. */
export async function hasAdvertisers(db: Kysely<Database>): Promise<boolean> {
  const hasProperties = sql<boolean>`exists (
    select from property l join account p on p.id = l.agent_id
    where l.status = 1 and (p.id = a.id or p.agency_id = a.id)
  )`
  const { rows } =
    await sql`select from account a where ${isPublic(hasProperties)} limit 1`.execute(db)
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

/** Communities of the live properties of each account and of its people, those with most first. */
export async function readCommunities(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<{ id: string; community_code: number }[]> {
  const { rows } = await sql<{ id: string; community_code: number }>`
    with people as (
      select id as person, id from account where id = any(${ids}::text[])
      union all
      select id, agency_id from account where agency_id = any(${ids}::text[]) and agency_id <> id
    )
    select p.id, l.community_code from people p join property l on l.agent_id = p.person
    where l.status = 1 and l.community_code is not null
    group by p.id, l.community_code order by p.id, count(*) desc, l.community_code
  `.execute(db)
  return rows
}

/** Names of places that hold one of the folded words. */
export async function readAliasesHolding(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<{ place_code: number; folded: string }[]> {
  const { rows } = await sql<{ place_code: number; folded: string }>`
    select place_code, folded from place_alias
    where exists (select from unnest(${words}::text[]) word where strpos(folded, word) > 0)
  `.execute(db)
  return rows
}

/** Which of the communities each account has live properties in, an agency by its people. */
export async function readWorkingCommunities(
  db: Kysely<Database>,
  codes: readonly number[],
): Promise<ReadonlyMap<string, number[]>> {
  const working = new Map<string, number[]>()
  if (codes.length === 0) return working
  const { rows } = await sql<{ id: string; agency_id: string | null; community_code: number }>`
    select a.id, a.agency_id, l.community_code from (
      select distinct agent_id, community_code from property
      where status = 1 and agent_id is not null and community_code = any(${codes}::smallint[])
    ) l join account a on a.id = l.agent_id
  `.execute(db)
  for (const { id, agency_id, community_code } of rows)
    for (const each of agency_id === null ? [id] : [id, agency_id]) {
      const known = working.get(each)
      if (known) known.push(community_code)
      else working.set(each, [community_code])
    }
  return working
}
