import type { ChatTextMessage } from '@manzil/api-client/generated/types.gen'
import type { Conversation } from './conversation.ts'

/** The newest answer that says what was understood: the one that can be changed. */
export function newestSearch({ entries }: Conversation): ChatTextMessage | undefined {
  const message = entries.findLast(
    ({ message }) => message.type === 'text' && message.search !== undefined,
  )?.message
  return message?.type === 'text' ? message : undefined
}

/** The newest words of anybody, whose replies are offered; properties come after theirs. */
export function newestText({ entries }: Conversation): ChatTextMessage | undefined {
  const message = entries.findLast(({ message }) => message.type === 'text')?.message
  return message?.type === 'text' ? message : undefined
}
