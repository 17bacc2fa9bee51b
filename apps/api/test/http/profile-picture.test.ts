import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { createPictures } from '../../src/modules/picture/service.ts'
import { createSessions } from '../../src/modules/session/service.ts'
import { FilesDown, type FilesPort } from '../../src/ports/files/files-port.ts'
import { createFolderFiles } from '../../src/ports/files/folder-files.ts'
import { openTestDatabase } from '../engines.ts'
import { heic, moving, movingPng, png } from '../pictures/hostile-files.ts'
import { buildTestApp } from './build-test-app.ts'

let folder: string
let database: OpenDatabase
let app: FastifyInstance
let files: FilesPort
/** Files that are still taken; then the disk is full. */
let room = Number.POSITIVE_INFINITY

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-pictures-'))
  const whole = createFolderFiles(folder)
  files = {
    ...whole,
    async put(...file) {
      room -= 1
      if (room < 0) throw new FilesDown('writing')
      await whole.put(...file)
    },
  }
  database = await openTestDatabase()
  app = await buildTestApp(database, { files })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

let id = ''
let token = ''
beforeEach(async () => {
  id = v7()
  const row = { id, role: 'individual', email: `${id}@example.com` } as const
  await database.db.insertInto('account').values(row).execute()
  token = await createSessions(database.db).open(row)
})
afterEach(() => {
  room = Number.POSITIVE_INFINITY
})

async function send(bytes: Uint8Array, name = 'me.png', language = 'en') {
  const form = new FormData()
  form.set('profile_picture', new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
  const request = new Request('http://site', { method: 'PATCH', body: form })
  const answer = await app.inject({
    method: 'PATCH',
    url: '/api/user/update-profile-picture',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-language': language,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}

test.each([
  ['HEIC', () => heic, 'picture.heic'],
  ['a GIF', () => moving('gif'), 'picture.animated'],
  ['no bytes', () => Buffer.alloc(0), 'picture.empty'],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'picture.kind'],
])('%s is refused in words that help', async (_what, file, key) => {
  const { status, body } = await send(await file())
  expect(status).toBe(415)
  expect(body).toMatchObject({ key, fields: [{ path: 'profile_picture', key }] })
})

const stored = async () =>
  (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).sort()
const rows = () =>
  database.db.selectFrom('picture').select(['id', 'state']).where('owner_id', '=', id).execute()

test('a picture is stored in its sizes under a name that nobody guesses, and the one before goes', async () => {
  const first = await send(png(200, 100), '../../etc/passwd')
  expect(first.status).toBe(200)
  expect(first.body.message).toBe('Your profile picture has been updated.')
  const address: string = first.body.data.profile_picture
  expect(address).toMatch(/^\/pictures\/[\da-f]{32}\/640$/)
  const before = await stored()
  expect(before).toHaveLength(12)
  const second = await send(png(100, 100))
  expect(second.body.data.profile_picture).not.toBe(address)
  expect(await stored()).toHaveLength(12)
  expect(await stored()).not.toEqual(before)
  expect((await app.inject(address)).statusCode).toBe(404)
  expect(await rows()).toMatchObject([{ state: 'shown' }])
})

test('it is served for a year as the browser takes it, and never as a page', async () => {
  const address: string = (await send(png(200, 100))).body.data.profile_picture
  const ask = (accept: string, url = address) => app.inject({ url, headers: { accept } })
  const types = await Promise.all(
    ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*'].map(async (accept) => {
      const { headers, rawPayload } = await ask(accept)
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-length': String(rawPayload.length),
        vary: expect.stringContaining('accept'),
      })
      return headers['content-type']
    }),
  )
  expect(types).toEqual(['image/avif', 'image/webp', 'image/jpeg'])
  const small = await ask('*/*', address.replace(/640$/, '80.webp'))
  expect(small.headers['content-type']).toBe('image/webp')
})

test.each(['/pictures/../640', '/pictures/%2e%2e%2f%2e%2e/640', '/pictures/x/640', '/640.svg'])(
  '%s is no picture',
  async (end) => {
    const address: string = (await send(png(20, 20))).body.data.profile_picture
    const url = end.startsWith('/pictures') ? end : address.replace(/\/640$/, end)
    expect((await app.inject(url)).statusCode).toBe(404)
  },
)

test.each([
  ['moving', movingPng(), 422, 'picture.animated'],
  ['cut off', png(200, 200).subarray(0, 90), 422, 'picture.broken'],
])(
  'one that is %s is refused on its field, in the language of its owner',
  async (_how, bytes, status, key) => {
    const english = await send(bytes)
    expect(english).toMatchObject({
      status,
      body: { key, fields: [{ path: 'profile_picture', key }] },
    })
    const german = await send(bytes, 'me.png', 'de')
    expect(german.body.message).not.toBe(english.body.message)
    expect(await rows()).toEqual([])
  },
)

test('where there is no room nothing changes, and what was begun is removed', async () => {
  const kept: string = (await send(png(50, 50))).body.data.profile_picture
  const before = await stored()
  room = 5
  const { status, body } = await send(png(60, 60))
  expect([status, body.key]).toEqual([503, 'problem.storage'])
  const me = await app.inject({
    url: '/api/user/get-all-user-details',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(me.json().data.profile_picture).toBe(kept)
  await createPictures(database.db, files).removeUnused()
  expect(await stored()).toEqual(before)
  expect(await rows()).toMatchObject([{ state: 'shown' }])
})

test('of two at once one stays, with its files', async () => {
  const already = (await stored()).length
  const answers = await Promise.all([send(png(50, 50)), send(png(60, 60))])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await rows()).toMatchObject([{ state: 'shown' }])
  expect(await stored()).toHaveLength(already + 12)
})

test('pictures go with their account, and uploads that ended half-way after an hour', async () => {
  await send(png(50, 50))
  const others = await stored()
  await database.db.deleteFrom('account').where('id', '=', id).execute()
  const row = { kind: 'profile_picture', width: 1, height: 1, placeholder: '' } as const
  const half = (name: string, minutes: number) => ({
    ...row,
    id: name,
    owner_id: null,
    state: 'storing' as const,
    variants: '[]',
    changed_at: new Date(Date.now() - minutes * 60_000),
  })
  const owner = v7()
  await database.db.insertInto('account').values({ id: owner, role: 'agent' }).execute()
  const begun = [half('young', 55), half('old', 65)].map((each) => ({ ...each, owner_id: owner }))
  await database.db.insertInto('picture').values(begun).execute()
  await createPictures(database.db, files).removeUnused()
  expect((await stored()).length).toBe(others.length - 12)
  const left = await database.db
    .selectFrom('picture')
    .select('id')
    .where('owner_id', '=', owner)
    .execute()
  expect(left).toEqual([{ id: 'young' }])
})
