import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEmbeddedPool, type EmbeddedPool } from '../../src/db/pglite/embedded-pool.ts'
import { createMaintenance } from '../../src/db/pglite/maintenance.ts'
import { embeddedTemplate } from '../engines.ts'

const ROWS = 40_000

let embedded: EmbeddedPool
beforeEach(() => {
  embedded = createEmbeddedPool({
    dataDir: 'memory://',
    template: embeddedTemplate(),
    limitMs: 60_000,
    warn: () => {},
  })
})
afterEach(() => embedded.close())

test('tables are vacuumed once enough was written, and not before', async () => {
  const { pool, engine } = embedded
  const maintainOnce = createMaintenance(pool, (work) => engine.bulk(work))
  const state = async () => {
    const { rows } = await pool.query(
      `select reltuples::integer as rows, relallvisible > 0 as vacuumed
       from pg_class where relname = 'filled'`,
    )
    return rows[0]
  }
  await pool.query('create table filled (id integer, text text)')
  // What making the database wrote is dealt with first.
  expect(await maintainOnce()).toBe(true)
  expect(await maintainOnce()).toBe(false)
  await pool.query(
    `insert into filled select g, repeat('x', 100) from generate_series(1, ${ROWS}) g`,
  )
  expect(await state()).toEqual({ rows: 0, vacuumed: false })
  expect(await maintainOnce()).toBe(true)
  expect(await state()).toEqual({ rows: ROWS, vacuumed: true })
})
