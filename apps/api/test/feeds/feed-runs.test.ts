import { KEPT_RUNS } from '@manzil/domain/feeds/feed-terms'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REMOVED, statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { takeRun } from '../../src/modules/feed/repository/runs.ts'
import { performRun } from '../../src/modules/feed/run/perform-run.ts'
import { engines } from '../engines.ts'
import { csvOf, csvRow, feedWorld } from './feed-world.ts'

describe.each(engines)('runs of feeds on $name', ({ open }) => {
  let database: OpenDatabase
  let world: Awaited<ReturnType<typeof feedWorld>>
  beforeAll(async () => {
    database = await open('seeded')
    world = await feedWorld(database)
  })
  afterAll(async () => {
    world.close()
    await database.close()
  })

  /** Rows of one letter, so that no two tests have a permit in common. */
  const rows = (letter: string, count: number, change = {}) =>
    Array.from({ length: count }, (_, at) => csvRow(`${letter}-${at + 1}`, change))

  test('a comparison writes nothing; applying does; a second time changes nothing', async () => {
    const owner = await world.agency()
    const feed = await world.addFeed(owner)
    const text = csvOf(rows('A', 250))
    const checked = await world.read(owner, feed, text, 'check')
    expect(checked).toMatchObject({ state: 'done', counts: { read: 250, new: 250, refused: 0 } })
    expect((await world.properties(owner)).size).toBe(0)
    expect(await world.read(owner, feed, text)).toMatchObject({ counts: { new: 250 } })
    const had = await world.properties(owner)
    expect(had.get('A-7')).toMatchObject({
      status: statusCodes.live,
      price: 1_850_000,
      source: 'feed',
    })
    const again = await world.read(owner, feed, text)
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 250, gone: 0 })
    expect(await world.properties(owner)).toEqual(had)
  })

  test('rows that changed, went and were refused are told one by one, and put back by undoing', async () => {
    const owner = await world.agency()
    const feed = await world.addFeed(owner)
    await world.read(owner, feed, csvOf(rows('B', 4)))
    const before = await world.properties(owner)
    const run = await world.read(
      owner,
      feed,
      csvOf([
        csvRow('B-1', { price: '1700000' }),
        csvRow('B-2'),
        csvRow('B-3', { price: 'cheap' }),
        csvRow('B-5', { community: 'Business Bay' }),
        csvRow('B-5'),
      ]),
    )
    expect(run.counts).toMatchObject({
      read: 5,
      new: 1,
      changed: 1,
      unchanged: 1,
      refused: 2,
      gone: 1,
    })
    const told = await world.differences(owner, run._id)
    expect(told.map(({ line, reference, outcome }) => [line, reference, outcome])).toEqual([
      [2, 'B-1', 'changed'],
      [3, 'B-2', 'unchanged'],
      [4, 'B-3', 'refused'],
      [5, 'B-5', 'new'],
      [6, 'B-5', 'refused'],
      [null, 'B-4', 'gone'],
    ])
    expect(told[0]?.changes).toEqual([{ field: 'price', from: '1850000', to: '1700000' }])
    expect(told[2]?.reasons.map(({ path, key }) => [path, key])).toEqual([
      ['price', 'field.feedValue'],
    ])
    expect(told[4]?.reasons.map(({ key }) => key)).toEqual(['field.feedTwice'])
    const after = await world.properties(owner)
    expect(after.get('B-4')?.status).toBe(statusCodes.hidden)
    // What cannot be read is not gone.
    expect(after.get('B-3')?.status).toBe(statusCodes.live)

    expect(await world.feeds.service.undo(run._id, owner)).toMatchObject({ kind: 'undo' })
    await world.carryOut()
    const back = await world.properties(owner)
    expect(back.get('B-5')?.status).toBe(REMOVED)
    back.delete('B-5')
    expect([...back.values()].map(({ price, status }) => [price, status])).toEqual(
      [...before.values()].map(({ price, status }) => [price, status]),
    )
    expect(await world.feeds.service.undo(run._id, owner)).toBe('undo')
  })

  test('a run that changes nothing takes no undo from the one before', async () => {
    const owner = await world.agency()
    const feed = await world.addFeed(owner)
    await world.read(owner, feed, csvOf(rows('I', 2)))
    const dearer = csvOf(rows('I', 2, { price: '1900000' }))
    const run = await world.read(owner, feed, dearer)
    const idle = await world.read(owner, feed, dearer)
    expect(idle).toMatchObject({ counts: { unchanged: 2, changed: 0 }, undo_until: null })
    const runs = await world.feeds.service.runs(feed, { page: 1, limit: 3 }, owner)
    const offered = runs === 'gone' ? [] : runs.data.filter(({ undo_until }) => undo_until !== null)
    expect(offered.map(({ _id }) => _id)).toEqual([run._id])
    await world.feeds.service.undo(run._id, owner)
    await world.carryOut()
    expect((await world.properties(owner)).get('I-1')?.price).toBe(1_850_000)
  })

  test('a run is kept as long as it can be undone, however many follow it', async () => {
    const owner = await world.agency()
    const feed = await world.addFeed(owner)
    const text = csvOf(rows('J', 1))
    const run = await world.read(owner, feed, text)
    for (let more = 0; more < KEPT_RUNS; more += 1) await world.read(owner, feed, text, 'check')
    expect(await world.feeds.service.undo(run._id, owner)).toMatchObject({ kind: 'undo' })
    await world.carryOut()
    expect((await world.properties(owner)).get('J-1')?.status).toBe(REMOVED)
  })

  test('what is gone comes back with its row, and a plan that is full lets no more in', async () => {
    const small = await feedWorld(database, { room: 2 })
    const owner = await small.agency()
    const feed = await small.addFeed(owner)
    const first = await small.read(owner, feed, csvOf(rows('C', 3)))
    expect(first.counts).toMatchObject({ new: 2, refused: 1 })
    await small.read(owner, feed, csvOf(rows('C', 1)))
    const again = await small.read(owner, feed, csvOf(rows('C', 2)))
    expect(again.counts).toMatchObject({ changed: 1, unchanged: 1 })
    const statuses = [...(await small.properties(owner)).values()].map(({ status }) => status)
    expect(statuses).toEqual([statusCodes.live, statusCodes.live])
    small.close()
  })

  test('an undoing brings no more back than the plan has room for', async () => {
    const owner = await world.agency()
    const feed = await world.addFeed(owner)
    await world.read(owner, feed, csvOf(rows('G', 3)))
    const run = await world.read(owner, feed, csvOf(rows('G', 1)))
    await database.db
      .updateTable('plan')
      .set({ properties_limit: 2 })
      .where('id', 'in', (held) =>
        held.selectFrom('user_plan').select('plan_id').where('account_id', '=', owner),
      )
      .execute()
    await world.feeds.service.undo(run._id, owner)
    await world.carryOut()
    const statuses = [...(await world.properties(owner)).values()].map(({ status }) => status)
    expect(statuses.filter((status) => status === statusCodes.live)).toHaveLength(2)
  })

  test('what was changed by hand stays, and permits of other companies are refused', async () => {
    const [owner, other] = [await world.agency(), await world.agency('Other Homes')]
    const feed = await world.addFeed(owner)
    await world.read(owner, feed, csvOf(rows('D', 2)))
    const id = (await world.properties(owner)).get('D-1')?.id ?? ''
    await database.db
      .updateTable('property')
      .set({ source: 'owner' })
      .where('id', '=', id)
      .execute()
    const run = await world.read(owner, feed, csvOf(rows('D', 2, { price: '2000000' })))
    expect(run.counts).toMatchObject({ kept: 1, changed: 1 })
    expect((await world.properties(owner)).get('D-1')?.price).toBe(1_850_000)
    const theirs = await world.addFeed(other)
    const refused = await world.read(other, theirs, csvOf([csvRow('D-2')]))
    expect(refused.counts).toMatchObject({ refused: 1, new: 0 })
    const [told] = await world.differences(other, refused._id)
    expect(told?.reasons.map(({ key }) => key)).toEqual(['field.feedPermit'])
  })

  test('a run that was cut off goes on where it was, and nothing comes twice', async () => {
    const owner = await world.agency()
    const feed = await world.addFeed(owner)
    const text = csvOf(rows('E', 450))
    await world.feeds.service.upload(feed, new File([text], 'a.csv'), owner)
    await world.feeds.service.start(feed, { kind: 'apply' }, owner)
    const run = await takeRun(database.db, new Date())
    if (!run) throw new Error('there is no run')
    let looks = 0
    // As a server that is killed after the second batch: its run stays held, and is taken over late.
    const killed = performRun(world.work, run, () => {
      looks += 1
      if (looks > 250) throw new Error('killed')
      return false
    })
    await expect(killed).rejects.toThrow('killed')
    const half = (await world.properties(owner)).size
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(450)
    expect(await takeRun(database.db, new Date())).toBeUndefined()
    const late = await takeRun(database.db, new Date(Date.now() + 120_000))
    if (!late) throw new Error('nobody takes it over')
    await performRun(world.work, late, () => false)
    expect((await world.properties(owner)).size).toBe(450)
    // No row is counted by both.
    const runs = await world.feeds.service.runs(feed, { page: 1, limit: 1 }, owner)
    const counts = runs === 'gone' ? undefined : runs.data[0]?.counts
    expect(counts).toMatchObject({ read: 450, new: 450, unchanged: 0 })
    const again = await world.read(owner, feed, text)
    expect(again.counts).toMatchObject({ new: 0, changed: 0, unchanged: 450, gone: 0 })
  })

  test('a community that nobody knows moves no listed home to its city', async () => {
    const owner = await world.agency()
    const feed = await world.addFeed(owner)
    await world.read(owner, feed, csvOf(rows('K', 1)))
    const atlantis = csvRow('K-1', { community: 'Atlantis Moon Base' })
    const run = await world.read(owner, feed, csvOf([atlantis]))
    expect(run.counts).toMatchObject({ refused: 1, changed: 0, gone: 0 })
    const [told] = await world.differences(owner, run._id)
    expect(told).toMatchObject({
      reference: 'K-1',
      outcome: 'refused',
      reasons: [{ path: 'location_id', key: 'field.feedPlace' }],
    })
    expect((await world.properties(owner)).get('K-1')?.status).toBe(statusCodes.live)
  })

  test('a row that the database refuses fails by itself, and the others are applied', async () => {
    await sql`alter table property add constraint no_castle check (title <> 'A castle in the air')`.execute(
      database.db,
    )
    const owner = await world.agency()
    const feed = await world.addFeed(owner)
    const edition = rows('H', 5).with(2, csvRow('H-3', { title: 'A castle in the air' }))
    const run = await world.read(owner, feed, csvOf(edition))
    expect(run).toMatchObject({ state: 'done', counts: { read: 5, new: 4, refused: 1 } })
    const told = await world.differences(owner, run._id)
    expect(told.map(({ outcome }) => outcome)).toEqual(['new', 'new', 'refused', 'new', 'new'])
    expect(told[2]).toMatchObject({
      reference: 'H-3',
      line: 4,
      reasons: [{ key: 'feed.notStored' }],
    })
    expect([...(await world.properties(owner)).keys()]).toEqual(['H-1', 'H-2', 'H-4', 'H-5'])
  })

  test('in review where the site looks first', async () => {
    const looked = await feedWorld(database, { review: 'all' })
    const owner = await looked.agency()
    const feed = await looked.addFeed(owner)
    await looked.read(owner, feed, csvOf(rows('F', 1)))
    expect((await looked.properties(owner)).get('F-1')?.status).toBe(statusCodes.in_review)
    looked.close()
  })
})
