/** Messages of one conversation in a minute, unless a server is told otherwise. */
export const CHAT_MESSAGES_PER_MINUTE = 20

/** Answers that may wait in one conversation. */
export const CHAT_LONGEST_QUEUE = 5
