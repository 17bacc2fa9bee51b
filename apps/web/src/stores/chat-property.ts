import { createStore, useStore } from '../state/create-store.ts'

/** A property by its id, and its title in the visitor's language. */
export interface ChatProperty {
  id: string
  title: string
}

/** The property whose page the visitor is on, until they have asked about it; null elsewhere. */
const store = createStore<ChatProperty | null>(null)

export const getChatProperty = store.get
export const setChatProperty = store.set
export const useChatProperty = (): ChatProperty | null => useStore(store)
