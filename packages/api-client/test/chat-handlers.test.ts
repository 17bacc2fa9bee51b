import { expect, expectTypeOf, test } from 'vitest'
import { chatEvents } from '../src/generated/chat-events.gen.ts'
import {
  type ChatHandlers,
  type ClientEvent,
  type ClientEvents,
  clientEvents,
} from '../src/generated/chat-handlers.gen.ts'
import type { ClientToServerEvents } from '../src/generated/socket.gen.ts'

type Handlers = ChatHandlers<{ account: string }>

test('handlers are for the events that clients emit, each of them', () => {
  expectTypeOf<keyof Handlers>().toEqualTypeOf<keyof ClientToServerEvents>()
  const emitted = Object.values(chatEvents).filter(({ from }) => from === 'client')
  expect(clientEvents).toEqual(emitted.map(({ event }) => event))
})

test('handlers without one of the events do not compile', () => {
  type WithoutStop = Omit<Handlers, 'chat:stop'>
  expectTypeOf<WithoutStop>().not.toExtend<Handlers>()
  const serve = (handlers: Handlers) => Object.keys(handlers)
  // @ts-expect-error: a handler for every event is missing
  expect(serve({})).toEqual([])
})

test('a handler is given the parsed payload, and answers with what the contract acknowledges', () => {
  type Stop = Handlers['chat:stop']
  expectTypeOf<Parameters<Stop>>().toEqualTypeOf<
    [payload: ClientEvents['chat:stop']['payload'], context: { account: string }]
  >()
  expectTypeOf<ReturnType<Stop>>().toEqualTypeOf<Promise<ClientEvents['chat:stop']['reply']>>()
  expectTypeOf<'chat:stream'>().not.toExtend<ClientEvent>()
})
