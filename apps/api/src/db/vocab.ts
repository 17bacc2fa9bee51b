import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** Counts words of new properties; each set holds the different words of one property. */
export async function addWords(
  db: Kysely<Database>,
  properties: readonly ReadonlySet<string>[],
): Promise<void> {
  const counts = new Map<string, number>()
  for (const words of properties) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  // In one order everywhere, so that two writers cannot wait for each other.
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  await sql`
    insert into vocab (term, properties)
    select * from unnest(
      ${sorted.map(([word]) => word)}::text[],
      ${sorted.map(([, count]) => count)}::integer[]
    )
    on conflict (term) do update set properties = vocab.properties + excluded.properties
  `.execute(db)
}

/** Counts the words of a stored property that was not counted yet, such as a draft that goes live. */
export async function addStoredWords(db: Kysely<Database>, id: string): Promise<void> {
  await sql`
    insert into vocab (term, properties)
    select word, 1 from (
      select (unnest(search)).lexeme as word from property_text where id = ${id}
    ) own
    where word not like '#%' order by word
    on conflict (term) do update set properties = vocab.properties + 1
  `.execute(db)
}

/** Counts the words of all properties anew: exact, and quick after thousands of changes. */
export async function rebuildVocab(db: Kysely<Database>): Promise<void> {
  await sql`delete from vocab`.execute(db)
  await sql`
    insert into vocab (term, properties)
    select word, ndoc from ts_stat('select search from property_text')
    where word not like '#%'
  `.execute(db)
}
