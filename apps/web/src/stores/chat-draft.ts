import { createStore, useStore } from './create-store.ts'

/** What stands in the chat's input. Outlives the dialog; other screens may begin a sentence. */
const store = createStore('')

export const getChatDraft = store.get
export const setChatDraft = store.set
export const useChatDraft = (): string => useStore(store)

/** Begins a sentence for the visitor; one that they began themselves stays. */
export function suggestChatDraft(text: string): void {
  if (store.get().trim() === '') store.set(text)
}
