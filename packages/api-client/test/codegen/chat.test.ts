import { expect, test } from 'vitest'
import { listChatEvents } from '../../codegen/chat-events.ts'
import { emitChatEvents, emitMessageFixtures } from '../../codegen/emit/chat-events.ts'
import { emitChatHandlers } from '../../codegen/emit/chat-handlers.ts'
import { emitSocket } from '../../codegen/emit/socket.ts'
import { emitWire } from '../../codegen/emit/wire.ts'
import { withChatExamples } from '../../codegen/examples/documents.ts'
import { chatDocument, oneLine } from './tiny.ts'

const events = listChatEvents(chatDocument)

test('what the server receives, clients emit', () => {
  expect(events).toEqual([
    { event: 'chat:hear', from: 'server', payload: 'Heard', acknowledgement: undefined },
    { event: 'chat:say', from: 'client', payload: 'Say', acknowledgement: 'SayReply' },
  ])
})

test('the table of events', () => {
  const source = oneLine(emitChatEvents(events))
  expect(source).toContain(
    "'chat:hear': { event: 'chat:hear', from: 'server', payload: 'Heard', reply: null },",
  )
  expect(source).toContain(
    "'chat:say': { event: 'chat:say', from: 'client', payload: 'Say', reply: 'SayReply' },",
  )
})

test('socket maps and registries', () => {
  const { types, schemas } = emitSocket(chatDocument, events)
  expect(types).toContain("export const chatPath = '/talk'")
  expect(oneLine(types)).toContain(
    "interface ClientToServerEvents { 'chat:say': (payload: Say, acknowledge: (reply: SayReply) => void) => void }",
  )
  expect(oneLine(types)).toContain("ServerToClientEvents { 'chat:hear': (payload: Heard) => void }")
  expect(schemas).toContain("'chat:say': { payload: zSay, reply: zSayReply },")
})

test('a handler for each event that clients emit, and for no other', () => {
  const source = oneLine(emitChatHandlers(events))
  expect(source).toContain(
    "interface ClientEvents { 'chat:say': { payload: z.output<typeof zSay>; reply: z.input<typeof zSayReply> } }",
  )
  expect(source).not.toContain('chat:hear')
})

test('every message has an example, each member of a union one of its own', () => {
  const { Say, SayReply, Heard } = withChatExamples(chatDocument).components.messages
  expect(Say?.examples).toEqual([{ name: 'Say', payload: { text: 'hello' } }])
  expect(SayReply?.examples).toEqual([
    { name: 'Done', payload: { ok: true } },
    { name: 'Refused', payload: { ok: false } },
  ])
  expect(Heard?.examples).toEqual([{ payload: { text: 'stated' } }])
})

test('fixtures of messages take what the contract states', () => {
  const source = oneLine(emitMessageFixtures(chatDocument, events))
  expect(source).toContain(`'chat:hear': { payload: (): Heard => ({"text":"stated"}) },`)
  expect(source).toContain(`reply: (): SayReply => ({"ok":true})`)
})

test('a reader says everything that its schema says, or is not written', () => {
  const spoken = structuredClone(chatDocument)
  const heard = spoken.components.schemas.Heard
  if (!heard) throw new Error('The document has lost a schema.')
  heard.properties = { text: { type: 'string', format: 'idn-email' } }
  expect(() => emitWire(spoken, listChatEvents(spoken))).toThrow('idn-email')
})
