import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { createEmbeddedPool, type EmbeddedPool } from '../../src/db/pglite/embedded-pool.ts'
import { startMaintenance } from '../../src/db/pglite/maintenance.ts'

const ROWS = 40_000
const HOUR_MS = 60 * 60_000

let embedded: EmbeddedPool
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  embedded = createEmbeddedPool({
    dataDir: 'memory://',
    template: readFileSync(inject('embeddedTemplate')),
    limitMs: 60_000,
    warn: () => {},
  })
  await embedded.pool.query('create table filled (id integer, text text)')
})
afterEach(async () => {
  vi.useRealTimers()
  await embedded.close()
})

async function knownRows(): Promise<number> {
  const { rows } = await embedded.pool.query(
    `select reltuples from pg_class where relname = 'filled'`,
  )
  return rows[0].reltuples
}

test('tables are vacuumed once enough was written, and not before', async () => {
  const warn = vi.fn()
  const stop = startMaintenance(embedded.pool, (work) => embedded.engine.bulk(work), warn)
  // What making the database wrote is dealt with first.
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  await vi.waitFor(async () => expect(await knownRows()).toBe(0))
  await embedded.pool.query(
    `insert into filled select g, repeat('x', 100) from generate_series(1, ${ROWS}) g`,
  )
  expect(await knownRows()).toBe(0)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  await vi.waitFor(async () => expect(await knownRows()).toBe(ROWS))
  stop()
  expect(warn).not.toHaveBeenCalled()
})
