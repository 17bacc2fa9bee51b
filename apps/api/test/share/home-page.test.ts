import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { languages } from '@manzil/i18n/languages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage, type ShareServer, startShareServer } from './share-server.ts'
import { vocabulary } from './vocabulary.ts'

const built = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <script src="/assets/boot.js"></script>
    <title>Manzil</title>
    <meta
      name="description"
      content="As built."
    />
  </head>
  <body><div id="root"></div></body>
</html>`

let server: ShareServer
const webDir = mkdtempSync(path.join(tmpdir(), 'manzil-web-'))
beforeAll(async () => {
  writeFileSync(path.join(webDir, 'index.html'), built)
  server = await startShareServer({ webDir, publicUrl: 'https://homes.example' })
})
afterAll(async () => {
  await server.close()
  rmSync(webDir, { recursive: true, force: true })
})

const read = async (address: string) => readPage(await (await server.get(address)).text())

test('the home page says what it is to who shares and who searches', async () => {
  const page = await read('/')
  expect(page.text('title')).toBe('Homes for sale and rent in Dubai and the Emirates | Manzil')
  expect(page.all('meta', { name: 'description' })).toHaveLength(1)
  expect(page.meta('description')).toMatch(/across the Emirates/)
  expect(page.meta('og:url')).toBe('https://homes.example/')
  expect(page.link({ rel: 'canonical' })).toBe('https://homes.example/')
  expect(page.alternates.map(([language]) => language)).toEqual([...languages, 'x-default'])
  expect(page.all('script')[0]).toBeDefined()
})

test('the home page in Arabic is its own canonical address', async () => {
  const page = await read('/?lng=ar&utm_source=mail')
  expect([page.attribute(page.root, 'lang'), page.attribute(page.root, 'dir')]).toEqual([
    'ar',
    'rtl',
  ])
  expect(page.link({ rel: 'canonical' })).toBe('https://homes.example/?lng=ar')
  expect(page.meta('og:locale')).toBe('ar_AE')
})

test('what no language is called stays English', async () => {
  const page = await read('/?lng=%22%3E%3Cscript%3E')
  expect(page.attribute(page.root, 'lang')).toBe('en')
  expect(page.scripts).toHaveLength(1)
})

test('the site and its search are said in the words of schema.org', async () => {
  const things = (await read('/')).things()
  expect(things.map((thing) => thing['@type'])).toEqual(['WebSite', 'Organization'])
  for (const thing of things) {
    const known = vocabulary[String(thing['@type'])]
    const used = Object.keys(thing).filter((name) => !name.startsWith('@'))
    expect(known?.required.filter((name) => !used.includes(name))).toEqual([])
    expect(
      used.filter((name) => !known?.required.includes(name) && !known?.optional.includes(name)),
    ).toEqual([])
  }
  expect(JSON.stringify(things)).toContain('#/property-listing?search={search_term_string}')
})

test.each(['/', '/?lng=ar', '/?lng=zh'])('the picture of %s is drawn', async (address) => {
  const image = new URL((await read(address)).meta('og:image') ?? '')
  const answer = await server.get(image.pathname + image.search)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('a known home page is not sent again', async () => {
  const first = await server.get('/')
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
  expect((await server.get('/', { headers })).status).toBe(304)
})
