import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readFiles } from '../../src/ports/files/files-environment.ts'
import { FilesDown, type FilesPort, isKey } from '../../src/ports/files/files-port.ts'
import { createFolderFiles } from '../../src/ports/files/folder-files.ts'
import { createS3Files } from '../../src/ports/files/s3-files.ts'
import { peerKeys, startS3Peer } from './s3-peer.ts'

const region = 'me-central-1'
const bucket = 'homes'
const key = 'pictures/0f/640.webp'
const bytes = (words: string) => new TextEncoder().encode(words)

let folder: string
let peer: Awaited<ReturnType<typeof startS3Peer>>
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'manzil-files-'))
  peer = await startS3Peer(region, bucket)
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await peer.stop()
})

const bucketWith = (secret = peerKeys.secretAccessKey): FilesPort =>
  createS3Files({
    endpoint: peer.endpoint,
    region,
    bucket,
    key: peerKeys.accessKeyId,
    secret,
    pathStyle: true,
    publicUrl: undefined,
  })

describe.each([
  ['a folder', () => createFolderFiles(folder)],
  ['a bucket', () => bucketWith()],
])('files in %s', (_where, open) => {
  test('are kept, told of, read, replaced and removed', async () => {
    const files = open()
    expect(await files.get(key)).toBeUndefined()
    expect(await files.stat(key)).toBeUndefined()
    await files.put(key, bytes('first'), 'image/webp')
    await files.put(key, bytes('second'), 'image/webp')
    expect((await files.stat(key))?.bytes).toBe(6)
    const found = await files.get(key)
    expect(found?.bytes).toBe(6)
    expect(found && (await text(found.body))).toBe('second')
    await files.delete(key)
    await files.delete(key)
    expect(await files.get(key)).toBeUndefined()
  })

  test.each([
    '../etc/passwd',
    '/etc/passwd',
    'a/../b',
    'a//b',
    'a\\b',
    'A',
    '.a',
    'a\0',
    'a%2fb',
    '',
  ])('take no key like %j', async (wrong) => {
    expect(isKey(wrong)).toBe(false)
    await expect(open().put(wrong, bytes('x'), 'image/webp')).rejects.toThrow('no key')
    await expect(open().get(wrong)).rejects.toThrow('no key')
  })
})

test('a folder that is not one is an error of its own, and leaves nothing behind', async () => {
  const file = path.join(folder, 'occupied')
  await writeFile(file, '')
  const files = createFolderFiles(file)
  await expect(files.put(key, bytes('x'), 'image/webp')).rejects.toThrow(FilesDown)
  expect(await files.stat(key)).toBeUndefined()
  expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('.part'))
})

test('a bucket gets the type that browsers need', async () => {
  await bucketWith().put(key, bytes('x'), 'image/webp')
  expect(peer.objects.get(key)?.type).toBe('image/webp')
})

test('a bucket that refuses the signature, or is away, is an error of its own', async () => {
  await expect(bucketWith('another').put(key, bytes('x'), 'image/webp')).rejects.toMatchObject({
    name: 'FilesDown',
    cause: { message: expect.stringContaining('SignatureDoesNotMatch') },
  })
  const away = createS3Files({
    endpoint: new URL('http://127.0.0.1:9'),
    region,
    bucket,
    key: 'k',
    secret: 's',
    pathStyle: true,
    publicUrl: undefined,
  })
  await expect(away.get(key)).rejects.toThrow(FilesDown)
})

test('what a bucket fails at for a moment is asked again', async () => {
  peer.fail(2)
  await bucketWith().put(key, bytes('again'), 'image/webp')
  expect((await bucketWith().stat(key))?.bytes).toBe(5)
})

test('a bucket needs all of its settings', () => {
  const endpoint = new URL('https://s3.example.com')
  const rest = { FILES_S3_REGION: region, FILES_S3_PATH_STYLE: true }
  expect(readFiles(rest)).toBeUndefined()
  expect(() => readFiles({ ...rest, FILES_S3_ENDPOINT: endpoint })).toThrow('FILES_S3_BUCKET')
})
