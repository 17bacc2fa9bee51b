// Generated from contracts/. Do not edit; run `npm run gen`.

/** Every event: who emits it, the schema of its payload, and that of the acknowledgement. */
export const chatEvents = {
  'chat:clear': { event: 'chat:clear', from: 'client', payload: 'ChatClearPayload', reply: 'ChatClearReply' },
  'chat:history': { event: 'chat:history', from: 'client', payload: 'ChatHistoryPayload', reply: 'ChatHistoryReply' },
  'chat:init': { event: 'chat:init', from: 'client', payload: 'ChatInitPayload', reply: 'ChatInitReply' },
  'chat:language:select': {
    event: 'chat:language:select',
    from: 'client',
    payload: 'ChatLanguageSelectPayload',
    reply: 'ChatLanguageSelectReply',
  },
  'chat:message': { event: 'chat:message', from: 'client', payload: 'ChatSendPayload', reply: 'ChatSendReply' },
  'chat:stop': { event: 'chat:stop', from: 'client', payload: 'ChatStopPayload', reply: 'ChatStopReply' },
  'chat:stream': { event: 'chat:stream', from: 'server', payload: 'ChatMessage', reply: null },
} as const

export type ChatEventName = keyof typeof chatEvents
