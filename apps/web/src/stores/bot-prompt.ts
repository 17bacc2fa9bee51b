import { createStore, useStore } from '../state/create-store.ts'

/** Whether the chat shows; its connection lives only while it does. */
const store = createStore(false)

export const openBotPrompt = (): void => store.set(true)
export const closeBotPrompt = (): void => store.set(false)
export const toggleBotPrompt = (): void => store.set(!store.get())
export const useBotPromptOpen = (): boolean => useStore(store)

/** Answers that came while the chat was closed. */
export interface Unread {
  /** Formatted. */
  count: string
  /** "2 new answers". */
  label: string
}

const unread = createStore<Unread | undefined>(undefined)

export const setChatUnread = unread.set
export const useChatUnread = (): Unread | undefined => useStore(unread)
