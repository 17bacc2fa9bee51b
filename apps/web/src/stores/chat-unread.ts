import { createStore } from './create-store.ts'

/** Answers that came while the chat was closed, for the button that opens it. */
export interface Unread {
  /** Formatted. */
  count: string
  /** "2 new answers". */
  label: string
}

export const chatUnread = createStore<Unread | undefined>(undefined)

/** Of session storage: an answer was due when the chat was closed. */
export const unreadKey = 'chatUnread'
