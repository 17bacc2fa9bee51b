import { expect, test } from 'vitest'
import { emitCalls, emitQueries } from '../../codegen/emit/calls.ts'
import { emitFormFields } from '../../codegen/emit/form-fields.ts'
import { emitMsw } from '../../codegen/emit/msw.ts'
import { emitServerHandlers } from '../../codegen/emit/server-handlers.ts'
import { emitTypes } from '../../codegen/emit/types.ts'
import { listOperations } from '../../codegen/operations.ts'
import { oneLine, tinyDocument, tinyOperation, uploadDocument } from './tiny.ts'

const upload = listOperations(uploadDocument)
const plainDocument = tinyDocument({ '/a': { get: tinyOperation('look') } })
const plain = listOperations(plainDocument)
const textOf = (files: [string, string][]) => files.map(([, text]) => text).join('\n')

test('types: a file is a Blob', async () => {
  expect(oneLine(await emitTypes(uploadDocument))).toContain('picture: Blob;')
})

test('form fields: how each is read, and what a file may be', () => {
  const source = oneLine(emitFormFields(uploadDocument, upload))
  expect(source).toContain(
    '"picture": { kind: \'file\', maxBytes: 8, mediaTypes: ["image/png"] }, "width": { kind: \'number\' },',
  )
  expect(oneLine(emitFormFields(plainDocument, plain))).toContain('formFields = { } as const')
})

test('form fields: a file without limits is refused', () => {
  const document = structuredClone(uploadDocument)
  const text = JSON.stringify(document).replace('"x-max-bytes":8,', '')
  const unlimited = JSON.parse(text) as typeof document
  expect(() => emitFormFields(unlimited, listOperations(unlimited))).toThrow('x-max-bytes')
})

test('calls and queries: a file for each tag, without those that have no read', () => {
  const document = tinyDocument({
    '/a': { get: { ...tinyOperation('look'), tags: ['near'] } },
    '/b': { post: { ...tinyOperation('change'), tags: ['far'] } },
  })
  const operations = listOperations(document)
  expect(emitCalls(operations, document).map(([name]) => name)).toEqual([
    'far-calls.gen.ts',
    'near-calls.gen.ts',
  ])
  expect(emitQueries(operations).map(([name]) => name)).toEqual([
    'query-names.gen.ts',
    'near-queries.gen.ts',
  ])
})

test('calls: a form has a serializer of its own', () => {
  expect(textOf(emitCalls(upload, uploadDocument))).toContain(
    "api.PATCH('/things/{id}/picture', { ...init[0], bodySerializer: toForm })",
  )
  expect(textOf(emitCalls(plain, plainDocument))).toContain(
    "toResult(api, { id: 'look' }, api.GET('/a', ...init), {",
  )
  expect(textOf(emitCalls(plain, plainDocument))).not.toContain('toForm')
})

test('queries: reads only, whose names are known', () => {
  expect(textOf(emitQueries(upload))).not.toContain('changePicture')
  expect(textOf(emitQueries(plain))).toContain("export type QueryName =\n  | 'look'\n")
  expect(textOf(emitQueries(plain))).toContain("queryKey: ['look', init[0]?.params] as const")
})

test('handlers: parts that an operation lacks are undefined', () => {
  const source = oneLine(emitServerHandlers(upload))
  expect(source).toContain(
    'changePicture: { path: z.output<typeof zChangePicturePath>; query: z.output<typeof zChangePictureQuery>; headers: z.output<typeof zChangePictureHeaders>; body: z.output<typeof zChangePictureBody> }',
  )
  expect(oneLine(emitServerHandlers(plain))).toContain(
    'look: { path: undefined; query: undefined; headers: undefined; body: undefined }',
  )
})

test('MSW: path parameters are written its way', () => {
  expect(emitMsw(upload)).toContain(
    "http.patch(address('/things/:id/picture'), answer('changePicture'",
  )
})
