import { useSyncExternalStore } from 'react'
import type { ChatView } from '../connection/chat-view.ts'
import { chat } from './chat.ts'

/** What the chat shows now. */
export const useChat = (): ChatView => useSyncExternalStore(chat.follow, chat.get)
