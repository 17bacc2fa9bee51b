// Generated from contracts/. Do not edit; run `npm run gen`.

/** Longest lists of a ChatHistoryAck. */
export const chatHistoryAckLists = { messages: 500 } as const

/** Longest lists of a ChatClearAck. */
export const chatClearAckLists = { messages: 500 } as const
