import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { statusCodes } from '../../src/db/codes.ts'
import { loadLookups } from '../../src/modules/catalogue/lookups.ts'
import { propertyEntries } from '../../src/modules/share/sitemap/sitemap-parts.ts'
import { type ShareServer, startShareServer } from './share-server.ts'

let server: ShareServer
beforeAll(async () => {
  server = await startShareServer()
})
afterAll(() => server.close())

async function readXml(address: string): Promise<unknown> {
  const answer = await server.get(address)
  const text = await answer.text()
  expect(answer.status, address).toBe(200)
  expect(answer.headers.get('content-type')).toContain('xml')
  expect(XMLValidator.validate(text)).toBe(true)
  return new XMLParser({ isArray: (name) => ['url', 'sitemap', 'item'].includes(name) }).parse(text)
}

const zMap = z.object({
  urlset: z.object({ url: z.array(z.object({ loc: z.string(), lastmod: z.string().optional() })) }),
})
const urlsOf = async (part: string) => zMap.parse(await readXml(`/sitemaps/${part}.xml`)).urlset.url

test('the index names parts that are there', async () => {
  const zIndex = z.object({
    sitemapindex: z.object({ sitemap: z.array(z.object({ loc: z.string() })) }),
  })
  const index = zIndex.parse(await readXml('/sitemap.xml')).sitemapindex.sitemap
  expect(index).toHaveLength(5)
  for (const { loc } of index) expect((await fetch(loc)).status).toBe(200)
})

test('the map holds each live property once, with its last change, and no other', async () => {
  const { db } = server.database
  // Nothing else of this file hides one: all are live but the one of here.
  const all = await db.selectFrom('property').select(['id', 'updated_at']).orderBy('id').execute()
  const [hidden, ...live] = all
  const hide = db.updateTable('property').set({ status: statusCodes.hidden })
  await hide.where('id', '=', hidden?.id ?? '').execute()
  const urls = await urlsOf('listings-1')
  expect(urls.map(({ loc }) => new URL(loc).pathname.slice(3, 39))).toEqual(
    live.map(({ id }) => id),
  )
  expect(urls.map(({ lastmod }) => lastmod)).toEqual(
    live.map(({ updated_at }) => updated_at.toISOString()),
  )
  expect(live.length).toBeGreaterThan(50)
})

test('where one part ends the next goes on, with none left out and none told twice', async () => {
  const { db } = server.database
  const lookups = await loadLookups(db)
  const addresses = async (part: number, size?: number) => {
    const found: string[] = []
    for await (const { address } of propertyEntries(db, lookups, part, size)) found.push(address)
    return found
  }
  const all = await addresses(0)
  const size = Math.ceil(all.length / 3)
  expect(await Promise.all([0, 1, 2].map((part) => addresses(part, size)))).toEqual([
    all.slice(0, size),
    all.slice(size, 2 * size),
    all.slice(2 * size),
  ])
  expect(await addresses(3, size)).toEqual([])
})

test('agents, articles, places and guides are all there, and their addresses are canonical', async () => {
  const agents = await server.get('/api/user/all-users?limit=1')
  const { pagination } = z
    .object({ pagination: z.object({ total: z.number() }) })
    .parse(await agents.json())
  expect(await urlsOf('agents-1')).toHaveLength(pagination.total)
  const texts = async (kind: 'blog' | 'area') =>
    (
      await server.database.db
        .selectFrom('content')
        .select('key')
        .where('kind', '=', kind)
        .where('language', '=', 'en')
        .execute()
    ).length
  expect(await urlsOf('blogs-1')).toHaveLength(await texts('blog'))
  expect((await urlsOf('areas-1')).length).toBeGreaterThanOrEqual(await texts('area'))
  expect(await urlsOf('guides-1')).toHaveLength(5)
  for (const part of ['agents-1', 'blogs-1', 'areas-1', 'guides-1'])
    for (const { loc } of (await urlsOf(part)).slice(0, 5))
      expect((await fetch(loc, { redirect: 'manual' })).status, loc).toBe(200)
})

test.each(['listings-2', 'listings-0', 'agents-2', 'nothing-1', 'listings-1e3'])(
  'there is no part %s',
  async (part) => {
    expect((await server.get(`/sitemaps/${part}.xml`)).status).toBe(404)
  },
)

test('the feed holds the newest properties, of one purpose and place where asked', async () => {
  const zFeed = z.object({
    rss: z.object({
      channel: z.object({
        title: z.string(),
        item: z.array(z.object({ title: z.string(), link: z.string(), pubDate: z.string() })),
      }),
    }),
  })
  const all = zFeed.parse(await readXml('/feed.xml')).rss.channel.item
  const times = all.map(({ pubDate }) => Date.parse(pubDate))
  expect(all).toHaveLength(50)
  expect(times).toEqual([...times].sort((a, b) => b - a))
  const rents = zFeed.parse(await readXml('/ar/feed.xml?purpose=rent&place=dubai')).rss.channel
  expect(rents.title).toContain('دبي')
  expect(rents.item.length).toBeGreaterThan(0)
  expect(rents.item.every(({ link }) => /\/ar\/p\/.*-for-rent-/.test(link))).toBe(true)
  expect((await server.get('/feed.xml?place=atlantis')).status).toBe(404)
  expect((await server.get('/feed.xml?purpose=gift')).status).toBe(404)
})

test('robots find the map, may draw the app, and stay out of the chat', async () => {
  const text = await (await server.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${server.origin}/sitemap.xml`)
  expect(text).toContain('Disallow: /chatbot')
  expect(text).not.toContain('/api')
})

test('the manifest names icons that are there in their sizes', async () => {
  const zManifest = z.object({
    start_url: z.literal('/'),
    icons: z.array(z.object({ src: z.string(), sizes: z.string(), purpose: z.string() })),
  })
  const answer = await server.get('/manifest.webmanifest')
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const { icons } = zManifest.parse(await answer.json())
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable')
  for (const { src, sizes } of icons) {
    const bytes = Buffer.from(await (await server.get(src)).arrayBuffer())
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
})

test('offline there is a page, and nothing else goes through the worker', async () => {
  const page = await server.get('/offline.html')
  expect(await page.text()).toContain('Sie sind offline')
  const worker = await (await server.get('/offline-worker.js')).text()
  expect(worker).toContain("event.request.mode !== 'navigate'")
  expect(worker.match(/caches\.open|\.add\(|\.put\(/g)).toEqual(['caches.open', '.add('])
})
