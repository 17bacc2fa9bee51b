// Generated from contracts/. Do not edit; run `npm run gen`.

import type {
  ChatClearPayload,
  ChatClearReply,
  ChatHistoryPayload,
  ChatHistoryReply,
  ChatInitPayload,
  ChatInitReply,
  ChatLanguageSelectPayload,
  ChatLanguageSelectReply,
  ChatMessage,
  ChatSendPayload,
  ChatSendReply,
  ChatStopPayload,
  ChatStopReply,
} from './types.gen.ts'

/** Path of the Socket.IO endpoint. */
export const chatPath = '/chatbot'

/** Events that clients emit; the second argument is the acknowledgement. */
export interface ClientToServerEvents {
  'chat:clear': (payload: ChatClearPayload, acknowledge: (reply: ChatClearReply) => void) => void
  'chat:history': (payload: ChatHistoryPayload, acknowledge: (reply: ChatHistoryReply) => void) => void
  'chat:init': (payload: ChatInitPayload, acknowledge: (reply: ChatInitReply) => void) => void
  'chat:language:select': (
    payload: ChatLanguageSelectPayload,
    acknowledge: (reply: ChatLanguageSelectReply) => void,
  ) => void
  'chat:message': (payload: ChatSendPayload, acknowledge: (reply: ChatSendReply) => void) => void
  'chat:stop': (payload: ChatStopPayload, acknowledge: (reply: ChatStopReply) => void) => void
}

/** Events that the server emits. */
export interface ServerToClientEvents {
  'chat:stream': (payload: ChatMessage) => void
}
