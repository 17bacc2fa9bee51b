import { isGuest } from '@manzil/domain/roles'
import { fallbackLanguage, type Language, languages } from '@manzil/i18n/languages'
import { storageKeys } from '../../../session/session-storage.ts'
import { followSession, getSession, getToken } from '../../../session/session-store.ts'
import { readStored, writeStored } from '../../../storage/local-storage.ts'
import { setChatDraft } from '../../../stores/chat-draft.ts'
import { setChatSearch } from '../../../stores/chat-search.ts'
import { createStore } from '../../../stores/create-store.ts'
import { createChatSession } from '../connection/chat-session.ts'
import { openChatSocket } from '../connection/chat-socket.ts'
import type { ChatNotice } from '../connection/chat-view.ts'
import { otherWindows } from './other-windows.ts'
import { outboxStorage } from './outbox-storage.ts'

/** The language of the page; a new conversation begins in it. */
const pageLanguage = (): Language =>
  languages.find((language) => language === document.documentElement.lang) ?? fallbackLanguage

/** The newest thing to tell the visitor in passing. */
export const notices = createStore<ChatNotice | null>(null)

/** The page's one conversation with the assistant. */
export const chat = createChatSession({
  openSocket: openChatSocket,
  token: getToken,
  userId: () => getSession().user?._id ?? null,
  language: pageLanguage,
  readSessionId: () => readStored(storageKeys.chatSession),
  writeSessionId: (id) => writeStored(storageKeys.chatSession, id),
  outbox: outboxStorage,
  ...(otherWindows && { windows: otherWindows }),
  notify: notices.set,
})

// Whoever comes after a signed-in person must not find what that person did not send.
let owner = getSession().user
followSession(() => {
  const next = getSession().user
  if (owner && !isGuest(owner.role) && owner._id !== next?._id) {
    chat.forget()
    setChatDraft('')
    setChatSearch(null)
  }
  owner = next
})
