import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import { namingSources, photographsNamed } from '../../../import/named-photographs.ts'

/** A property, and the addresses of its photographs that its imported row names. */
export interface NamingProperty {
  id: string
  source: string
  addresses: readonly string[]
}

const AT_ONCE = 200

const isImported = sql<SqlBool>`l.status = 1 and l.source = any(${[...namingSources]}::text[])`

/** Live imported properties, in the order of their ids. */
export async function* namingProperties(db: Kysely<Database>): AsyncGenerator<NamingProperty> {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('property as l')
      .innerJoin('property_text as t', 't.id', 'l.id')
      .select(['l.id', 'l.source', 't.source_fields'])
      .where(isImported)
      .where('l.id', '>', after)
      .orderBy('l.id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, source, source_fields } of rows)
      yield { id, source, addresses: photographsNamed(source, source_fields) }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** How many there are. */
export async function countNaming(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('property as l')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isImported)
    .executeTakeFirstOrThrow()
  return Number(count)
}
