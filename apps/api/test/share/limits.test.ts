import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPage, type ShareServer, startShareServer } from './share-server.ts'

let server: ShareServer
beforeAll(async () => {
  server = await startShareServer({ shareLimit: 2 })
})
afterAll(() => server.close())

test('one address may ask so often, and reads why in its language', async () => {
  await server.get('/de/faqs')
  await server.get('/de/faqs')
  const third = await server.get('/de/faqs')
  expect(third.status).toBe(429)
  expect(third.headers.get('retry-after')).toMatch(/^\d+$/)
  expect(readPage(await third.text()).text('h1')).toBe('Zu viele Anfragen')
})

test('a database that fails says nothing about itself', async () => {
  await server.database.close()
  const answer = await server.get('/p/0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01-villa')
  const text = await answer.text()
  expect([500, 503]).toContain(answer.status)
  expect(readPage(text).text('h1')).toBe('We’re having trouble at the moment')
  expect(text).not.toMatch(/pglite|postgres|select|\.ts/i)
})
