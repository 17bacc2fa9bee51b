import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { type Conversation, emptyConversation } from '../conversation/conversation.ts'

export interface ChatView {
  /** offline: given up or refused; tried again after a while, by hand or by the browser at once. */
  status: 'closed' | 'connecting' | 'online' | 'reconnecting' | 'offline'
  session: { id: string; language: LanguageCode } | null
  /** The server wants the visitor to choose a language first. */
  askLanguage: boolean
  conversation: Conversation
  /** ms that the server's clock is ahead of the browser's, as far as is known. */
  clockSkew: number
}

export const closedView: ChatView = {
  status: 'closed',
  session: null,
  askLanguage: false,
  conversation: emptyConversation,
  clockSkew: 0,
}

/** What the visitor is told in passing; the texts are the view's affair. */
export type ChatNotice =
  | { kind: 'connected' | 'languageFailed' }
  | { kind: 'connectFailed' | 'reconnectFailed' }
  /** The server does not let this visitor in: their token may have ended. No words of its own. */
  | { kind: 'refused' }
  | { kind: 'reconnecting'; attempt: number }
  /** `message`: the server's own words, where it gave any. */
  | { kind: 'clearFailed' | 'sendFailed'; message: string | null }
