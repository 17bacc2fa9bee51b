import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../src/db/connect.ts'
import { embeddedTemplate } from '../engines.ts'

const endless = sql`select count(*) from generate_series(1, 1e12)`

describe('the embedded engine', () => {
  let folder: string
  let database: OpenDatabase
  const warnings: string[] = []

  // One database for all: each test leaves it usable, and making one takes seconds.
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'manzil-engine-'))
    database = await openDatabase({
      dataDir: folder,
      template: embeddedTemplate(),
      logger: { info: () => {}, warn: (message) => warnings.push(message) },
      statementLimitMs: 1_000,
    })
  })
  afterAll(async () => {
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('ends a statement that runs too long, and goes on with the data', async () => {
    await database.db.insertInto('setting').values({ key: 'kept', value: '1' }).execute()
    const stuck = endless.execute(database.db)
    const waiting = sql`select 1 as one`.execute(database.db)
    await expect(stuck).rejects.toMatchObject({ code: '57014' })
    expect((await waiting).rows).toEqual([{ one: 1 }])
    const kept = await database.db.selectFrom('setting').select('key').execute()
    expect(kept).toContainEqual({ key: 'kept' })
    expect(warnings[0]).toContain('longer than 1000 ms')
  })

  test('undoes the transaction in which a statement ran too long', async () => {
    const failed = database.db.transaction().execute(async (trx) => {
      await trx.insertInto('setting').values({ key: 'undone', value: '1' }).execute()
      await endless.execute(trx)
    })
    await expect(failed).rejects.toThrow()
    const undone = database.db.selectFrom('setting').where('key', '=', 'undone')
    expect(await undone.selectAll().execute()).toEqual([])
  })

  test('gives a bulk load more time', async () => {
    const slow = sql`select 1 as one from pg_sleep(1.5)`
    const { rows } = await database.bulk(() => slow.execute(database.db))
    expect(rows).toEqual([{ one: 1 }])
  })

  test('starts over where the first start was cut off', async () => {
    await database.close()
    writeFileSync(join(folder, 'database.incomplete'), '')
    rmSync(join(folder, 'database/global'), { recursive: true })
    database = await openDatabase({
      dataDir: folder,
      template: embeddedTemplate(),
      logger: { info: () => {}, warn: () => {} },
    })
    expect(await database.db.selectFrom('setting').selectAll().execute()).toEqual([])
  })

  test('may be closed twice', async () => {
    await database.close()
    await expect(database.close()).resolves.toBeUndefined()
  })
})
