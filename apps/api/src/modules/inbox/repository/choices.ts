import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { Caller } from '../../../request-context.ts'
import { leads, nameOf, reachedBy } from './reach.ts'

export interface PersonRead {
  id: string
  name: string | null
}

/** Accounts `h` of the same agency as an account; it alone where it works for none. */
const sameAgency = (id: string) => sql`(
  h.id = ${id} or h.role in ('agent', 'agency') and exists (
    select from account me where me.id = ${id} and (
      h.id = me.agency_id or h.agency_id = me.agency_id or (me.role = 'agency' and h.agency_id = me.id)
    )
  )
) and h.suspended_at is null and not exists (select from account_deletion x where x.account_id = h.id)`

const PEOPLE = 500
const PROPERTIES = 200

/** Whom leads can be given to. */
export async function readPeople(db: Kysely<Database>, id: string): Promise<PersonRead[]> {
  const { rows } = await sql<PersonRead>`
    select h.id, ${nameOf('h')} as name from account h where ${sameAgency(id)}
    order by name, h.id limit ${PEOPLE}
  `.execute(db)
  return rows
}

/** Somebody of the same agency. */
export async function findPerson(
  db: Kysely<Database>,
  of: string,
  id: string,
): Promise<PersonRead | undefined> {
  const { rows } = await sql<PersonRead>`
    select h.id, ${nameOf('h')} as name from account h where h.id = ${id} and ${sameAgency(of)}
  `.execute(db)
  return rows[0]
}

export interface PropertyRead {
  id: string
  title: string | null
  title_ar: string | null
  reference: string | null
  is_live: boolean
}

/** Properties of the leads that somebody sees. */
export async function readLeadProperties(
  db: Kysely<Database>,
  caller: Caller,
): Promise<PropertyRead[]> {
  const { rows } = await sql<PropertyRead>`
    select e.property_id as id, max(coalesce(d.property_title, nullif(left(l.title, 300), ''))) as title,
      max(coalesce(d.property_title_ar, nullif(left(l.title_ar, 300), ''))) as title_ar,
      max(l.reference) as reference, bool_or(coalesce(l.status = 1, false)) as is_live
    from ${leads}
    left join property l on l.id = e.property_id
    left join disclosure d on d.id = e.id
    where ${reachedBy(caller)} and e.property_id is not null
    group by e.property_id order by max(e.changed_at) desc limit ${PROPERTIES}
  `.execute(db)
  return rows
}
