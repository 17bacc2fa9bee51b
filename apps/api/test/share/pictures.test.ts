import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPictureCache } from '../../src/modules/share/pictures/picture-cache.ts'
import { readPage, type ShareServer, startShareServer } from './share-server.ts'

let server: ShareServer
let property: string
const folder = mkdtempSync(path.join(tmpdir(), 'manzil-pictures-'))
beforeAll(async () => {
  server = await startShareServer()
  const map = await (await server.get('/sitemaps/listings-1.xml')).text()
  property = /\/p\/[^<]+/.exec(map)?.[0] ?? ''
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each(['', '/ar', '/ru', '/hi'])(
  'the picture of a page in %s is a JPEG of the size that it says',
  async (prefix) => {
    const page = readPage(await (await server.get(`${prefix}${property}`)).text())
    const answer = await fetch(page.meta('og:image') ?? '')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
    expect(bytes.length).toBeLessThan(300_000)
    const { width, height } = await loadImage(bytes)
    expect([`${width}`, `${height}`]).toEqual([
      page.meta('og:image:width'),
      page.meta('og:image:height'),
    ])
  },
)

test('a picture is kept for a year under its version, and changes address with the price', async () => {
  const address = async () =>
    readPage(await (await server.get(property)).text()).meta('og:image') ?? ''
  const before = await address()
  const first = await fetch(before)
  expect(first.headers.get('cache-control')).toContain('immutable')
  const drawn = readdirSync(path.join(server.dataDir, 'share-pictures')).length
  const again = await fetch(before)
  expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()))
  expect(readdirSync(path.join(server.dataDir, 'share-pictures'))).toHaveLength(drawn)
  const id = property.slice(3, 39)
  await server.database.db
    .updateTable('property')
    .set({ price: 1_234_567 })
    .where('id', '=', id)
    .execute()
  expect(await address()).not.toBe(before)
  expect((await fetch(before)).headers.get('cache-control')).toBe('public, max-age=3600')
})

test('there is no picture of nothing', async () => {
  expect((await server.get('/share-pictures/p/nothing.jpg')).status).toBe(404)
  expect((await server.get(`/share-pictures${property}.svg`)).status).toBe(404)
})

test('the cache keeps to its limit and draws once for all who wait', async () => {
  const cache = createPictureCache({
    folder,
    limit: 1000,
    warn: (error) => expect(error).toBe(null),
  })
  let drawn = 0
  const draw = async () => {
    drawn += 1
    return Buffer.alloc(300)
  }
  await Promise.all([cache.get('0', draw), cache.get('0', draw)])
  expect(drawn).toBe(1)
  for (let at = 1; at < 8; at += 1) await cache.get(String(at), draw)
  expect(readdirSync(folder).length * 300).toBeLessThanOrEqual(1000)
  expect(readdirSync(folder)).toContain('7')
})

test('a disk that does not work costs only time', async () => {
  const warnings: unknown[] = []
  const cache = createPictureCache({
    folder: '/dev/null/pictures',
    limit: 1000,
    warn: (error) => warnings.push(error),
  })
  expect(await cache.get('a', async () => Buffer.from('x'))).toEqual(Buffer.from('x'))
  expect(warnings).toHaveLength(1)
})

test('the thread that draws ends with the server', async () => {
  const ending = vi.spyOn(Worker.prototype, 'terminate')
  await server.close()
  expect(ending).toHaveBeenCalledOnce()
  ending.mockRestore()
})
