import { type Kysely, sql, type Updateable } from 'kysely'
import type { RemotePhotographTable } from '../../../db/picture-table.ts'
import type { Database } from '../../../db/schema.ts'
import { shortHash } from '../../../stable-hash.ts'

/** Which addresses a run asks: those that are due, those that failed besides, or all. */
export type Urgency = 'due' | 'failed' | 'all'

export interface TakenAddress {
  hash: string
  address: string
  host: string
  /** The picture that was made of it is here and may be shown. */
  isHere: boolean
  picture_id: string | null
  content_hash: string | null
  etag: string | null
  last_modified: string | null
  tries: number
}

interface Taking {
  address: string
  host: string
  now: Date
  /** Nobody else asks it until then. */
  until: Date
  urgency: Urgency
}

/** Notes that a property names an address, and takes it where it is to be asked. */
export async function takeAddress(
  db: Kysely<Database>,
  { address, host, now, until, urgency }: Taking,
): Promise<TakenAddress | undefined> {
  const hash = shortHash(address)
  await db
    .insertInto('remote_photograph')
    .values({ address_hash: hash, address, host, state: 'waiting', due_at: now, named_at: now })
    .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ named_at: now }))
    .execute()
  const isHere = sql<boolean>`(r.state = 'shown' and exists (
    select from picture p where p.id = r.picture_id and p.state = 'shown'
  ))`
  const isMeant = {
    due: sql<boolean>`false`,
    failed: sql<boolean>`r.state = 'waiting'`,
    all: sql<boolean>`true`,
  }[urgency]
  const { rows } = await sql<Omit<TakenAddress, 'address' | 'host'>>`
    update remote_photograph r set held_until = ${until}
    where address_hash = ${hash} and (held_until is null or held_until < ${now})
      and (due_at <= ${now} or ${isMeant} or (r.state = 'shown' and not ${isHere}))
    returning address_hash as hash, ${isHere} as "isHere", picture_id, content_hash, etag,
      last_modified, tries
  `.execute(db)
  const [row] = rows
  return row && { ...row, address, host }
}

/** Notes what came of an address, and lets it go. */
export async function noteOutcome(
  db: Kysely<Database>,
  hash: string,
  outcome: Updateable<RemotePhotographTable>,
): Promise<void> {
  await db
    .updateTable('remote_photograph')
    .set({ ...outcome, held_until: null })
    .where('address_hash', '=', hash)
    .execute()
}

/** A picture that is shown already and was made of the same bytes. */
export async function pictureOfContent(
  db: Kysely<Database>,
  contentHash: string,
): Promise<{ picture_id: string; picture_url: string } | undefined> {
  const { rows } = await sql<{ picture_id: string; picture_url: string }>`
    select r.picture_id, r.picture_url from remote_photograph r
    join picture p on p.id = r.picture_id and p.state = 'shown'
    where r.state = 'shown' and r.content_hash = ${contentHash} limit 1
  `.execute(db)
  return rows[0]
}

/** How things stand with an address. */
export async function stateOfAddress(
  db: Kysely<Database>,
  address: string,
): Promise<{ state: RemotePhotographTable['state']; fault: string | null } | undefined> {
  return db
    .selectFrom('remote_photograph')
    .select(['state', 'fault'])
    .where('address_hash', '=', shortHash(address))
    .executeTakeFirst()
}

/** Forgets the addresses that no property has named since a moment; answers the pictures made of them. */
export async function forgetUnnamed(db: Kysely<Database>, since: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('remote_photograph')
    .where('named_at', '<', since)
    .returning('picture_id')
    .execute()
  return rows.flatMap(({ picture_id }) => picture_id ?? [])
}

/** Forgets the addresses of a host, or all of them; answers the pictures made of them. */
export async function forgetHost(
  db: Kysely<Database>,
  host: string | undefined,
): Promise<string[]> {
  const rows = await db
    .deleteFrom('remote_photograph')
    .$if(host !== undefined, (query) => query.where('host', '=', host ?? ''))
    .returning('picture_id')
    .execute()
  return [...new Set(rows.flatMap(({ picture_id }) => picture_id ?? []))]
}
