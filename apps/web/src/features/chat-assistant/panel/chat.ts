import { fallbackLanguage, type Language, languages } from '@manzil/i18n/languages'
import { onOwnerLeft } from '../../../session/on-owner-left.ts'
import { storageKeys } from '../../../session/session-storage.ts'
import { getSession, getToken } from '../../../session/session-store.ts'
import { createStore } from '../../../state/create-store.ts'
import { readStored, writeStored } from '../../../storage/local-storage.ts'
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

onOwnerLeft(chat.forget)
