import { demoAccounts, demoProperties } from '@manzil/seed-data/demo/generate-demo'
import { type Kysely, sql } from 'kysely'
import type { OpenDatabase } from '../src/db/connect.ts'
import type { Database } from '../src/db/schema.ts'
import { loadDemoData } from '../src/db/seed/load-demo-data.ts'
import { loadPlans } from '../src/db/seed/load-plans.ts'
import { loadReferenceData } from '../src/db/seed/load-reference-data.ts'

/** Rows of one statement when a table is copied: the widest has 30 columns. */
const COPY_ROWS = 500

async function settle(db: Kysely<Database>): Promise<void> {
  await sql`vacuum (analyze)`.execute(db)
}

/** Fills a database with generated properties, the same ones for every engine. */
export async function generate({ db, bulk }: OpenDatabase, properties: number): Promise<void> {
  const options = { seed: 1, now: new Date('2026-11-01T00:00:00Z'), properties }
  const accounts = demoAccounts(options)
  const { agencies, agents, individuals } = accounts
  await bulk(async () => {
    await loadReferenceData(db)
    await loadPlans(db)
    await loadDemoData(db, () => ({
      accounts: [...agencies, ...agents, ...individuals],
      properties: demoProperties(options, accounts),
    }))
    await settle(db)
  })
}

/** Copies what search reads from one database to another. */
export async function copy(from: Kysely<Database>, to: OpenDatabase): Promise<void> {
  await loadReferenceData(to.db)
  for (const table of ['place_alias', 'place', 'category', 'amenity'] as const) {
    await to.db.deleteFrom(table).execute()
  }
  await copyTable(from, to.db, 'place', 'code')
  await copyTable(from, to.db, 'category', 'code')
  await copyTable(from, to.db, 'amenity', 'bit')
  await copyTable(from, to.db, 'place_alias', 'folded, place_code')
  await copyTable(from, to.db, 'account', 'id')
  await copyTable(from, to.db, 'property', 'id')
  await copyTable(from, to.db, 'property_text', 'id')
  await copyTable(from, to.db, 'vocab', 'term')
  await settle(to.db)
}

async function copyTable(
  from: Kysely<Database>,
  to: Kysely<Database>,
  name: keyof Database,
  order: string,
): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${name} and is_generated = 'NEVER'
  `.execute(from)
  const names = sql.join(columns.map((column) => sql.ref(column.name)))
  for (let offset = 0; ; offset += COPY_ROWS) {
    // As JSON text each value keeps its type, whatever the column.
    const { rows } = await sql<{ row: string }>`
      select to_json(r)::text as row from (
        select ${names} from ${sql.table(name)} order by ${sql.raw(order)}
        limit ${COPY_ROWS} offset ${offset}
      ) r
    `.execute(from)
    if (rows.length === 0) return
    const json = `[${rows.map(({ row }) => row).join(',')}]`
    await sql`
      insert into ${sql.table(name)} (${names})
      select ${names} from json_populate_recordset(null::${sql.table(name)}, ${json}::json)
    `.execute(to)
  }
}
