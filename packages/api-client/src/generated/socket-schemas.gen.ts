// Generated from contracts/. Do not edit; run `npm run gen`.

import {
  zChatClearPayload,
  zChatClearReply,
  zChatHistoryPayload,
  zChatHistoryReply,
  zChatInitPayload,
  zChatInitReply,
  zChatLanguageSelectPayload,
  zChatLanguageSelectReply,
  zChatMessage,
  zChatSendPayload,
  zChatSendReply,
  zChatStopPayload,
  zChatStopReply,
} from './zod.gen.ts'

/** Schemas of what clients emit and of the acknowledgements. */
export const clientEventSchemas = {
  'chat:clear': { payload: zChatClearPayload, reply: zChatClearReply },
  'chat:history': { payload: zChatHistoryPayload, reply: zChatHistoryReply },
  'chat:init': { payload: zChatInitPayload, reply: zChatInitReply },
  'chat:language:select': { payload: zChatLanguageSelectPayload, reply: zChatLanguageSelectReply },
  'chat:message': { payload: zChatSendPayload, reply: zChatSendReply },
  'chat:stop': { payload: zChatStopPayload, reply: zChatStopReply },
} as const

/** Schemas of what the server emits. */
export const serverEventSchemas = {
  'chat:stream': { payload: zChatMessage },
} as const
