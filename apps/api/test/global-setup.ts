import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL server, or null where none can be had. */
    postgresUrl: string | null
    /** File of an empty embedded database, which spares each test file the 2 s of making one. */
    embeddedTemplate: string
  }
}

/** One PostgreSQL server for the whole run; each test file makes a database of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('embeddedTemplate', await embeddedTemplate())
  if (findPostgres() === undefined) {
    const sentence =
      'PostgreSQL 15 or later is not installed: no test ran on it, only on the embedded database'
    if (process.env.CI === 'true') throw new Error(sentence)
    console.warn(`\nNot run: every "on postgres" test (${sentence}).\n`)
    project.provide('postgresUrl', null)
    return async () => {}
  }
  const server = await startPostgres({ max_connections: '200' })
  project.provide('postgresUrl', server.url)
  return () => server.stop()
}

/** Made once for each version of the engine and kept beside the installed packages. */
async function embeddedTemplate(): Promise<string> {
  // The installed path holds the engine's version.
  const engineFile = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const version = createHash('sha256').update(engineFile).digest('hex').slice(0, 12)
  const folder = join(import.meta.dirname, '../node_modules/.cache')
  const file = join(folder, `empty-database-${version}.tar`)
  if (existsSync(file)) return file
  const engine = await PGlite.create({
    extensions: { pg_trgm },
    // A small log file makes a small template: 24 instead of 40 MB to read for each test file.
    initDbStartParams: ['--wal-segsize=1'],
  })
  const dump = await engine.dumpDataDir('none')
  await engine.close()
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, Buffer.from(await dump.arrayBuffer()))
  return file
}
