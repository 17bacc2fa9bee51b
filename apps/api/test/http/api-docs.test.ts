import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import chat from '@manzil/api-client/asyncapi.json' with { type: 'json' }
import rest from '@manzil/api-client/openapi.json' with { type: 'json' }
import { committedDocuments, writeReference } from '@manzil/api-client/write-reference'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { buildTestApp } from './build-test-app.ts'

let database: OpenDatabase
let app: FastifyInstance
const apiDocsDir = fs.mkdtempSync(path.join(os.tmpdir(), 'api-docs-'))
beforeAll(async () => {
  writeReference(committedDocuments(), apiDocsDir)
  database = await openTestDatabase()
  app = await buildTestApp(database, { apiDocsDir })
})
afterAll(async () => {
  await app.close()
  await database.close()
  fs.rmSync(apiDocsDir, { recursive: true })
})

test('the address without a slash leads to the first page', async () => {
  const answer = await app.inject({ url: '/api-docs' })
  expect(answer.statusCode).toBe(308)
  expect(answer.headers.location).toBe('/api-docs/')
})

test.each([
  ['/api-docs/', 'text/html; charset=utf-8'],
  ['/api-docs/rest-property.html', 'text/html; charset=utf-8'],
  ['/api-docs/chat.html', 'text/html; charset=utf-8'],
  ['/api-docs/reference.css', 'text/css; charset=utf-8'],
  ['/api-docs/reference.js', 'application/javascript; charset=utf-8'],
  ['/api-docs/mark.svg', 'image/svg+xml'],
  ['/api-docs/openapi.json', 'application/json; charset=utf-8'],
  ['/api-docs/asyncapi.json', 'application/json; charset=utf-8'],
])('%s is %s, revalidated and under the policy of the site', async (url, type) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe(type)
  expect(answer.headers['cache-control']).toBe('no-cache')
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'")
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  const { etag = '' } = answer.headers
  const again = await app.inject({ url, headers: { 'if-none-match': etag } })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('the documents are those that the server was made from', async () => {
  expect((await app.inject({ url: '/api-docs/openapi.json' })).json()).toEqual(rest)
  expect((await app.inject({ url: '/api-docs/asyncapi.json' })).json()).toEqual(chat)
})

test.each(['/api-docs/schemas.html', '/api-docs/openapi.json'])(
  '%s travels compressed',
  async (url) => {
    const plain = await app.inject({ url })
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true)
  },
)

test.each([
  '/api-docs/no-such-page.html',
  '/api-docs/../package.json',
  '/api-docs/%2e%2e/package.json',
  '/api-docs/..%2fpackage.json',
])('%s is not there', async (url) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ success: false, code: 'not_found' })
})
