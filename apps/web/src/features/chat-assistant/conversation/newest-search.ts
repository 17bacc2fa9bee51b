import type { Conversation } from './conversation.ts'

/** Id of the newest answer that says what was understood: the one that can be changed. */
export const newestSearch = ({ entries }: Conversation): string | undefined =>
  entries.findLast(({ message }) => message.type === 'text' && message.search !== undefined)
    ?.message.id
