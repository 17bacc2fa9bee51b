import type { ChatMessage } from '@manzil/api-client/generated/types.gen'

const kinds: readonly unknown[] = [
  'text',
  'typing',
  'property_results',
] satisfies ChatMessage['type'][]

/**
 * Whether something that came over the wire can be drawn. The server validates against the contract
 * before it sends; this keeps a foreign or cut-off event from breaking the page.
 */
export function isChatMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false
  const { id, seq, type, message, timestamp, data } = value as Partial<Record<string, unknown>>
  return (
    typeof id === 'string' &&
    typeof seq === 'number' &&
    typeof message === 'string' &&
    typeof timestamp === 'string' &&
    kinds.includes(type) &&
    (type !== 'property_results' || Array.isArray(data))
  )
}
