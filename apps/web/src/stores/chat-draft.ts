import { onOwnerLeft } from '../session/on-owner-left.ts'
import { readOwned, writeOwned } from '../session/owned.ts'
import { createStore, useStore } from '../state/create-store.ts'
import { removeStored } from '../storage/local-storage.ts'
import { unreadKey, writeTab } from '../storage/tab-storage.ts'
import { setChatSearch } from './chat-search.ts'

/** Of session storage: what stands in the chat's input. */
const draftKey = 'chatDraft'
/** Of local storage: messages that have not reached the assistant. */
export const chatOutboxKey = 'chatOutbox'

function readDraft(): string {
  const text = readOwned(draftKey)
  return typeof text === 'string' ? text : ''
}

/** What stands in the chat's input. Outlives the dialog and a reload. */
const store = createStore(readDraft())

export const getChatDraft = store.get
export const useChatDraft = (): string => useStore(store)

export function setChatDraft(text: string): void {
  store.set(text)
  writeOwned(draftKey, text === '' ? null : text)
}

// Here for the search too: listing pages that set it would carry the guard to every first visit.
onOwnerLeft(() => {
  setChatDraft('')
  setChatSearch(null)
})

/** Logging out leaves nothing behind that somebody wrote and did not send. */
export function forgetChat(): void {
  setChatDraft('')
  setChatSearch(null)
  removeStored(chatOutboxKey)
  writeTab(unreadKey, null)
}
