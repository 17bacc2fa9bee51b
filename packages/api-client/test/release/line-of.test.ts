import { expect, test } from 'vitest'
import { lineOf, schemaLineOf } from '../../codegen/release/line-of.ts'

const paths = `# Paths.
ping:
  get:
    operationId: ping
    responses:
      '200':
        description: Alive.

look:
  get: { operationId: look }
`

test.each([
  [['ping', 'get'], 3],
  [['ping', 'get', 'responses', '200', 'description'], 7],
  [['look', 'get', 'operationId'], 10],
  [['look', 'post'], 9],
])('%j stands in line %i', (steps, line) => {
  expect(lineOf(paths, steps)).toBe(line)
})

test('what is nowhere has no line', () => {
  expect(lineOf(paths, ['gone'])).toBeUndefined()
})

const schema = `description: A whole.
allOf:
  - { $ref: ./Part.yaml }
  - type: object
    properties:
      size:
        type: integer
`

test('a field is found in the part that states it', () => {
  expect(schemaLineOf(schema, ['properties', 'size'])).toBe(6)
})

test('a field of another file counts as the schema itself', () => {
  expect(schemaLineOf(schema, [])).toBe(1)
  expect(schemaLineOf('type: object\n', ['properties', 'size'])).toBe(1)
})
