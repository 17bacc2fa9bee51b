import { type Kysely, sql } from 'kysely'
import type { Database } from './schema.ts'

/** Keys of the `setting` table: what the database says about itself. */
export type SettingKey =
  /** Hash of the reference data that was loaded. */
  | 'reference-data'
  /** Hash of the texts of the site, all together. */
  | 'content'
  /** Hash of the files that the texts were last read from, where all of them could be read. */
  | 'content-files'
  /** Which rules the words of imported adverts were read by. */
  | 'stated-facts'
  /** There while the properties are generated ones. */
  | 'demo-data'
  /** Changes with every name of a place or kind that an operator writes. */
  | 'catalogue-edit'
  /** Key of the hashes that stand for addresses. */
  | 'security-key'

export async function readSetting(db: Kysely<Database>, key: SettingKey): Promise<unknown> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}

export async function writeSetting(
  db: Kysely<Database>,
  key: SettingKey,
  value: unknown,
): Promise<void> {
  const text = JSON.stringify(value)
  await db
    .insertInto('setting')
    .values({ key, value: text })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: text, updated_at: sql`now()` }),
    )
    .execute()
}

/** Keeps a value where there is none yet; the one that is kept, whoever wrote it. */
export async function keepFirstSetting(
  db: Kysely<Database>,
  key: SettingKey,
  value: unknown,
): Promise<unknown> {
  await db
    .insertInto('setting')
    .values({ key, value: JSON.stringify(value) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return readSetting(db, key)
}

export async function removeSetting(db: Kysely<Database>, key: SettingKey): Promise<void> {
  await db.deleteFrom('setting').where('key', '=', key).execute()
}

/** True while the site shows generated properties, which ends with the first real import. */
export async function isDemoData(db: Kysely<Database>): Promise<boolean> {
  return (await readSetting(db, 'demo-data')) !== undefined
}
