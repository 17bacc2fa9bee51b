import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { languages } from '@manzil/i18n/languages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPage, type ShareServer, startShareServer } from './share-server.ts'

let server: ShareServer
let property: string
let addresses: Record<string, string>

/** Address of the first entry of a part of the site map that has this beginning. */
async function first(part: string, beginning: string): Promise<string> {
  const map = await (await server.get(`/sitemaps/${part}-1.xml`)).text()
  const found = [...map.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(([, address]) => address)
  const address = found.find((each) => each?.startsWith(beginning))
  if (!address) throw new Error(`no ${beginning} in the map`)
  return address
}

beforeAll(async () => {
  server = await startShareServer()
  property = await first('listings', '/p/')
  addresses = {
    listing: property,
    agent: await first('agents', '/agent/'),
    agency: await first('agents', '/agency/'),
    blog: await first('blogs', '/blog/'),
    area: '/area/dubai-marina',
    guide: '/guide/buyer',
    faqs: '/faqs',
  }
})
afterAll(() => server.close())

const kinds = ['listing', 'agent', 'agency', 'blog', 'area', 'guide', 'faqs']

describe.each(kinds)('the page of one %s', (kind) => {
  test('says what it is, in every language, and leads to the app', async () => {
    const address = addresses[kind] ?? ''
    for (const language of languages) {
      const own = language === 'en' ? address : `/${language}${address}`
      const answer = await server.get(own)
      expect(answer.status, own).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      const page = readPage(await answer.text())
      expect(page.attribute(page.root, 'lang')).toBe(language)
      expect(page.attribute(page.root, 'dir')).toBe(language === 'ar' ? 'rtl' : 'ltr')
      expect(page.text('title')).toMatch(/\S+ \| (Manzil|منزل)$/)
      expect(page.all('h1')).toHaveLength(1)
      expect(page.all('main')).toHaveLength(1)
      expect(page.meta('description')?.length).toBeGreaterThan(10)
      expect(page.meta('og:title')).toBe(page.meta('twitter:title'))
      expect(page.meta('twitter:card')).toBe('summary_large_image')
      expect(page.meta('og:url')).toBe(`${server.origin}${own}`)
      expect(page.link({ rel: 'canonical' })).toBe(`${server.origin}${own}`)
      expect(page.meta('og:image')).toMatch(`${server.origin}/share-pictures/`)
      const app = page.attribute(page.root, 'data-open')
      expect(app).toMatch(language === 'en' ? /^\/#\/[a-z]/ : `/?lng=${language}#/`)
      expect(page.all('a', { class: 'open', href: app ?? '' })).toHaveLength(1)
    }
  })

  test('names all its languages, and each of them names it back', async () => {
    const address = addresses[kind] ?? ''
    const english = readPage(await (await server.get(address)).text()).alternates
    expect(english.map(([language]) => language)).toEqual([...languages, 'x-default'])
    expect(new Set(english.map(([, href]) => href)).size).toBe(languages.length)
    for (const [language, href] of english) {
      const other = readPage(await (await fetch(href)).text())
      expect(other.alternates).toEqual(english)
      expect(other.link({ rel: 'canonical' })).toBe(href)
      if (language !== 'x-default') expect(other.attribute(other.root, 'lang')).toBe(language)
    }
  })
})

test('the page of a property shows its facts, permit, agent and similar properties', async () => {
  const page = await (await server.get(property)).text()
  for (const label of ['Facts', 'Advertising permit', 'Similar homes', 'Reference'])
    expect(page).toContain(label)
  const similar = readPage(page)
    .all('a')
    .map((element) => element.attrs.find(({ name }) => name === 'href')?.value ?? '')
    .filter((href) => href.startsWith('/p/'))
  expect(similar.length).toBeGreaterThan(0)
  expect((await server.get(similar[0] ?? '')).status).toBe(200)
})

/** `fetch` says of itself that it shows nothing, whatever it is told. */
async function visit(address: string): Promise<{ headers: IncomingHttpHeaders; text: string }> {
  const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const [answer] = await once(request(`${server.origin}${address}`, { headers }).end(), 'response')
  const message: IncomingMessage = answer
  return { headers: message.headers, text: await readText(message) }
}

test('only a browser that shows the page is led on, and caches know it', async () => {
  const person = await visit(property)
  const robot = await server.get(property, { headers: { 'user-agent': 'Mozilla/5.0 Chrome/140' } })
  expect(readPage(person.text).scripts).toHaveLength(1)
  expect(readPage(await robot.text()).scripts).toHaveLength(0)
  expect(robot.headers.get('vary')).toContain('sec-fetch-mode')
  expect(person.headers.etag).not.toBe(robot.headers.get('etag'))
  const policy = String(person.headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'sha256-[\w+/=]+'; style-src 'sha256-/)
  expect(policy).not.toContain('unsafe')
})

test('a page is asked for again by its tag, headed and packed', async () => {
  const page = await server.get(property)
  const etag = page.headers.get('etag') ?? ''
  expect(page.headers.get('cache-control')).toContain('max-age=120')
  const again = await server.get(property, { headers: { 'if-none-match': `"other", ${etag}` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await server.get(property, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])
  const packed = await server.get(property, { headers: { 'accept-encoding': 'gzip' } })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  expect(await packed.text()).toBe(await page.text())
})

test('an old or a missing slug leads to the canonical address with its query', async () => {
  const id = property.slice('/p/'.length, '/p/'.length + 36)
  const answer = await server.get(`/ar/p/${id}-an-older-title?utm_source=x`)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(`/ar${property}?utm_source=x`)
  expect((await server.get(`/p/${id}`)).headers.get('location')).toBe(property)
})

test.each([
  '/p/nothing',
  '/p/0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01-villa',
  "/p/' or 1=1 --",
  '/p/%00',
  '/agent/0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
  '/blog/nothing',
  '/area/__proto__',
  '/guide/pirate',
  '/de/area/atlantis',
])('%s is nothing, in words that a visitor understands', async (address) => {
  const answer = await server.get(address)
  const text = await answer.text()
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(readPage(text).meta('robots')).toBe('noindex')
  expect(text).not.toMatch(/select|sql|error:/i)
})

test('an agent is not found at the address of an agency', async () => {
  const address = (addresses.agent ?? '').replace('/agent/', '/agency/')
  expect((await server.get(address)).status).toBe(404)
})

test('hostile text is text, in markup and in data', async () => {
  const { db } = server.database
  const id = property.slice('/p/'.length, '/p/'.length + 36)
  const hostile = `</script><script>alert(1)</script>"><img src=x onerror=alert(2)> <!-- \u2028 &amp; 'x'`
  const before = await db
    .selectFrom('property')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db.updateTable('property').set({ title: hostile }).where('id', '=', id).execute()
  await db
    .updateTable('property_text')
    .set({ description: hostile, developer: hostile, permit_number: hostile })
    .where('id', '=', id)
    .execute()
  const page = readPage(await (await server.get(property)).text())
  expect(page.text('h1')).toBe(hostile)
  expect(page.scripts).toHaveLength(0)
  expect(page.all('script')).toHaveLength(1)
  expect(page.all('img')).toHaveLength(1)
  expect(JSON.stringify(page.things())).toContain('alert(1)')
  const feed = await (await server.get('/feed.xml')).text()
  expect(feed).not.toContain('<script')
  await db.updateTable('property').set(before).where('id', '=', id).execute()
})

test('a hidden property is not found, a deleted one is gone', async () => {
  const { db } = server.database
  const map = await (await server.get('/sitemaps/listings-1.xml')).text()
  const [one = '', other = ''] = [...map.matchAll(/\/p\/[^<]+/g)]
    .map(([address]) => address)
    .slice(-2)
  const idOf = (address: string) => address.slice('/p/'.length, '/p/'.length + 36)
  await db.updateTable('property').set({ status: 2 }).where('id', '=', idOf(one)).execute()
  expect((await server.get(one)).status).toBe(404)
  await db.deleteFrom('property').where('id', '=', idOf(other)).execute()
  const gone = await server.get(`/ar${other}`)
  expect(gone.status).toBe(410)
  expect(readPage(await gone.text()).text('h1')).toBe('لم يعد هذا الإعلان متاحًا')
  expect((await server.get(`/share-pictures${other}.jpg`)).status).toBe(404)
})
