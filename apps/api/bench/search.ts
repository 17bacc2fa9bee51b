/**
 * `npm run bench:search`: how long the typical searches take, on the embedded engine and on a
 * PostgreSQL server of its own. Options: `--properties 100000` (generated), or `--data-dir <folder>`
 * to measure on an imported database; `--sets 400`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { postgres } from '../../../packages/config/src/programs/programs.ts'
import { type OpenDatabase, openDatabase } from '../src/db/connect.ts'
import { StartupError } from '../src/startup-error.ts'
import { startPostgres } from '../test/postgres-server.ts'
import { copy, generate } from './data-sets.ts'
import { measure } from './measure.ts'
import { makeParameters, type ParameterSets } from './parameters.ts'
import { type EngineResult, printJson, printTable } from './report.ts'

const { values } = parseArgs({
  options: {
    properties: { type: 'string', default: '100000' },
    sets: { type: 'string', default: '400' },
    'data-dir': { type: 'string' },
  },
})
const properties = Number(values.properties)
const sets = Number(values.sets)
const given = values['data-dir']
const logger = { info: console.error, warn: console.error }

async function run(engine: string, { db }: OpenDatabase, chosen: ParameterSets) {
  console.error(`Measuring on the ${engine} engine…`)
  const { count } = await db
    .selectFrom('property')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const result: EngineResult = { engine, properties: count, timings: await measure(db, chosen) }
  return result
}

/** Settings of a small server; a default one would mostly show its small cache. */
const serverSettings = { shared_buffers: '1GB', work_mem: '16MB' }

async function benchmark(folder: string): Promise<EngineResult[]> {
  const embedded = await openDatabase({ dataDir: given ?? folder, logger })
  try {
    if (given === undefined) {
      console.error(`Generating ${properties} listings…`)
      await generate(embedded, properties)
    }
    const chosen = await makeParameters(embedded.db, sets)
    const results = [await run('embedded', embedded, chosen)]
    if (postgres.find() === undefined) {
      console.error(
        'PostgreSQL 15 or later is not installed: measured on the embedded engine only.',
      )
      return results
    }
    const server = await startPostgres(serverSettings)
    try {
      const postgres = await openDatabase({ dataDir: '', databaseUrl: server.url, logger })
      try {
        console.error('Copying the listings to PostgreSQL…')
        await copy(embedded.db, postgres)
        results.push(await run('postgres', postgres, chosen))
      } finally {
        await postgres.close()
      }
    } finally {
      await server.stop()
    }
    return results
  } finally {
    await embedded.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'manzil-bench-'))
try {
  const results = await benchmark(folder)
  printTable(results)
  printJson(results)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
