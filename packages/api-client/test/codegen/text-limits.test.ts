import { expect, test } from 'vitest'
import { listChatEvents } from '../../codegen/chat-events.ts'
import { emitTextLimits } from '../../codegen/emit/text-limits.ts'
import { listOperations } from '../../codegen/operations.ts'
import { chatDocument, json, oneLine, tinyDocument, tinyOperation } from './tiny.ts'

const short = { type: 'string', maxLength: 20, examples: ['a'] }
const things = tinyDocument(
  {
    '/things': {
      get: tinyOperation('listThings', {
        parameters: [
          { name: 'search', in: 'query', schema: { $ref: '#/components/schemas/Short' } },
          { name: 'page', in: 'query', schema: { type: 'integer', examples: [1] } },
        ],
      }),
      post: tinyOperation('addThing', {
        requestBody: {
          required: true,
          content: json({ allOf: [{ type: 'object', properties: { title: short } }] }),
        },
      }),
      delete: tinyOperation('removeThings'),
    },
  },
  { Short: short },
)

test('the longest texts of queries, bodies and events, each a constant of its own', () => {
  const chat = structuredClone(chatDocument)
  const { Say, Heard } = chat.components.schemas
  if (!Say || !Heard) throw new Error('The document has lost a schema.')
  Say.properties = { text: short }
  Heard.properties = { text: short }
  const source = oneLine(
    emitTextLimits([things, listOperations(things)], [chat, listChatEvents(chat)]),
  )
  expect(source).toContain('export const listThingsTexts = { "search": 20 } as const')
  expect(source).toContain('export const addThingTexts = { "title": 20 } as const')
  expect(source).toContain('export const chatSayTexts = { "text": 20 } as const')
  expect(source).not.toContain('removeThings')
  expect(source).not.toContain('chatHear')
})
