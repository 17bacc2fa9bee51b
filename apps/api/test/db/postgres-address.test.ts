import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/db/connect.ts'
import { StartupError } from '../../src/startup-error.ts'
import { createPostgresDatabase, silent, testOnPostgres } from '../engines.ts'

const open = (databaseUrl: string) => openDatabase({ dataDir: '', databaseUrl, logger: silent })

test.each([
  'not an address',
  'mysql://user:secret@localhost/name',
  'postgres://user:%zz@localhost/name',
])('an address such as %s is refused in one sentence', async (address) => {
  await expect(open(address)).rejects.toThrow(
    new StartupError(
      'DATABASE_URL is not a PostgreSQL address such as postgres://user:password@host:5432/name.',
    ),
  )
})

test('a server that is not there is named without the password', async () => {
  await expect(open('postgres://user:secret@127.0.0.1:1/name')).rejects.toThrow(
    new StartupError('The database at 127.0.0.1:1/name cannot be reached: nothing listens there.'),
  )
})

testOnPostgres('a wrong password and a missing database are named', async (serverUrl) => {
  const address = new URL(serverUrl)
  const place = address.host
  address.pathname = '/nowhere'
  await expect(open(address.href)).rejects.toThrow(
    `The database at ${place}/nowhere cannot be reached: the database does not exist.`,
  )
  address.password = 'secret'
  await expect(open(address.href)).rejects.toThrow(
    `The database at ${place}/nowhere cannot be reached: the password is wrong.`,
  )
})

testOnPostgres('a user without rights is told what is missing', async (serverUrl) => {
  const { url, drop } = await createPostgresDatabase(serverUrl)
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create role visitor_without_rights login password 'secret'`)
  const address = new URL(url)
  address.username = 'visitor_without_rights'
  address.password = 'secret'
  await expect(open(address.href)).rejects.toThrow(/may not make tables or the extension/)
  await admin.query('drop role visitor_without_rights')
  await admin.end()
  await drop()
})

testOnPostgres('tables of a newer program are left alone', async (serverUrl) => {
  const { url, drop } = await createPostgresDatabase(serverUrl)
  const { db, close } = await open(url)
  await sql`insert into kysely_migration values ('9999-later', '2030-01-01')`.execute(db)
  await close()
  await expect(open(url)).rejects.toThrow(
    new StartupError('The database was made by a newer version of this program.'),
  )
  await drop()
})
