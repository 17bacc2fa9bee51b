import type { ChatEvent } from '../chat-events.ts'
import type { ChatDocument } from '../document.ts'
import { exampleMaker } from '../examples/make.ts'
import { header } from '../locations.ts'

/** The table of the chat: what tools, tests and documentation need to know of each event. */
export function emitChatEvents(events: ChatEvent[]): string {
  const rows = events.map(
    ({ event, from, payload, acknowledgement }) =>
      `  '${event}': { event: '${event}', from: '${from}', payload: '${payload}', reply: ${acknowledgement ? `'${acknowledgement}'` : 'null'} },`,
  )
  return `${header}
/** Every event: who emits it, the schema of its payload, and that of the acknowledgement. */
export const chatEvents = {
${rows.join('\n')}
} as const

export type ChatEventName = keyof typeof chatEvents
`
}

/** A payload and an acknowledgement for every event, from the examples of the contract. */
export function emitMessageFixtures(document: ChatDocument, events: ChatEvent[]): string {
  const make = exampleMaker(document)
  const stated = (name: string): unknown =>
    document.components.messages[name]?.examples?.[0]?.payload ??
    make({ $ref: `#/components/schemas/${name}` }, name)
  const source = (name: string) => `(): ${name} => (${JSON.stringify(stated(name))})`
  const names = new Set(events.flatMap((e) => [e.payload, e.acknowledgement ?? []].flat()))
  const rows = events.map(
    ({ event, payload, acknowledgement }) =>
      `  '${event}': { payload: ${source(payload)}${acknowledgement ? `, reply: ${source(acknowledgement)}` : ''} },`,
  )
  return `${header}
import type { ${[...names].sort().join(', ')} } from './types.gen.ts'

/** Each call gives a fresh copy. */
export const messageFixtures = {
${rows.join('\n')}
}
`
}
