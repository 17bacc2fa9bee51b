import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Job } from '../start-job.ts'
import { StartupError } from '../startup-error.ts'
import type { Connection, OpenOptions } from './connection.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { createEmbeddedPool } from './pglite/embedded-pool.ts'
import { startMaintenance } from './pglite/maintenance.ts'

/** Major version inside the pinned engine; a data folder of another one cannot be read by it. */
const ENGINE_MAJOR = '18'

const MEMORY = 'memory://'

/** Folder of the embedded database inside the data folder. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'database')
}

/**
 * Starts the embedded engine on a data folder that no other process owns.
 * @throws StartupError when the folder is in use, not writable or not readable by this engine
 */
export async function connectEmbedded(options: OpenOptions, limitMs: number): Promise<Connection> {
  const { dataDir, logger, template } = options
  const inMemory = dataDir === MEMORY
  const lock = inMemory ? undefined : await lockDataFolder(dataDir)
  const finishFirstStart = inMemory ? () => {} : prepareFirstStart(dataDir)
  const { pool, engine, close } = createEmbeddedPool({
    dataDir: inMemory ? MEMORY : databaseFolder(dataDir),
    limitMs,
    warn: (message) => logger.warn(message),
    ...(template === undefined ? {} : { template }),
  })
  let maintenance: Job | undefined
  const end = async (): Promise<void> => {
    // Its statement under way ends with the engine.
    void maintenance?.close()
    await close()
    await lock?.release()
  }
  try {
    await engine.ready()
    finishFirstStart()
  } catch (error) {
    await end()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartupError(`The database in ${dataDir} cannot be opened (${reason}).`)
  }
  const bulk = <T>(work: () => Promise<T>): Promise<T> => engine.bulk(work)
  return {
    engine: 'embedded',
    pool,
    bulk,
    close: end,
    started() {
      maintenance = startMaintenance(pool, bulk, logger)
    },
  }
}

/**
 * A first start that is cut off leaves half a database; a note written before and removed after
 * tells it apart from a whole one. Returns what to call once the engine runs.
 */
function prepareFirstStart(dataDir: string): () => void {
  const folder = databaseFolder(dataDir)
  const note = join(dataDir, 'database.incomplete')
  if (existsSync(note)) rmSync(folder, { recursive: true, force: true })
  const version = join(folder, 'PG_VERSION')
  if (existsSync(version)) {
    const major = readFileSync(version, 'utf8').trim()
    if (major === ENGINE_MAJOR) return () => {}
    throw new StartupError(
      `The database in ${dataDir} was written by PostgreSQL ${major} and this program needs ${ENGINE_MAJOR}: export it with the older program first, or run "npm run reset".`,
    )
  }
  writeFileSync(note, '')
  return () => rmSync(note, { force: true })
}
