import { randomBytes } from 'node:crypto'
import { appendFileSync, readFileSync } from 'node:fs'
import { inject, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../src/db/connect.ts'
import { type Contents, fillWithDemo } from './databases/contents.ts'
import { addressOf, administer, createFrom } from './databases/postgres-templates.ts'

export const silent = { info: () => {}, warn: () => {} }

export type TestEngine = {
  name: 'embedded' | 'postgres'
  /** A database of the caller's own, with all tables and nothing in them unless told otherwise. */
  open(contents?: Contents): Promise<OpenDatabase>
  /** The same for a process that opens it by itself, with this folder for its data. */
  prepare(dataDir: string, contents?: Contents): Promise<PreparedDatabase>
}

export type PreparedDatabase = {
  /** Where the database is, unless it is in the folder. */
  databaseUrl: string | undefined
  drop(): Promise<void>
}

const postgresUrl = inject('postgresUrl')
const templates = inject('embeddedTemplates')

async function openEmbedded(dataDir: string, contents: Contents): Promise<OpenDatabase> {
  const template = readFileSync(templates[contents] ?? templates.migrated)
  const database = await openDatabase({ dataDir, template, logger: silent })
  if (contents === 'seeded' && templates.seeded === null) await fillWithDemo(database)
  return database
}

export const embedded: TestEngine = {
  name: 'embedded',
  open: (contents = 'migrated') => openEmbedded('memory://', contents),
  async prepare(dataDir, contents = 'migrated') {
    const { close } = await openEmbedded(dataDir, contents)
    await close()
    return { databaseUrl: undefined, drop: async () => {} }
  },
}

/** A saved embedded database for tests that open one in a folder of their own. */
export const embeddedTemplate = (): Uint8Array => readFileSync(templates.migrated)

/** Makes a database on the run's server; returns its address and what removes it. */
export async function createPostgresDatabase(
  serverUrl: string,
  contents: Contents = 'empty',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await createFrom(serverUrl, contents, name)
  return {
    url: addressOf(serverUrl, name),
    // Like every closing, it may be asked for twice.
    drop: () => administer(serverUrl, `drop database if exists ${name} with (force)`),
  }
}

const postgresAt = (serverUrl: string): TestEngine => ({
  name: 'postgres',
  async open(contents = 'migrated') {
    const { url, drop } = await createPostgresDatabase(serverUrl, contents)
    const database = await openDatabase({ dataDir: '', databaseUrl: url, logger: silent })
    return {
      ...database,
      async close() {
        await database.close()
        await drop()
      },
    }
  },
  async prepare(_dataDir, contents = 'migrated') {
    const { url, drop } = await createPostgresDatabase(serverUrl, contents)
    return { databaseUrl: url, drop }
  },
})

const onServer = postgresUrl === null ? [] : [postgresAt(postgresUrl)]

/**
 * Both engines, for `describe.each` where they can differ: SQL of our own writing (search, import,
 * outbox), several connections at once, errors, types, migrations. Such a suite is named
 * '... on $name', by which a run without PostgreSQL counts what it lacks.
 */
export const engines: TestEngine[] = [embedded, ...onServer]

/**
 * The engine of tests of what is above the database: routes, rules, chat, pages. They run once, on
 * PostgreSQL because a copy costs a tenth there, or else on the embedded engine.
 */
export const anEngine: TestEngine = onServer[0] ?? embedded

export const openTestDatabase = anEngine.open

/** A test that needs a PostgreSQL server; counted as not run where there is none. */
export function testOnPostgres(name: string, body: (serverUrl: string) => Promise<void>): void {
  if (postgresUrl === null) appendFileSync(inject('lackingTests'), `${name}\n`)
  else test(name, () => body(postgresUrl))
}
