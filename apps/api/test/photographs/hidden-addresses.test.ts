import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zListPropertiesResponse } from '@manzil/api-client/generated/zod.gen'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { seedDatabase } from '../../src/seed-database.ts'
import { openTestDatabase, silent } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'
import { temporaryFile } from '../import/fixtures.ts'
import { importFixture } from '../import/import-fixture.ts'
import { exportNaming } from './photograph-world.ts'

let database: OpenDatabase
let app: Awaited<ReturnType<typeof buildTestApp>>
const dataDir = mkdtempSync(path.join(tmpdir(), 'manzil-hidden-'))
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database, { demoProperties: 0, logger: silent })
  app = await buildTestApp(database, { share: { dataDir } })
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('no visitor gets the address that a photograph is fetched from', async () => {
  const rows = exportNaming(['https://pictures.example/1.jpg'])
  await importFixture(database, temporaryFile('secret.json', rows))
  const read = async (url: string) => (await app.inject({ url })).body
  const list = await read('/api/property/get-all-properties-for-users')
  const [property] = zListPropertiesResponse.parse(JSON.parse(list)).data
  const map = await read('/sitemaps/listings-1.xml')
  const [page = ''] = /\/p\/[^<]+/.exec(map) ?? []
  const texts = [
    list,
    map,
    await read(`/api/property/get-property/${property?._id}`),
    await read(page),
    await read('/feed.xml'),
  ]
  for (const text of texts) {
    expect(text.length).toBeGreaterThan(100)
    expect(text).not.toContain('pictures.example')
  }
})
