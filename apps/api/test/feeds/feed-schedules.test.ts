import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { later } from '@manzil/domain/time/moments'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statusCodes } from '../../src/db/codes.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { FetchFault } from '../../src/guarded-fetch/fetch-fault.ts'
import type { GuardedFetch } from '../../src/guarded-fetch/guarded-fetch.ts'
import { fetchNextPictures } from '../../src/modules/feed/run/fetch-pictures.ts'
import { beginDue } from '../../src/modules/feed/run/start-feeding.ts'
import { feedMailTexts } from '../../src/modules/feed/texts/feed-mail-texts.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from '../http/build-test-app.ts'
import { csvOf, csvRow, feedWorld } from './feed-world.ts'

const address = 'https://feeds.example/list.csv'
let database: OpenDatabase
let world: Awaited<ReturnType<typeof feedWorld>>
let now = new Date()
const dataDir = mkdtempSync(path.join(tmpdir(), 'manzil-feeds-'))
/** What lies at each address; nothing answers at others. */
/** Stands for an address at which nobody answers, and for one whose certificate is too old. */
const nobody = 'nobody'
const expired = 'expired'
const files = new Map<string, string | Uint8Array | FetchFault>()
const asked: string[] = []
const fetch: GuardedFetch = async (at, _limits, take) => {
  asked.push(at)
  const found = files.get(at)
  if (found instanceof FetchFault) throw found
  if (found === nobody)
    throw new FetchFault('unreachable', {
      cause: Object.assign(new Error(nobody), { code: 'ENOTFOUND' }),
    })
  if (found === expired)
    throw new FetchFault('unreachable', {
      cause: Object.assign(new Error(expired), { code: 'CERT_HAS_EXPIRED' }),
    })
  if (found === undefined) throw new FetchFault('unreachable', { status: 404 })
  await take(typeof found === 'string' ? Buffer.from(found) : found)
}

beforeAll(async () => {
  database = await openTestDatabase('seeded')
  world = await feedWorld(database, { fetch, now: () => now, dataDir })
})
afterAll(async () => {
  world.close()
  await database.close()
})

const rows = (letter: string, count: number) =>
  Array.from({ length: count }, (_, at) => csvRow(`${letter}-${at + 1}`))

/** A feed at the address that was applied once. */
async function applied(text: string): Promise<{ owner: string; feed: string }> {
  const owner = await world.agency()
  const feed = await world.addFeed(owner, address)
  files.set(address, text)
  await world.feeds.service.start(feed, { kind: 'apply' }, owner)
  await world.carryOut()
  return { owner, feed }
}

/** A day later, as the schedule has it. */
async function aDayLater(owner: string, feed: string) {
  now = later(now, 25, 'hour')
  await beginDue(world.work)
  await world.carryOut()
  const runs = await world.feeds.service.runs(feed, { page: 1, limit: 1 }, owner)
  const [run] = runs === 'gone' ? [] : runs.data
  return run
}

test('a schedule reads by itself, and its owner is written to where it cannot', async () => {
  const { owner, feed } = await applied(csvOf(rows('S', 2)))
  expect(await aDayLater(owner, feed)).toMatchObject({ by: 'schedule', counts: { unchanged: 2 } })
  // An edition that was fetched is not kept once it was read.
  expect(readdirSync(path.join(dataDir, 'feeds'))).toEqual([])
  await database.db
    .updateTable('account')
    .set({ languages: ['de'] })
    .where('id', '=', owner)
    .execute()
  files.delete(address)
  expect(await aDayLater(owner, feed)).toMatchObject({
    state: 'failed',
    problem: { key: 'feed.unreachable', values: { reason: 'HTTP 404' } },
    // It has written nothing that could be put back.
    undo_until: null,
  })
  const mails = await database.db
    .selectFrom('outbox_mail')
    .select('content')
    .where('to_address', '=', `${owner}@example.com`)
    .execute()
  expect(mails.map(({ content }) => JSON.stringify(content))).toEqual([
    expect.stringContaining('HTTP 404'),
  ])
  expect(mails[0]?.content).toMatchObject({ subject: feedMailTexts.de.subject('Ours') })
  // Nothing was paused by it.
  const statuses = [...(await world.properties(owner)).values()].map(({ status }) => status)
  expect(statuses).toEqual([statusCodes.live, statusCodes.live])
  files.set(address, nobody)
  expect(await aDayLater(owner, feed)).toMatchObject({ problem: { key: 'feed.noSuchHost' } })
  // In words, not by the code of a library.
  files.set(address, expired)
  expect(await aDayLater(owner, feed)).toMatchObject({
    problem: { key: 'feed.brokenOff', values: {} },
  })
  files.set(address, new FetchFault('too-large'))
  expect(await aDayLater(owner, feed)).toMatchObject({
    problem: { key: 'feed.tooLarge', values: { limit: '200' } },
  })
  files.set(address, new FetchFault('too-slow'))
  expect(await aDayLater(owner, feed)).toMatchObject({
    problem: { key: 'feed.tooSlow', values: { minutes: '5' } },
  })
})

