import { expect, inject, test } from 'vitest'
import { openDatabase } from '../../src/db/connect.ts'
import { StartupError } from '../../src/startup-error.ts'
import { silent } from '../engines.ts'

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

const serverUrl = inject('postgresUrl')

test.runIf(serverUrl !== null)('a wrong password and a missing database are named', async () => {
  const address = new URL(serverUrl ?? '')
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
