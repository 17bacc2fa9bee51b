import { expect, test } from 'vitest'
import { emitListLimits } from '../../codegen/emit/list-limits.ts'
import { chatDocument } from './tiny.ts'

test('the longest lists of acknowledgements, each a constant of its own', () => {
  const chat = structuredClone(chatDocument)
  const list = { type: 'array', maxItems: 30, items: { type: 'string' } }
  chat.components.schemas.HeardAck = { type: 'object', properties: { all: list, one: {} } }
  chat.components.schemas.EmptyAck = { type: 'object', properties: { one: {} } }
  const source = emitListLimits(chat)
  expect(source).toContain('export const heardAckLists = { "all": 30 } as const')
  expect(source).not.toContain('emptyAck')
})
