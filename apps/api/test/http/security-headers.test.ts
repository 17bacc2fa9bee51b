import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function headersOf(url: string, share: Parameters<typeof buildTestApp>[1] = {}) {
  const app = await buildTestApp(database, share)
  const { headers } = await app.inject({ url })
  await app.close()
  return headers
}

test('a script in a page can send nothing to another site', async () => {
  const policy = String((await headersOf('/api/ping'))['content-security-policy'])
  expect(policy).toMatch(/connect-src 'self';/)
  expect(policy).toMatch(/img-src 'self' data: blob:;/)
})

test('a page takes looks from our files alone, none from itself', async () => {
  const policy = String((await headersOf('/api/ping'))['content-security-policy'])
  expect(policy).toMatch(/style-src 'self';/)
})

test.each(['/api/ping', '/p/nothing'])(
  '%s takes pictures of the origins that are set',
  async (url) => {
    const share = { pictureOrigins: ['https://pictures.example.com'] }
    const policy = String((await headersOf(url, { share }))['content-security-policy'])
    expect(policy).toMatch(/img-src 'self'[^;]* https:\/\/pictures\.example\.com;/)
    expect(policy).not.toMatch(/https:[; ]/)
  },
)

test.each([
  ['https://manzil.example', 'max-age=15552000'],
  ['http://manzil.example', undefined],
  [undefined, undefined],
])('at %s browsers are told to stay with TLS: %s', async (publicUrl, told) => {
  const headers = await headersOf('/api/ping', { share: { publicUrl } })
  expect(headers['strict-transport-security']).toBe(told)
})

test.each(['http://pictures.example.com', 'https://a.example/path', 'pictures', '*'])(
  '%s is no origin of pictures',
  (origin) => {
    expect(() => readConfig({ PICTURE_ORIGINS: origin })).toThrow('PICTURE_ORIGINS')
  },
)
