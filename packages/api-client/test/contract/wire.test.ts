import { expect, test } from 'vitest'
import type { ChatDocument } from '../../codegen/document.ts'
import asyncapi from '../../src/generated/asyncapi.gen.json' with { type: 'json' }
import { clientEventSchemas, serverEventSchemas } from '../../src/generated/socket-schemas.gen.ts'
import {
  acknowledgementReaders,
  readsRefusal,
  serverEventReaders,
} from '../../src/generated/wire.gen.ts'
import { zChatError } from '../../src/generated/zod.gen.ts'
import { spoilt } from '../../src/testing/spoilt.ts'

const { messages } = (asyncapi as unknown as ChatDocument).components
const examples = (name: string) => (messages[name]?.examples ?? []).map(({ payload }) => payload)

test('every event and acknowledgement has a reader', () => {
  expect(Object.keys(serverEventReaders)).toEqual(Object.keys(serverEventSchemas))
  expect(Object.keys(acknowledgementReaders)).toEqual(Object.keys(clientEventSchemas))
})

const accepted = (value: unknown) => [
  serverEventReaders['chat:stream'](value),
  readsRefusal(value),
  ...Object.values(acknowledgementReaders).map((reads) => reads(value)),
]
const judged = (value: unknown) => {
  const isRefusal = zChatError.safeParse(value).success
  return [
    serverEventSchemas['chat:stream'].payload.safeParse(value).success,
    isRefusal,
    ...Object.values(clientEventSchemas).map(
      ({ reply }) => reply.safeParse(value).success && !isRefusal,
    ),
  ]
}

test.each([
  'ChatMessage',
  'ChatClearReply',
  'ChatHistoryReply',
  'ChatInitReply',
  'ChatLanguageSelectReply',
  'ChatSendReply',
  'ChatStopReply',
])('%s, spoilt at any one place: the readers and the schemas agree', (name) => {
  expect(examples(name)).not.toEqual([])
  for (const whole of examples(name)) {
    expect(judged(whole)).toContain(true)
    expect(accepted(whole)).toEqual(judged(whole))
    for (const value of spoilt(whole)) {
      const verdicts = accepted(value)
      if (verdicts.join() !== judged(value).join())
        expect.fail(`They differ about ${JSON.stringify(value)}`)
    }
  }
})
