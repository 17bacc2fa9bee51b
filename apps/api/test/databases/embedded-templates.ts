import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { openDatabase } from '../../src/db/connect.ts'
import { databaseFolder } from '../../src/db/connect-embedded.ts'
import { type Contents, fillWithDemo, unheard } from './contents.ts'

/** Files of saved embedded databases: a copy opens without making tables or reading properties. */
export type EmbeddedTemplates = { empty: string; migrated: string; seeded: string | null }

const repository = join(import.meta.dirname, '../../../..')
const folder = join(repository, 'apps/api/node_modules/.cache/test-databases')

/** Folders whose files decide what a template holds. */
const tables = ['apps/api/src/db', 'apps/api/test/databases']
const sources: Record<Contents, readonly string[]> = {
  empty: [],
  migrated: tables,
  seeded: [
    ...tables,
    'apps/api/src/content',
    'apps/api/src/modules/session',
    'content',
    'packages/api-client/src',
    'packages/domain/src',
    'packages/catalogue',
    'packages/content',
    'packages/seed-data',
  ],
}

/**
 * The templates, made where they are not kept from an earlier run: each is named by what it was made
 * from. The seeded one costs more than a few copies of it save, so it is made only when asked for.
 */
export async function embeddedTemplates({
  seeded,
}: {
  seeded: boolean
}): Promise<EmbeddedTemplates> {
  mkdirSync(folder, { recursive: true })
  const empty = await keep('empty', '', () => createEmpty())
  const migrated = await keep('migrated', '', () => grow(empty))
  if (!seeded) return { empty, migrated, seeded: null }
  // Properties are dated from the day they are made on: yesterday's are too old.
  const today = new Date().toISOString().slice(0, 10)
  return {
    empty,
    migrated,
    seeded: await keep('seeded', today, () => grow(migrated, fillWithDemo)),
  }
}

/** Answers the template's file, which is made unless it is there, and removes those before it. */
async function keep(contents: Contents, day: string, make: () => Promise<Uint8Array>) {
  const file = `${contents}-${versionOf(contents, day)}.tar`
  const path = join(folder, file)
  if (existsSync(path)) return path
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, await make())
  renameSync(unfinished, path)
  for (const other of globSync(`${contents}-*.tar`, { cwd: folder }))
    if (other !== file) rmSync(join(folder, other))
  return path
}

function versionOf(contents: Contents, day: string): string {
  // The installed path holds the engine's version.
  const engine = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const hash = createHash('sha256').update(`${engine} ${day}`)
  for (const source of sources[contents]) {
    const cwd = join(repository, source)
    const exclude = (name: string) => name === 'node_modules'
    for (const file of globSync('**/*.{ts,json,md,yaml,gz}', { cwd, exclude }).sort())
      hash.update(`\n${file}\n`).update(readFileSync(join(cwd, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

async function createEmpty(): Promise<Uint8Array> {
  const engine = await PGlite.create({
    extensions: { pg_trgm },
    // A small log file makes a small template: 24 instead of 40 MB to read for each test file.
    initDbStartParams: ['--wal-segsize=1'],
  })
  return dump(engine)
}

/** Opens a template as the program does, which makes the tables, and saves what it is then. */
async function grow(template: string, fill: typeof fillWithDemo = async () => {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'manzil-template-'))
  const database = await openDatabase({
    dataDir,
    template: readFileSync(template),
    logger: unheard,
  })
  await fill(database)
  await database.close()
  const engine = await PGlite.create({
    dataDir: databaseFolder(dataDir),
    extensions: { pg_trgm },
    // So that no log of what was loaded is copied by every test file.
    startParams: [...PGlite.defaultStartParams, '-c', 'min_wal_size=2MB', '-c', 'max_wal_size=2MB'],
  })
  await engine.exec('checkpoint')
  const bytes = await dump(engine)
  rmSync(dataDir, { recursive: true })
  return bytes
}

async function dump(engine: PGlite): Promise<Uint8Array> {
  const saved = await engine.dumpDataDir('none')
  await engine.close()
  return new Uint8Array(await saved.arrayBuffer())
}
