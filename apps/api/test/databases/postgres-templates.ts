import pg from 'pg'
import { openDatabase } from '../../src/db/connect.ts'
import { type Contents, fillWithDemo, unheard } from './contents.ts'

/** Databases of the run's server that test files copy. */
const templates: Record<Contents, string> = {
  empty: 'template1',
  migrated: 'template_migrated',
  seeded: 'template_seeded',
}

/** Makes the templates on a fresh server, each as the program makes its database. */
export async function makePostgresTemplates(serverUrl: string): Promise<void> {
  await createFrom(serverUrl, 'empty', templates.migrated)
  await openAt(serverUrl, templates.migrated, async () => {})
  await createFrom(serverUrl, 'migrated', templates.seeded)
  await openAt(serverUrl, templates.seeded, fillWithDemo)
}

/** Makes a database with these contents; its files are copied, which costs least where nothing is synced. */
export async function createFrom(
  serverUrl: string,
  contents: Contents,
  name: string,
): Promise<void> {
  await administer(
    serverUrl,
    `create database ${name} template ${templates[contents]} strategy file_copy`,
  )
}

/** Runs one statement of the administrator. */
export async function administer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`the PostgreSQL server of this run no longer answers (${reason})`)
  }
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

export function addressOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function openAt(serverUrl: string, name: string, fill: typeof fillWithDemo): Promise<void> {
  const databaseUrl = addressOf(serverUrl, name)
  const database = await openDatabase({ dataDir: '', databaseUrl, logger: unheard })
  await fill(database)
  await database.close()
}
