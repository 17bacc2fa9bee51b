import type { lookup as resolve } from 'node:dns'
import type { ServerResponse } from 'node:http'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { seedDatabase } from '../../src/seed-database.ts'
import { openTestDatabase, silent } from '../engines.ts'
import { temporaryFile } from '../import/fixtures.ts'
import { importFixture } from '../import/import-fixture.ts'
import { exportNaming, longLimits, photographWorld } from './photograph-world.ts'
import { openPictureServer, type PictureServer, photograph } from './picture-server.ts'

let database: OpenDatabase
let server: PictureServer
let world: ReturnType<typeof photographWorld>
let shot: Buffer

beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database, { demoProperties: 0, logger: silent })
  shot = await photograph(5)
})
afterAll(() => database.close())
beforeEach(async () => {
  await sql`truncate property, property_text, import_row, import_run, picture, picture_use,
    remote_photograph cascade`.execute(database.db)
  server = await openPictureServer()
  world = photographWorld(database, [server.host])
})
afterEach(() => {
  server.close()
  world.close()
})

const bring = (...pictures: string[][]) =>
  importFixture(database, temporaryFile('hostile.json', exportNaming(...pictures)))

/** The kinds of what is shown, after a run over one listing that names these. */
async function shownOf(...addresses: string[]) {
  await bring(addresses)
  await world.run()
  const [property] = await world.media()
  return property?.media.map(({ role }) => role)
}

test.each([
  ['/to-metadata.jpg', 'refused', 'not-listed'],
  ['/to-unlisted.jpg', 'refused', 'not-listed'],
  ['/to-file.jpg', 'refused', 'redirects'],
  ['/round.jpg', 'refused', 'redirects'],
  ['/endless.jpg', 'refused', 'too-large'],
  ['/bomb.png', 'refused', 'picture-pixels'],
  ['/drawing.jpg', 'refused', 'picture-kind'],
  ['/page.jpg', 'refused', 'picture-kind'],
  ['/forbidden.jpg', 'refused', 'HTTP 403'],
  ['/gone.jpg', 'gone', 'HTTP 404'],
  ['/broken.jpg', 'waiting', 'HTTP 500'],
  ['/busy.jpg', 'waiting', 'HTTP 503'],
])('%s is %s with the reason %s, and the drawn scene stays', async (path, outcome, reason) => {
  expect(await shownOf(server.at(path))).toEqual(['facade'])
  expect(world.failures).toMatchObject([{ address: server.at(path), outcome, reason }])
})

test('one that drips is given up, is waited for again, and the drawn scene stays', async () => {
  const limits = { ...longLimits, pace: { bytes: 1_000, ms: 150 } }
  const hurried = photographWorld(database, [server.host], { limits })
  await bring([server.at('/drip.jpg')])
  await hurried.run()
  hurried.close()
  expect(hurried.failures).toMatchObject([{ outcome: 'waiting', reason: 'crawls' }])
  const [property] = await world.media()
  expect(property?.media.map(({ role }) => role)).toEqual(['facade'])
})

test('a redirect to the metadata of a cloud leads nowhere, also where an operator has listed that address', async () => {
  const careless = photographWorld(database, [server.host, '169.254.169.254'])
  await bring([server.at('/to-metadata.jpg')])
  await careless.run()
  careless.close()
  expect(careless.failures).toMatchObject([{ outcome: 'refused', reason: 'private' }])
})

test('this machine is not asked without the setting of tests: by its number, by its name, by a name that means it', async () => {
  const named = [server.host, `localhost:${server.port}`, `pictures.example:${server.port}`]
  const lookup = ((
    name: string,
    _options: object,
    done: (error: null, found: { address: string; family: number }[]) => void,
  ) => {
    const address = name === 'pictures.example' ? '127.0.0.1' : '::1'
    done(null, [{ address, family: address.includes(':') ? 6 : 4 }])
  }) as typeof resolve
  const strict = photographWorld(database, named, { settings: { allowsLoopback: false }, lookup })
  await bring(named.map((host) => `http://${host}/1.jpg`))
  await strict.run()
  strict.close()
  expect(strict.failures.map(({ reason }) => reason)).toEqual(['private', 'private', 'private'])
  expect(server.asked).toEqual([])
})

test('what says that it is longer than it is is waited for again, and shorter than it is is a broken picture', async () => {
  server.answer('/short.jpg', (response) => {
    response.writeHead(200, { 'content-length': shot.length + 1_000 }).write(shot)
    response.destroy()
  })
  server.answer('/long.jpg', (response) => {
    response.writeHead(200, { 'content-length': 2_000 })
    response.socket?.write(shot)
    response.socket?.end()
  })
  expect(await shownOf(server.at('/short.jpg'), server.at('/long.jpg'))).toEqual(['facade'])
  expect(world.failures.map(({ outcome }) => outcome)).toContain('waiting')
  expect(world.failures).toHaveLength(2)
})

test('a host that asks to be left alone is, as long as it says, and then gives its photograph', async () => {
  const slept: number[] = []
  let clock = Date.parse('2026-11-29T09:00:00Z')
  const patient = photographWorld(database, [server.host], {
    now: () => new Date(clock),
    sleep: async (ms) => {
      slept.push(ms)
      clock += ms
    },
  })
  server.answer('/1.jpg', (response, _request, count) =>
    count < 3
      ? response.writeHead(429, { 'retry-after': '20' }).end()
      : response.writeHead(200, { 'content-type': 'image/jpeg' }).end(shot),
  )
  await bring([server.at('/1.jpg')])
  expect(await patient.run()).toMatchObject({ fetched: 1 })
  patient.close()
  expect(slept).toEqual([20_000, 20_000])
  expect(server.asked).toHaveLength(3)
})

test('one that asks for longer than a run waits is left for another, with all its photographs', async () => {
  server.answer('/1.jpg', (response) => response.writeHead(503, { 'retry-after': '86400' }).end())
  server.file('/2.jpg', shot)
  await bring([server.at('/1.jpg'), server.at('/2.jpg')])
  const { waiting } = await world.run()
  expect([...waiting.keys()]).toEqual(['host-resting'])
  expect(server.asked).toHaveLength(1)
})

test('one host is asked by two at once, however many listings name it', async () => {
  const addresses = Array.from({ length: 8 }, (_, at) => [server.at(`/${at}.jpg`)])
  const inside: ServerResponse[] = []
  // Each waits for the other one, and both for a third that must not come.
  const answerBoth = () => {
    for (const response of inside.splice(0)) response.writeHead(404).end()
  }
  for (let at = 0; at < 8; at += 1)
    server.answer(`/${at}.jpg`, (response) => {
      if (inside.push(response) === 2) setTimeout(answerBoth, 30)
    })
  await bring(...addresses)
  await world.run()
  expect(server.asked).toHaveLength(8)
  expect(server.most()).toBe(2)
})
