import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/db/connect.ts'
import { allTables, removeAllData } from '../../src/db/remove-all-data.ts'
import {
  createPostgresDatabase,
  embeddedTemplate,
  openTestDatabase,
  silent,
  testOnPostgres,
} from '../engines.ts'

test('the list of tables is the one that the migrations make', async () => {
  const { db, close } = await openTestDatabase('empty')
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
  `.execute(db)
  await close()
  expect(rows.map(({ name }) => name).sort()).toEqual([...allTables].sort())
})

test('the embedded database is removed, unless a process owns it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'manzil-reset-'))
  const template = embeddedTemplate()
  const { close } = await openDatabase({ dataDir, template, logger: silent })
  await expect(removeAllData({ dataDir })).rejects.toThrow(`in use by process ${process.pid}`)
  await close()
  await removeAllData({ dataDir })
  expect(existsSync(join(dataDir, 'database'))).toBe(false)
  rmSync(dataDir, { recursive: true })
})

testOnPostgres('tables on a server are removed, others stay', async (serverUrl) => {
  const { url, drop } = await createPostgresDatabase(serverUrl)
  const first = await openDatabase({ dataDir: '', databaseUrl: url, logger: silent })
  await sql`create table somebody_elses (id integer)`.execute(first.db)
  await first.close()
  await removeAllData({ databaseUrl: url })
  const again = await openDatabase({ dataDir: '', databaseUrl: url, logger: silent })
  const { rows } = await sql`select count(*) as n from somebody_elses`.execute(again.db)
  await again.close()
  await drop()
  expect(rows).toEqual([{ n: 0 }])
})
