import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { startPhotographs } from '../../src/modules/photograph/start-photographs.ts'
import { seedDatabase } from '../../src/seed-database.ts'
import { openTestDatabase, silent } from '../engines.ts'
import { temporaryFile } from '../import/fixtures.ts'
import { importFixture } from '../import/import-fixture.ts'
import { exportNaming, photographWorld } from './photograph-world.ts'
import { openPictureServer, type PictureServer, photograph } from './picture-server.ts'

let database: OpenDatabase
let server: PictureServer
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database, { demoProperties: 0, logger: silent })
  server = await openPictureServer()
})
afterAll(async () => {
  server.close()
  await database.close()
})

test('a server fetches what is due by itself, and leaves what has failed until it is due', async () => {
  server.file('/1.jpg', await photograph(1))
  await importFixture(
    database,
    temporaryFile('served.json', exportNaming([server.at('/1.jpg')], [server.at('/broken.jpg')])),
  )
  const world = photographWorld(database, [server.host])
  const job = startPhotographs({ ...world.parts, logger: pino({ level: 'silent' }) })
  const shown = async () => (await world.media()).map(({ media }) => media[0]?.role)
  await vi.waitFor(async () => expect(await shown()).toEqual(['photo', 'facade']), 20_000)
  await vi.waitFor(() => expect(server.asked).toHaveLength(2), 20_000)
  await job.close()
  const asked = async (urgency: 'due' | 'failed' | 'all') => {
    const before = server.asked.length
    await world.run(urgency)
    return server.asked.slice(before).map(({ path }) => path)
  }
  expect(await asked('due')).toEqual([])
  expect(await asked('failed')).toEqual(['/broken.jpg'])
  await sql`update remote_photograph set due_at = now()`.execute(database.db)
  expect((await asked('due')).sort()).toEqual(['/1.jpg', '/broken.jpg'])
  // A picture that is not here any more is no longer fresh.
  await sql`delete from picture`.execute(database.db)
  expect(await asked('due')).toEqual(['/1.jpg'])
  world.close()
})
