import { describe, expect, test } from 'vitest'
import * as full from 'zod'
import * as mini from 'zod/mini'
import type { JsonSchema } from '../../codegen/document.ts'
import { emitZod } from '../../codegen/emit/zod.ts'
import { json, tinyDocument, tinyOperation, uploadDocument } from './tiny.ts'

interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown }
}

/** The schemas that the generated source declares, ready for use. */
function run(source: string, z: object): Record<string, Schema> {
  const names = [...source.matchAll(/export const (\w+)/g)].map(([, name]) => name)
  const body = source.replace(/^import.*$/m, '').replaceAll('export const', 'const')
  return new Function('z', `${body}; return { ${names.join(', ')} }`)(z) as Record<string, Schema>
}

const builds = [
  ['full', full],
  ['mini', mini],
] as const
const png = (bytes: string, type = 'image/png') => new File([bytes], 'a.png', { type })

describe.each(builds)('%s', (build, z) => {
  test('a file has a size and a media type', async () => {
    const { zChangePictureBody } = run(await emitZod(uploadDocument, build), z)
    const accepts = (picture: unknown) => zChangePictureBody?.safeParse({ picture }).success
    expect(accepts(png('1234'))).toBe(true)
    expect(accepts(new Blob(['1'], { type: 'image/png' }))).toBe(true)
    expect(accepts(png('123456789'))).toBe(false)
    expect(accepts(png(''))).toBe(false)
    expect(accepts(png('1', 'image/gif'))).toBe(false)
    expect(accepts('1234')).toBe(false)
  })

  test('an unnamed body that forbids further fields refuses them', async () => {
    const { zChangePictureBody } = run(await emitZod(uploadDocument, build), z)
    const body = { picture: png('1'), colour: 'red' }
    expect(zChangePictureBody?.safeParse(body).success).toBe(false)
  })

  test('one of two fields must be given, and null is none', async () => {
    const text: JsonSchema = { type: 'string', examples: ['a'] }
    const Letter: JsonSchema = {
      type: 'object',
      additionalProperties: false,
      anyOf: [{ required: ['email'] }, { required: ['phone'] }],
      properties: { email: text, phone: { oneOf: [text, { type: 'null' }] } },
    }
    const { zLetter } = run(await emitZod(tinyDocument({}, { Letter }), build), z)
    const accepts = (letter: object) => zLetter?.safeParse(letter).success
    expect(accepts({ email: 'a' })).toBe(true)
    expect(accepts({ phone: 'a' })).toBe(true)
    expect(accepts({ email: 'a', phone: null })).toBe(true)
    expect(accepts({ phone: null })).toBe(false)
    expect(accepts({})).toBe(false)
    expect(accepts({ email: 'a', fax: 'a' })).toBe(false)
  })

  test('headers keep their names', async () => {
    const { zChangePictureHeaders } = run(await emitZod(uploadDocument, build), z)
    expect(zChangePictureHeaders?.safeParse({ 'Idempotency-Key': 'short' }).success).toBe(false)
    expect(zChangePictureHeaders?.safeParse({}).success).toBe(true)
  })
})

test('a union by a constant is told apart by it', async () => {
  const member = (kind: string): JsonSchema => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string', const: kind } },
  })
  const either = { oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] }
  const document = tinyDocument({}, { A: member('a'), B: member('b'), Either: either })
  expect(await emitZod(document, 'full')).toContain("z.discriminatedUnion('kind', [")
  expect(document.components.schemas.Either).toEqual(either)
})

test('an unnamed closed object inside another is refused', async () => {
  const inner: JsonSchema = { type: 'object', additionalProperties: false, properties: {} }
  const requestBody = { required: true, content: json({ type: 'object', properties: { inner } }) }
  const document = tinyDocument({ '/a': { post: tinyOperation('act', { requestBody }) } })
  await expect(emitZod(document, 'full')).rejects.toThrow('must be a schema of its own')
})
