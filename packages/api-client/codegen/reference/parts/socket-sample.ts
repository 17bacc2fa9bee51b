import { escapeHtml, Markup } from '../markup.ts'
import type { EventEntry } from '../model/events.ts'
import type { Reference } from '../model/reference.ts'
import { originMarkup } from './real-ids-markup.ts'

/** How long the samples wait for an acknowledgement, in ms. */
const timeoutMs = '10_000'

/** A client that connects, listens and opens a conversation. */
export function connectionSample(reference: Reference): Markup {
  const { chat, events } = reference
  const [server] = Object.values(chat.servers)
  const opening = events.find(({ from }) => from === 'client')
  const listeners = events
    .filter(({ from }) => from === 'server')
    .map(({ event }) => `socket.on('${event}', (message) => console.log(message))`)
  const [before, after] = [
    `import { io } from 'socket.io-client'\n\nconst socket = io('`,
    [
      `', {`,
      `  path: '${server?.pathname ?? ''}',`,
      `  transports: ['websocket'],`,
      `  auth: { token },`,
      `})`,
      `socket.on('connect_error', (error) => console.error(error.message))`,
      ...listeners,
      ...(opening ? ['', emitSample(reference, opening)] : []),
    ].join('\n'),
  ]
  return new Markup(escapeHtml(before) + originMarkup.text + escapeHtml(after))
}

/** One event as a client emits it, or as it listens to it. */
export function emitSample(reference: Reference, entry: EventEntry): string {
  const { event, from, payload, acknowledgement } = entry
  if (from === 'server') return `socket.on('${event}', (message) => console.log(message))`
  const value = reference.example({ $ref: `#/components/schemas/${payload}` })
  const body = literal(value)
  return acknowledgement
    ? `const reply = await socket\n  .timeout(${timeoutMs})\n  .emitWithAck('${event}', ${body.replaceAll('\n', '\n  ')})`
    : `socket.emit('${event}', ${body})`
}

/** JSON in the spelling of JavaScript: names without quotes where they need none. */
const literal = (value: unknown): string =>
  JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, '$1$2:')
    .replace(/^(\s*[\w$]+: )"([^"'\\]*)"(,?)$/gm, "$1'$2'$3")
