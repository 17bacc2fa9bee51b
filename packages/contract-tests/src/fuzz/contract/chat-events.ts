import asyncapi from '@manzil/api-client/asyncapi.json' with { type: 'json' }
import { clientEventSchemas } from '@manzil/api-client/generated/socket-schemas.gen'
import { z } from 'zod'
import { type JsonSchema, zJsonSchema } from './json-schema.ts'

export type ChatEventName = keyof typeof clientEventSchemas

/** An event that clients emit. */
export interface ChatEvent {
  name: ChatEventName
  payload: JsonSchema
  /** Where the schema of the payload stands in the document. */
  pointer: string
}

const zReference = z.looseObject({ $ref: z.string() })
const zDocument = z.looseObject({
  channels: z.record(
    z.string(),
    z.looseObject({ address: z.string(), messages: z.record(z.string(), zReference) }),
  ),
  components: z.looseObject({
    messages: z.record(z.string(), z.looseObject({ payload: zJsonSchema })),
  }),
})

/** Every event that clients may emit, with the schema of its payload. */
export function readChatEvents(): ChatEvent[] {
  const { channels, components } = zDocument.parse(asyncapi)
  return Object.values(channels).flatMap(({ address, messages }) => {
    const message = messages.request?.$ref.split('/').at(-1)
    const payload = message && components.messages[message]?.payload
    if (!isClientEvent(address) || !payload) return []
    return [{ name: address, payload, pointer: `/components/messages/${message}/payload` }]
  })
}

const isClientEvent = (address: string): address is ChatEventName =>
  Object.hasOwn(clientEventSchemas, address)
