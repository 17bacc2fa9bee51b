import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../src/db/connect.ts'

export const silent = { info: () => {}, warn: () => {} }

export type TestEngine = { name: 'embedded' | 'postgres'; open(): Promise<OpenDatabase> }

/** An empty embedded database in memory, with all tables. */
export async function openEmbedded(): Promise<OpenDatabase> {
  return openDatabase({
    dataDir: 'memory://',
    logger: silent,
    template: readFileSync(inject('embeddedTemplate')),
  })
}

/** Makes an empty database on the run's server; returns its address and what removes it. */
export async function createPostgresDatabase(
  serverUrl: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => admin(`drop database ${name} with (force)`) }
}

async function openPostgres(serverUrl: string): Promise<OpenDatabase> {
  const { url, drop } = await createPostgresDatabase(serverUrl)
  const database = await openDatabase({ dataDir: '', databaseUrl: url, logger: silent })
  return {
    ...database,
    async close() {
      await database.close()
      await drop()
    },
  }
}

const serverUrl = inject('postgresUrl')

/** Both engines, for `describe.each`: every test of the database runs on each of them. */
export const engines: TestEngine[] = [
  { name: 'embedded', open: openEmbedded },
  ...(serverUrl === null
    ? []
    : [{ name: 'postgres' as const, open: () => openPostgres(serverUrl) }]),
]
