import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerWebApp } from '../../src/plugins/web-app.ts'

const aYear = 'public, max-age=31536000, immutable'

let folder: string
let app: FastifyInstance
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'manzil-web-'))
  for (const file of [...kept, ...fresh]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), '<p>')
  }
  app = fastify()
  await registerWebApp(app, folder)
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const kept = ['/assets/index-Dx8s1.js', '/assets/fonts/cairo-B1c2.woff2']
/** Their names stay when a release changes what they hold. */
const fresh = ['/index.html', '/worker.js', '/version.json', '/icons/assets/logo.svg', '/assets.js']

test.each(kept)('%s carries a hash, so it is kept for a year', async (url) => {
  expect((await app.inject({ url })).headers['cache-control']).toBe(aYear)
})

test.each([...fresh, '/'])(
  '%s is asked for afresh, or a release would not be seen',
  async (url) => {
    const answer = await app.inject({ url })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache'])
    const etag = String(answer.headers.etag)
    const again = await app.inject({ url, headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'no-cache'])
  },
)