test('a schedule pauses nothing where more than half is missing, and waits after an undoing', async () => {
  const { owner, feed } = await applied(csvOf(rows('H', 12)))
  files.set(address, csvOf(rows('H', 1)))
  const run = await aDayLater(owner, feed)
  expect(run).toMatchObject({ state: 'failed', problem: { key: 'feed.half' }, counts: { gone: 0 } })
  await world.feeds.service.start(feed, { kind: 'apply' }, owner)
  await world.carryOut()
  const runs = await world.feeds.service.runs(feed, { page: 1, limit: 1 }, owner)
  const last = runs === 'gone' ? undefined : runs.data[0]
  expect(last?.counts.gone).toBe(11)
  await world.feeds.service.undo(last?._id ?? '', owner)
  await world.carryOut()
  expect(await aDayLater(owner, feed)).toMatchObject({ kind: 'undo' })
  expect((await world.feeds.service.list(owner))[0]?.is_held).toBe(true)
})

test('pictures go through the pipeline of uploads, once; what is none is told', async () => {
  const blue = { width: 640, height: 480, channels: 3, background: '#2060a0' } as const
  const picture = new Uint8Array(await sharp({ create: blue }).png().toBuffer())
  const [good, bad] = ['https://a.example/1.png', 'https://a.example/2.png']
  files.set(good, picture)
  files.set(bad, '<html>no picture</html>')
  const owner = await world.agency()
  const feed = await world.addFeed(owner)
  const text = csvOf([csvRow('P-1', { photos: `${good}|${bad}` })])
  await world.read(owner, feed, text)
  while (await fetchNextPictures(world.work));
  const id = (await world.properties(owner)).get('P-1')?.id ?? ''
  const { media } = await database.db
    .selectFrom('property_text')
    .select('media')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(media).toMatchObject([{ role: 'photo', illustration: false }])
  expect(media[0]?.url).toMatch(/^\/pictures\/[\da-f]{32}\//)
  expect((await world.feeds.service.list(owner))[0]).toMatchObject({ pictures_waiting: 1 })
  await world.read(owner, feed, csvOf([csvRow('P-1', { photos: good, price: '1900000' })]))
  while (await fetchNextPictures(world.work));
  expect(asked.filter((at) => at === good)).toHaveLength(1)
  expect((await world.feeds.service.list(owner))[0]).toMatchObject({
    pictures_waiting: 0,
    pictures_failed: 0,
  })
})

test('own properties are offered in both shapes to whoever has the address, until it is renewed', async () => {
  const owner = await world.agency()
  const feed = await world.addFeed(owner)
  await world.read(owner, feed, csvOf([csvRow('X-1', { title: 'Tom & <b>Jerry</b> by the sea' })]))
  const app: FastifyInstance = await buildTestApp(database)
  const token = await createSessions(database.db).open({ id: owner, role: 'agency' })
  const renew = async (): Promise<Record<'property_finder_url' | 'bayut_url', string>> => {
    const headers = { authorization: `Bearer ${token}` }
    const url = '/api/feed/renew-feed-export'
    return (await app.inject({ method: 'POST', url, headers })).json().data
  }
  const get = (url: string, headers = {}) => app.inject({ url: new URL(url).pathname, headers })
  const { property_finder_url, bayut_url } = await renew()
  const list = await get(property_finder_url)
  expect(list.headers['content-type']).toContain('application/xml')
  expect(list.body).toContain('<reference_number>X-1</reference_number>')
  expect(list.body).toContain('Tom &amp; Jerry by the sea')
  const etag = String(list.headers.etag)
  expect((await get(property_finder_url, { 'if-none-match': etag })).statusCode).toBe(304)

  // What is offered can be read again, by another account.
  for (const url of [property_finder_url, bayut_url]) {
    const other = await world.agency('Reader')
    const theirs = await world.addFeed(other)
    const { body } = await get(url)
    const renumbered = body.replaceAll('TRK-X-1', `TRK-${other.slice(-6)}`)
    const run = await world.read(other, theirs, renumbered, 'check')
    expect(run.counts).toMatchObject({ read: 1, new: 1 })
  }

  now = later(now, 1, 'minute')
  await world.read(owner, feed, csvOf([csvRow('X-1', { price: '1500000' })]))
  const changed = await get(property_finder_url, { 'if-none-match': etag })
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false])
  await renew()
  expect((await get(property_finder_url)).statusCode).toBe(404)
  await app.close()
})
