import { isGuest } from '@manzil/domain/roles'
import { onOwnerLeft } from '../session/on-owner-left.ts'
import { getSession } from '../session/session-store.ts'
import { removeStored } from '../storage/local-storage.ts'
import { readTab, unreadKey, writeTab } from '../storage/tab-storage.ts'
import { setChatSearch } from './chat-search.ts'
import { createStore, useStore } from './create-store.ts'

/** Of session storage: what stands in the chat's input, and whose it is. */
const draftKey = 'chatDraft'
/** Of local storage: messages that have not reached the assistant. */
export const chatOutboxKey = 'chatOutbox'

/** Null for guests: who logs in goes on with what they began before. */
function owner(): string | null {
  const { user } = getSession()
  return user && !isGuest(user.role) ? user._id : null
}

function readDraft(): string {
  const kept = readTab(draftKey)
  if (typeof kept !== 'object' || kept === null) return ''
  const { account, text }: { account?: unknown; text?: unknown } = kept
  return typeof text === 'string' && (account === null || account === owner()) ? text : ''
}

/** What stands in the chat's input. Outlives the dialog and a reload. */
const store = createStore(readDraft())

export const getChatDraft = store.get
export const useChatDraft = (): string => useStore(store)

export function setChatDraft(text: string): void {
  store.set(text)
  writeTab(draftKey, text === '' ? null : { account: owner(), text })
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
