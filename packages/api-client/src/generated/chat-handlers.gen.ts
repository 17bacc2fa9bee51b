// Generated from contracts/. Do not edit; run `npm run gen`.

import type { z } from 'zod'
import {
  zChatClearPayload,
  zChatClearReply,
  zChatHistoryPayload,
  zChatHistoryReply,
  zChatInitPayload,
  zChatInitReply,
  zChatLanguageSelectPayload,
  zChatLanguageSelectReply,
  zChatSendPayload,
  zChatSendReply,
  zChatStopPayload,
  zChatStopReply,
} from './zod.gen.ts'

/** Parsed payload and acknowledgement of each event that clients emit. */
export interface ClientEvents {
  'chat:clear': { payload: z.output<typeof zChatClearPayload>; reply: z.input<typeof zChatClearReply> }
  'chat:history': { payload: z.output<typeof zChatHistoryPayload>; reply: z.input<typeof zChatHistoryReply> }
  'chat:init': { payload: z.output<typeof zChatInitPayload>; reply: z.input<typeof zChatInitReply> }
  'chat:language:select': {
    payload: z.output<typeof zChatLanguageSelectPayload>
    reply: z.input<typeof zChatLanguageSelectReply>
  }
  'chat:message': { payload: z.output<typeof zChatSendPayload>; reply: z.input<typeof zChatSendReply> }
  'chat:stop': { payload: z.output<typeof zChatStopPayload>; reply: z.input<typeof zChatStopReply> }
}
export type ClientEvent = keyof ClientEvents

/** Every event that clients emit, by name. */
export const clientEvents = [
  'chat:clear',
  'chat:history',
  'chat:init',
  'chat:language:select',
  'chat:message',
  'chat:stop',
] as const satisfies readonly ClientEvent[]

/** Schemas that read those payloads out of what came in. */
export const payloadSchemas: { readonly [E in ClientEvent]: z.ZodType<ClientEvents[E]['payload']> } = {
  'chat:clear': zChatClearPayload,
  'chat:history': zChatHistoryPayload,
  'chat:init': zChatInitPayload,
  'chat:language:select': zChatLanguageSelectPayload,
  'chat:message': zChatSendPayload,
  'chat:stop': zChatStopPayload,
}

/** A handler for every event that clients emit. */
export type ChatHandlers<Context> = {
  readonly [E in ClientEvent]: (
    payload: ClientEvents[E]['payload'],
    context: Context,
  ) => Promise<ClientEvents[E]['reply']>
}
