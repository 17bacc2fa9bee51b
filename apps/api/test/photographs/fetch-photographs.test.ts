import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { removePhotographs } from '../../src/modules/photograph/run/remove-photographs.ts'
import { seedDatabase } from '../../src/seed-database.ts'
import { engines, silent } from '../engines.ts'
import { temporaryFile } from '../import/fixtures.ts'
import { importFixture } from '../import/import-fixture.ts'
import { exportNaming, photographWorld } from './photograph-world.ts'
import { openPictureServer, type PictureServer, photograph } from './picture-server.ts'

let server: PictureServer
const shots: Buffer[] = []
beforeAll(async () => {
  for (const hue of [1, 2, 3, 4]) shots.push(await photograph(hue))
})

describe.each(engines)('photographs of imports on $name', ({ open }) => {
  let database: OpenDatabase
  let world: ReturnType<typeof photographWorld>

  beforeAll(async () => {
    database = await open()
    await seedDatabase(database, { demoProperties: 0, logger: silent })
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await sql`truncate property, property_text, import_row, import_run, picture, picture_use,
      remote_photograph cascade`.execute(database.db)
    server = await openPictureServer()
    world = photographWorld(database, [server.host])
    for (const [at, bytes] of shots.entries()) server.file(`/${at + 1}.jpg`, bytes)
  })
  afterEach(() => {
    server.close()
    world.close()
  })

  const at = (...names: string[]) => names.map((name) => server.at(name))
  const bring = (...pictures: string[][]) =>
    importFixture(database, temporaryFile('pictured.json', exportNaming(...pictures)))
  const rowsOf = async () =>
    (
      await sql<{ state: string; fault: string | null }>`
      select state, fault from remote_photograph order by address
    `.execute(database.db)
    ).rows
  const pictureIds = async () =>
    (await database.db.selectFrom('picture').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    )

  test('take the place of the drawn scene, in the sizes of uploads, and are fetched once', async () => {
    await bring(at('/1.jpg', '/2.jpg'), at('/3.jpg'), [])
    const [drawn] = await world.media()
    expect(drawn?.media).toMatchObject([{ illustration: true }])
    const first = await world.run()
    expect(first).toMatchObject({ properties: 2, changed: 2, fetched: 3, here: 0 })
    const [two, one, none] = await world.media()
    expect(two).toMatchObject({
      media_count: 2,
      media: [
        { role: 'photo', illustration: false, alt: '' },
        { role: 'photo', illustration: false },
      ],
    })
    expect(two?.card).toEqual(two?.media)
    expect(two?.score).toBeGreaterThan(drawn?.score ?? 0)
    expect(one?.media).toHaveLength(1)
    expect(none?.media).toMatchObject([{ illustration: true }])
    const [, id] = /^\/pictures\/([\da-f]{32})\/1600$/.exec(one?.media[0]?.url ?? '') ?? []
    for (const name of ['320.avif', '640.webp', '1024.jpg', '1600.avif'])
      expect(await world.files.stat(`pictures/${id}/${name}`)).toBeDefined()
    const again = await world.run()
    expect(again).toMatchObject({ changed: 0, fetched: 0, here: 3 })
    expect(server.asked).toHaveLength(3)
  })

  test('of an edition that says something else stay, without another request', async () => {
    const text = exportNaming(at('/1.jpg'))
    await importFixture(database, temporaryFile('may.json', text))
    await world.run()
    const [before] = await world.media()
    const cheaper = temporaryFile('june.json', text.replace('"90,000"', '"85,000"'))
    expect((await importFixture(database, cheaper)).counts).toMatchObject({ changed: 1 })
    const [after] = await world.media()
    expect(after?.media).toEqual(before?.media)
    expect(after?.score).toBe(before?.score)
    expect(server.asked).toHaveLength(1)
  })

  test('are asked for again by their ETag; what changed is fetched, what is gone is taken down', async () => {
    await bring(at('/1.jpg'), at('/2.jpg'), at('/3.jpg'))
    await world.run()
    const before = await world.media()
    server.file('/2.jpg', shots[3] ?? Buffer.alloc(0), '"another"')
    server.remove('/3.jpg')
    expect(await world.run('all')).toMatchObject({ unchanged: 1, fetched: 1, changed: 2 })
    expect(server.asked.slice(3).map(({ known }) => known)).toEqual(
      expect.arrayContaining(['"/1.jpg"', '"/2.jpg"', '"/3.jpg"']),
    )
    const after = await world.media()
    expect(after[0]?.media).toEqual(before[0]?.media)
    expect(after[1]?.media).not.toEqual(before[1]?.media)
    expect(after[1]?.media).toMatchObject([{ illustration: false }])
    expect(after[2]?.media).toMatchObject([{ illustration: true }])
    expect(after[2]?.score).toBeLessThan(before[2]?.score ?? 0)
    // What nothing shows any more goes with its files.
    await sql`update picture set changed_at = now() - interval '2 hours'`.execute(database.db)
    await world.pictures.removeUnused()
    expect(await pictureIds()).toHaveLength(2)
  })

  test('that do not answer for the moment stay as they are', async () => {
    await bring(at('/1.jpg'), at('/2.jpg'))
    await world.run()
    const before = await world.media()
    server.answer('/1.jpg', (response) => response.writeHead(500).end())
    server.answer('/2.jpg', (response) => response.writeHead(200).end('<h1>Log in</h1>'))
    const { waiting } = await world.run('all')
    expect([...waiting.keys()].sort()).toEqual(['HTTP 500', 'picture-kind'])
    expect(await world.media()).toEqual(before)
  })

  test('are shown once where a listing names one twice, and stored once for several', async () => {
    const small = await photograph(1, 48, 32)
    server.file('/1-small.jpg', small)
    await bring(at('/1.jpg', '/1-small.jpg', '/copy.jpg'), at('/copy.jpg'))
    server.file('/copy.jpg', shots[0] ?? Buffer.alloc(0))
    await world.run()
    const [one, other] = await world.media()
    expect(one?.media).toHaveLength(1)
    expect(other?.media).toHaveLength(1)
    // The copy at a third address may have come first.
    expect((await pictureIds()).length).toBeLessThanOrEqual(3)
    await world.run()
    expect(server.asked).toHaveLength(3)
  })

  test('go with their property, and their files with them', async () => {
    await bring(at('/1.jpg'), at('/2.jpg'))
    await world.run()
    const [gone, kept] = await world.media()
    await sql`update picture set changed_at = now() - interval '2 hours'`.execute(database.db)
    await sql`delete from property_text where id = ${gone?.id}`.execute(database.db)
    await world.pictures.removeUnused()
    const [left, ...more] = await pictureIds()
    expect(more).toEqual([])
    expect(kept?.media[0]?.url).toContain(left)
  })

  test('are not taken for loose between their making and their showing', async () => {
    const made = await world.pictures.add(
      { owner: null, kind: 'property_photo', bytes: shots[0] ?? Buffer.alloc(0) },
      { error: () => {} },
    )
    await world.pictures.removeUnused()
    expect(await world.pictures.find(made._id.replaceAll('-', ''))).toBeDefined()
  })

  test('are taken down by the host, with their files, and drawn again', async () => {
    await bring(at('/1.jpg'), at('/2.jpg'))
    await world.run()
    const ids = await pictureIds()
    expect(await removePhotographs(world.parts, 'elsewhere.example')).toBe(0)
    expect(await pictureIds()).toEqual(ids)
    expect(await removePhotographs(world.parts, server.host)).toBe(2)
    for (const { media } of await world.media())
      expect(media).toMatchObject([{ illustration: true }])
    expect(await pictureIds()).toEqual([])
    for (const id of ids) expect(await world.files.stat(`pictures/${id}/320.jpg`)).toBeUndefined()
  })

  test('a run that is cut off is gone on with, and asks nothing twice', async () => {
    const paths = Array.from({ length: 9 }, (_, nth) => `/rest-${nth}.jpg`)
    for (const [nth, path] of paths.entries()) server.file(path, await photograph(nth + 10))
    await bring(...paths.map((path) => at(path)))
    const stop = new AbortController()
    const { ask } = world.parts
    world.parts.ask = (...asked) => {
      stop.abort()
      return ask(...asked)
    }
    await world.run('failed', stop.signal)
    const before = server.asked.length
    // Those that were under way.
    expect(before).toBeLessThanOrEqual(4)
    const rest = await world.run()
    expect(rest.fetched).toBe(9 - before)
    expect(server.asked).toHaveLength(9)
    for (const { media } of await world.media()) expect(media).toMatchObject([{ role: 'photo' }])
  })

  test('two runs at once share the addresses', async () => {
    await bring(at('/1.jpg'), at('/2.jpg'), at('/3.jpg'), at('/4.jpg'))
    const runs = await Promise.all([world.run(), world.run()])
    expect(runs.reduce((sum, { fetched }) => sum + fetched, 0)).toBe(4)
    expect(server.asked).toHaveLength(4)
  })

  test('of hosts that are not listed are not asked for', async () => {
    const other = photographWorld(database, ['pictures.example'])
    await bring(at('/1.jpg'))
    const counts = await other.run()
    other.close()
    expect([...counts.notAsked]).toEqual([
      [server.host, { count: 1, example: server.at('/1.jpg') }],
    ])
    const secure = photographWorld(database, [server.host], {
      settings: { allowsPlainHttp: false },
    })
    const { notAsked } = await secure.run()
    secure.close()
    expect([...notAsked.keys()]).toEqual([`${server.host}, by http://`])
    expect(server.asked).toEqual([])
    expect(await rowsOf()).toEqual([])
  })
})
