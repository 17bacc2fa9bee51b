import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { zChatMessage } from '@manzil/api-client/generated/zod.gen'
import type { Selectable } from 'kysely'
import { v7 } from 'uuid'
import type { ChatMessageTable } from '../db/schema.ts'

/** A message without what its place in the conversation gives it. */
type Unplaced<M> = M extends ChatMessage ? Omit<M, 'id' | 'seq' | 'timestamp'> : never
export type NewMessage = Unplaced<ChatMessage>

/** Kept beside a message and never sent. */
export interface MessageNote {
  /** The name under which the client sent it. */
  clientId?: string
  /** Query string of the listing page that the message is about. */
  search?: string
  /** `seq` of the message that this one answers. */
  answers?: number
}

/** The id of a message that is shown before it is stored. */
export const newMessageId = (): string => v7()

/** What is stored of a message, without its place in the conversation. */
export function toRow(message: NewMessage, note: MessageNote, id: string = v7()) {
  const { role, type, ...content } = message
  return { id, role, type, payload: { ...content, note } }
}

/**
 * The message as the contract shows it; the note is left out.
 * @throws Error for a row that the contract does not know
 */
export function fromRow(row: Selectable<ChatMessageTable>): ChatMessage {
  const { payload, created_at, id, seq, role, type } = row
  const content = typeof payload === 'object' && payload !== null ? payload : {}
  const message = { ...content, id, seq, role, type, timestamp: created_at.toISOString() }
  if ('note' in message) delete message.note
  if (!isChatMessage(message)) throw new Error(`chat message ${id} is none of the contract`)
  return message
}

/**
 * Refuses an answer that the contract does not allow before it is stored.
 * @throws Error that names the kind of message
 */
export function checkMessage(message: NewMessage): void {
  const placed = { ...message, id: v7(), seq: 0, timestamp: new Date(0).toISOString() }
  if (!isChatMessage(placed))
    throw new Error(`an answer of type ${message.type} breaks the contract`)
}

const isChatMessage = (value: unknown): value is ChatMessage =>
  zChatMessage.safeParse(value).success
