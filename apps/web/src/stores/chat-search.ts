import { createStore, useStore } from '../state/create-store.ts'

/** Query string of the listing page that the next message of the chat is about; null for none. */
const store = createStore<string | null>(null)

export const getChatSearch = store.get
export const setChatSearch = store.set
export const useChatSearch = (): string | null => useStore(store)
