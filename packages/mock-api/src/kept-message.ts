import type { ChatMessage } from '@manzil/api-client/generated/types.gen'

type Unplaced<M> = M extends ChatMessage ? Omit<M, 'id' | 'seq' | 'timestamp'> : never
type StoredType = 'text' | 'property_results'

/** A message before it has its place in a conversation. */
export type NewMessage = Extract<Unplaced<ChatMessage>, { type: StoredType }>
/** A message as the conversation keeps it. */
export type StoredMessage = Extract<ChatMessage, { type: StoredType }>
