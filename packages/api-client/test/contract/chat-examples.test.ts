import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ChatDocument } from '../../codegen/document.ts'
import asyncapi from '../../src/generated/asyncapi.gen.json' with { type: 'json' }
import { chatEvents } from '../../src/generated/chat-events.gen.ts'
import { messageFixtures } from '../../src/generated/message-fixtures.gen.ts'
import * as schemas from '../../src/generated/zod.gen.ts'
import { findings, pointerTo } from './ajv.ts'
import { duplicateIds } from './duplicate-ids.ts'

const document = { ...(asyncapi as unknown as ChatDocument), $id: 'chat' }
const messages = Object.entries(document.components.messages)

/** What each of hundreds is in particular would be worked out for nothing. */
const schemaByName = new Map(Object.entries<unknown>(schemas))

/** What zod, JSON Schema and the rule of unique ids have against a message. */
function wrongs(name: string, payload: unknown): unknown[] {
  const found = schemaByName.get(`z${name}`)
  if (!(found instanceof z.ZodType)) throw new Error(`no schema of ${name}`)
  return [
    ...(found.safeParse(payload).error?.issues ?? []),
    ...findings(document, pointerTo('components', 'schemas', name), payload),
    ...duplicateIds(payload),
  ]
}

describe('examples of the chat contract', () => {
  test.each(messages)('%s: examples satisfy the schema', (name, { examples }) => {
    expect(examples).not.toEqual([])
    for (const { payload } of examples ?? []) expect(wrongs(name, payload)).toEqual([])
  })

  test.each(Object.entries(messageFixtures))('%s: fixtures do too', (name, make) => {
    const event = chatEvents[name as keyof typeof chatEvents]
    expect(wrongs(event.payload, make.payload())).toEqual([])
    expect('reply' in make).toBe(event.reply !== null)
    if ('reply' in make && event.reply) expect(wrongs(event.reply, make.reply())).toEqual([])
  })

  test('the table names every event', () => {
    expect(Object.keys(messageFixtures)).toEqual(Object.keys(chatEvents))
    expect(chatEvents['chat:init']).toEqual({
      event: 'chat:init',
      from: 'client',
      payload: 'ChatInitPayload',
      reply: 'ChatInitReply',
    })
  })
})
