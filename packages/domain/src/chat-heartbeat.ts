/**
 * Milliseconds between two pings of a chat connection, and for the answer to one. Either side knows
 * after both of them at the latest that the other has gone without a word.
 */
export const chatHeartbeat = { pingInterval: 10_000, pingTimeout: 10_000 } as const
