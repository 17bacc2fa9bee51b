import type { ChatEvent } from '../chat-events.ts'
import { header } from '../locations.ts'

/**
 * The handlers that a server (or a mock) of the chat must have whole: an event of the contract
 * without one does not compile. A payload is what its schema reads, so defaults are filled in.
 */
export function emitChatHandlers(events: readonly ChatEvent[]): string {
  const asked = events.flatMap(({ event, from, payload, acknowledgement }) =>
    from === 'client' && acknowledgement ? [{ event, payload, acknowledgement }] : [],
  )
  const schemas = asked.flatMap(({ payload, acknowledgement }) => [payload, acknowledgement])
  const imports = [...new Set(schemas)].sort().map((name) => `z${name}`)
  const rows = asked.map(
    ({ event, payload, acknowledgement }) =>
      `  '${event}': { payload: z.output<typeof z${payload}>; reply: z.input<typeof z${acknowledgement}> }`,
  )
  return `${header}
import type { z } from 'zod'
import { ${imports.join(', ')} } from './zod.gen.ts'

/** Parsed payload and acknowledgement of each event that clients emit. */
export interface ClientEvents {
${rows.join('\n')}
}
export type ClientEvent = keyof ClientEvents

/** Every event that clients emit, by name. */
export const clientEvents = [
${asked.map(({ event }) => `  '${event}',`).join('\n')}
] as const satisfies readonly ClientEvent[]

/** Schemas that read those payloads out of what came in. */
export const payloadSchemas: { readonly [E in ClientEvent]: z.ZodType<ClientEvents[E]['payload']> } = {
${asked.map(({ event, payload }) => `  '${event}': z${payload},`).join('\n')}
}

/** A handler for every event that clients emit. */
export type ChatHandlers<Context> = {
  readonly [E in ClientEvent]: (
    payload: ClientEvents[E]['payload'],
    context: Context,
  ) => Promise<ClientEvents[E]['reply']>
}
`
}
