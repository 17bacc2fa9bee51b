import { expect, test } from 'vitest'
import type { JsonSchema, Parameter } from '../../codegen/document.ts'
import { emitQueryReaders } from '../../codegen/emit/query-readers.ts'
import { listOperations } from '../../codegen/operations.ts'
import { oneLine, tinyDocument, tinyOperation } from './tiny.ts'

const colour: JsonSchema = { type: 'string', enum: ['red', 'blue'] }

function readersOf(query: Record<string, JsonSchema>): string {
  const parameters = Object.entries(query).map(
    ([name, schema]): Parameter => ({ name, in: 'query', schema }),
  )
  const get = tinyOperation('listProperties', { parameters })
  const document = tinyDocument({ '/list': { get } }, { Colour: colour })
  return oneLine(emitQueryReaders(document, listOperations(document)))
}

test('a reader for each parameter, in the order of the contract', () => {
  const ofColour: JsonSchema = { $ref: '#/components/schemas/Colour' }
  const source = readersOf({
    text: { type: 'string' },
    colour: ofColour,
    colours: { type: 'array', items: ofColour },
    names: { type: 'array', items: { type: 'string' } },
    rooms: { type: 'integer' },
    edge: { type: 'number' },
    checked: { type: 'boolean' },
  })
  expect(source).toContain(
    '{ text: text, colour: oneOf(["red","blue"]), colours: someOf(["red","blue"]), names: list, rooms: whole, edge: decimal, checked: yesOrNo, }',
  )
})

test('a parameter that no reader is for is named, with the files that need one', () => {
  expect(() => readersOf({ shape: { type: 'object' } })).toThrow(
    /No reader for shape of listProperties: add one to packages\/api-client\/src\/query-value\.ts/,
  )
})
