import { bundleContract } from './bundle.ts'
import { listChatEvents } from './chat-events.ts'
import { emitCalls, emitQueries } from './emit/calls.ts'
import { emitEquality } from './emit/equality.ts'
import { emitFormFields } from './emit/form-fields.ts'
import { emitFixtures, emitMsw } from './emit/msw.ts'
import { emitFallbackMessages, emitOperations } from './emit/operations.ts'
import { emitServerHandlers } from './emit/server-handlers.ts'
import { emitSocket } from './emit/socket.ts'
import { emitTypes } from './emit/types.ts'
import { emitZod } from './emit/zod.ts'
import { listOperations } from './operations.ts'

/** Makes every generated file, by name, from the contract as it is on disk. */
export async function renderAll(): Promise<Map<string, string>> {
  const { rest, chat } = bundleContract()
  const operations = listOperations(rest)
  const socket = emitSocket(chat, listChatEvents(chat))
  return new Map([
    ['openapi.gen.json', `${JSON.stringify(rest, null, 1)}\n`],
    ['asyncapi.gen.json', `${JSON.stringify(chat, null, 1)}\n`],
    ['types.gen.ts', await emitTypes(rest)],
    ['zod.gen.ts', await emitZod(rest, 'full')],
    ['zod-mini.gen.ts', await emitZod(rest, 'mini')],
    ['operations.gen.ts', emitOperations(rest, operations)],
    ['fallback-messages.gen.ts', emitFallbackMessages(operations)],
    ['form-fields.gen.ts', emitFormFields(rest, operations)],
    ['calls.gen.ts', emitCalls(operations)],
    ['queries.gen.ts', emitQueries(operations)],
    ['server-handlers.gen.ts', emitServerHandlers(operations)],
    ['msw.gen.ts', emitMsw(operations)],
    ['fixtures.gen.ts', emitFixtures(rest, operations)],
    ['socket.gen.ts', socket.types],
    ['socket-schemas.gen.ts', socket.schemas],
    ['equality.gen.ts', emitEquality(rest)],
  ])
}
