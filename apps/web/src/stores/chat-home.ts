import { createStore, useStore } from './create-store.ts'

/** A listing by its id, and its title in the visitor's language. */
export interface ChatHome {
  id: string
  title: string
}

/** The home whose page the visitor is on, until they have asked about it; null elsewhere. */
const store = createStore<ChatHome | null>(null)

export const getChatHome = store.get
export const setChatHome = store.set
export const useChatHome = (): ChatHome | null => useStore(store)
