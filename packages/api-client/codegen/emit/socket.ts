import type { ChatEvent } from '../chat-events.ts'
import type { ChatDocument } from '../document.ts'
import { header } from '../locations.ts'

/** Socket.IO event maps for both ends, and the zod schemas of payloads and acknowledgements. */
export function emitSocket(
  document: ChatDocument,
  events: ChatEvent[],
): { types: string; schemas: string } {
  const fromClient = events.filter(({ from }) => from === 'client')
  const fromServer = events.filter(({ from }) => from === 'server')
  const names = [
    ...new Set(events.flatMap((e) => [e.payload, e.acknowledgement ?? []].flat())),
  ].sort()
  const signature = ({ payload, acknowledgement }: ChatEvent) =>
    acknowledgement
      ? `(payload: ${payload}, acknowledge: (reply: ${acknowledgement}) => void) => void`
      : `(payload: ${payload}) => void`
  const schemas = ({ event, payload, acknowledgement }: ChatEvent) =>
    `  '${event}': { payload: z${payload}${acknowledgement ? `, reply: z${acknowledgement}` : ''} },`
  const pathname = Object.values(document.servers)[0]?.pathname ?? '/'
  return {
    types: `${header}
import type { ${names.join(', ')} } from './types.gen.ts'

/** Path of the Socket.IO endpoint. */
export const chatPath = '${pathname}'

/** Events that clients emit; the second argument is the acknowledgement. */
export interface ClientToServerEvents {
${fromClient.map((e) => `  '${e.event}': ${signature(e)}`).join('\n')}
}

/** Events that the server emits. */
export interface ServerToClientEvents {
${fromServer.map((e) => `  '${e.event}': ${signature(e)}`).join('\n')}
}
`,
    schemas: `${header}
import { ${names.map((name) => `z${name}`).join(', ')} } from './zod.gen.ts'

/** Schemas of what clients emit and of the acknowledgements. */
export const clientEventSchemas = {
${fromClient.map(schemas).join('\n')}
} as const

/** Schemas of what the server emits. */
export const serverEventSchemas = {
${fromServer.map(schemas).join('\n')}
} as const
`,
  }
}
