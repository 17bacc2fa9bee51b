import type { Contract } from './bundle.ts'
import { listChatEvents } from './chat-events.ts'
import { emitCalls, emitQueries } from './emit/calls.ts'
import { emitChatEvents, emitMessageFixtures } from './emit/chat-events.ts'
import { emitChatHandlers } from './emit/chat-handlers.ts'
import { emitEquality } from './emit/equality.ts'
import { emitErrorFixtures } from './emit/error-fixtures.ts'
import { emitFixtures, emitRequestFixtures } from './emit/fixtures.ts'
import { emitFormFields } from './emit/form-fields.ts'
import { emitListLimits } from './emit/list-limits.ts'
import { emitMessages } from './emit/messages.ts'
import { emitMsw } from './emit/msw.ts'
import { emitFallbackMessages, emitOperations } from './emit/operations.ts'
import { emitQueryReaders } from './emit/query-readers.ts'
import { emitServerHandlers } from './emit/server-handlers.ts'
import { emitSocket } from './emit/socket.ts'
import { emitTextLimits } from './emit/text-limits.ts'
import { emitTypes } from './emit/types.ts'
import { emitWire } from './emit/wire.ts'
import { emitZod } from './emit/zod.ts'
import { withChatExamples, withRestExamples } from './examples/documents.ts'
import { listOperations } from './operations.ts'

/** Makes every generated file, by name, from the contract. */
export async function renderAll({ rest, chat }: Contract): Promise<Map<string, string>> {
  const operations = listOperations(rest)
  const events = listChatEvents(chat)
  const socket = emitSocket(chat, events)
  return new Map([
    ['openapi.gen.json', toText(withRestExamples(rest))],
    ['asyncapi.gen.json', toText(withChatExamples(chat))],
    ['types.gen.ts', await emitTypes(rest)],
    ['zod.gen.ts', await emitZod(rest, 'full')],
    ['zod-mini.gen.ts', await emitZod(rest, 'mini')],
    ['operations.gen.ts', emitOperations(rest, operations)],
    ['list-limits.gen.ts', emitListLimits(chat)],
    ['messages.gen.ts', emitMessages(rest)],
    ['fallback-messages.gen.ts', emitFallbackMessages(operations)],
    ['form-fields.gen.ts', emitFormFields(rest, operations)],
    ['text-limits.gen.ts', emitTextLimits([rest, operations], [chat, events])],
    ...emitCalls(operations, rest),
    ...emitQueries(operations),
    ['query-readers.gen.ts', emitQueryReaders(rest, operations)],
    ['server-handlers.gen.ts', emitServerHandlers(operations)],
    ['msw.gen.ts', emitMsw(operations)],
    ['fixtures.gen.ts', emitFixtures(rest, operations)],
    ['request-fixtures.gen.ts', emitRequestFixtures(rest, operations)],
    ['error-fixtures.gen.ts', emitErrorFixtures(rest, operations)],
    ['message-fixtures.gen.ts', emitMessageFixtures(chat, events)],
    ['chat-events.gen.ts', emitChatEvents(events)],
    ['chat-handlers.gen.ts', emitChatHandlers(events)],
    ['socket.gen.ts', socket.types],
    ['socket-schemas.gen.ts', socket.schemas],
    ['wire.gen.ts', emitWire(chat, events)],
    ['equality.gen.ts', emitEquality(rest)],
  ])
}

const toText = (document: object): string => `${JSON.stringify(document, null, 1)}\n`
