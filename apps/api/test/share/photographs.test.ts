import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage, type ShareServer, startShareServer } from './share-server.ts'

let server: ShareServer
let property: string
const own = `/pictures/${'ab'.repeat(16)}/1600`

beforeAll(async () => {
  server = await startShareServer()
  const map = await (await server.get('/sitemaps/listings-1.xml')).text()
  property = /\/p\/[^<]+/.exec(map)?.[0] ?? ''
})
afterAll(() => server.close())

async function show(url: string): Promise<void> {
  const media = JSON.stringify([{ url, role: 'photo', illustration: false, alt: '', alt_ar: '' }])
  for (const table of ['property', 'property_text'] as const)
    await server.database.db
      .updateTable(table)
      .set({ media })
      .where('id', '=', property.slice(3, 39))
      .execute()
}

test.each(['', '/ar', '/zh'])(
  'a photograph is what others show of a page in %s, too',
  async (prefix) => {
    await show(own)
    const text = await (await server.get(`${prefix}${property}`)).text()
    const page = readPage(text)
    const file = `${server.origin}/pictures/${'ab'.repeat(16)}/1024.jpg`
    expect(page.meta('og:image')).toBe(file)
    expect(page.meta('og:image:width')).toBeUndefined()
    expect(page.meta('og:image:alt')).not.toBe('')
    expect(text).toContain(`"image":"${file}"`)
    expect(text).toContain(`src="${own}"`)
  },
)

test('a picture of another site is loaded and named by no page', async () => {
  await show('https://pictures.example/1.jpg')
  const text = await (await server.get(property)).text()
  expect(text).not.toContain('pictures.example')
  expect(readPage(text).meta('og:image')).toContain('/share-pictures/')
})

test('the site map names photographs, and no drawing', async () => {
  await show(own)
  const map = await (await server.get('/sitemaps/listings-1.xml')).text()
  const named = [...map.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, url]) => url)
  expect(named).toEqual([`${server.origin}/pictures/${'ab'.repeat(16)}/1024.jpg`])
})
