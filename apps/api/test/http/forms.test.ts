import type { RequestOf } from '@manzil/api-client/generated/server-handlers.gen'
import { zErrorEnvelope } from '@manzil/api-client/generated/zod.gen'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildContractApp, listen } from './contract-app.ts'

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
let app: FastifyInstance
let origin: string
let body: RequestOf<'createUpload'>['body'] | undefined
beforeAll(async () => {
  app = await buildContractApp({
    createUpload: async (request) => {
      body = request.body
      return {
        status: 201,
        body: {
          message: 'Your picture has been stored.',
          data: {
            _id: '0197a1c2-7d10-7e3a-9b54-3f0c2a6d1e01',
            url: '/uploads/x.webp',
            purpose: 'property_photo',
            media_type: 'image/webp',
            bytes: 16,
            width: 1,
            height: 1,
          },
        },
      }
    },
  })
  origin = await listen(app)
})
beforeEach(() => {
  body = undefined
})
afterAll(() => app.close())

const post = (
  payload: FormData | Buffer<ArrayBuffer> | string,
  headers: Record<string, string> = {},
) =>
  fetch(`${origin}/api/upload/create-upload`, {
    method: 'POST',
    headers: { authorization: 'Bearer agent', ...headers },
    body: payload,
  })

const form = (fields: Record<string, string | File | (string | File)[]>): FormData => {
  const made = new FormData()
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) made.append(name, value)
  return made
}
const picture = (bytes: Uint8Array<ArrayBuffer> = png, type = 'image/png', name = 'a.png') =>
  new File([bytes], name, { type })

async function refused(
  payload: FormData | Buffer<ArrayBuffer> | string,
  headers: Record<string, string> = {},
) {
  const response = await post(payload, headers)
  const { fields, message } = zErrorEnvelope.parse(await response.json())
  expect(body).toBeUndefined()
  return { status: response.status, message, fields: fields.map(({ path, rule }) => [path, rule]) }
}

describe('a form', () => {
  test('is read with its file', async () => {
    const sent = form({ file: picture(), purpose: 'property_photo' })
    expect((await post(sent)).status).toBe(201)
    expect(body?.purpose).toBe('property_photo')
    const file = body?.file
    if (!(file instanceof File)) throw new Error('no file came')
    expect([file.name, file.type, file.size]).toEqual(['a.png', 'image/png', png.length])
    expect(Buffer.from(await file.arrayBuffer())).toEqual(png)
  })

  test('takes a file by what is in it', async () => {
    const sent = form({
      file: picture(png, 'text/html', '../../etc/passwd'),
      purpose: 'agent_photo',
    })
    expect((await post(sent)).status).toBe(201)
    expect(body?.file).toMatchObject({ type: 'image/png', name: 'passwd' })
  })

  test.each([
    ['a page that calls itself a picture', Buffer.from('<html><script>'), 'image/png'],
    ['a drawing with scripts', Buffer.from('<svg xmlns='), 'image/svg+xml'],
    ['another kind of picture', Buffer.from('GIF89a'), 'image/gif'],
    ['nothing at all', Buffer.alloc(0), 'image/png'],
  ])('%s is a 415', async (_name, bytes, type) => {
    const { status, fields } = await refused(
      form({ file: picture(bytes, type), purpose: 'property_photo' }),
    )
    expect([status, fields]).toEqual([415, [['file', 'x-media-types']]])
  })

  test('with a file beyond its limit is a 413', async () => {
    const large = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)])
    const some = await refused(form({ file: picture(large), purpose: 'property_photo' }))
    expect([some.status, some.fields]).toEqual([413, [['file', 'x-max-bytes']]])
    const more = Buffer.concat([png, Buffer.alloc(12 * 1024 * 1024)])
    const much = await refused(form({ file: picture(more), purpose: 'property_photo' }))
    expect([much.status, much.fields]).toEqual([413, [['file', 'x-max-bytes']]])
  })

  test.each([
    ['no file', form({ purpose: 'property_photo' }), [['file', 'required']]],
    ['nothing in it', form({}), expect.anything()],
    ['a text for a file', form({ file: 'x', purpose: 'property_photo' }), [['file', 'type']]],
    ['a file for a text', form({ file: picture(), purpose: picture() }), [['purpose', 'type']]],
    ['an unknown word', form({ file: picture(), purpose: 'x' }), [['purpose', 'enum']]],
    [
      'two of one',
      form({ file: picture(), purpose: ['agent_photo', 'agent_photo'] }),
      [['purpose', 'type']],
    ],
    [
      'an unknown field',
      form({ file: picture(), purpose: 'agent_photo', is_admin: '1' }),
      [['is_admin', 'additionalProperties']],
    ],
    [
      'a reserved name',
      form({ file: picture(), purpose: 'agent_photo', __proto__x: '1' }),
      [['__proto__x', 'additionalProperties']],
    ],
    ['a NUL character', form({ file: picture(), purpose: 'agent_photo\0' }), [['purpose', 'text']]],
  ])('with %s is a 422', async (_name, sent, fields) => {
    const answer = await refused(sent)
    expect([answer.status, answer.fields]).toEqual([422, fields])
  })

  test.each([
    ['no boundary', 'multipart/form-data', '--x--'],
    [
      'an end too early',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"',
    ],
    ['no parts', 'multipart/form-data; boundary=x', 'hello'],
    [
      'too many parts',
      'multipart/form-data; boundary=x',
      `${'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(60)}--x--\r\n`,
    ],
  ])('with %s is a 400', async (_name, type, text) => {
    const { status, message } = await refused(text, { 'content-type': type })
    expect([status, message]).toEqual([400, 'The body could not be read as a form.'])
  })

  test('with a boundary of one letter is read', async () => {
    const part = (name: string, more: string, value: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`
    const file = part(
      'file',
      '; filename="a.png"\r\ncontent-type: image/png',
      png.toString('latin1'),
    )
    const text = `${part('purpose', '', 'agent_photo')}${file}--x--\r\n`
    const bytes = Buffer.from(text, 'latin1')
    expect((await post(bytes, { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(
      201,
    )
  })

  test('is needed where it is needed', async () => {
    const { status } = await refused('{}', { 'content-type': 'application/json' })
    expect(status).toBe(415)
  })
})
