/** Longest message in characters, by the contract (ChatSendPayload); a test compares the two. */
export const MAX_MESSAGE_LENGTH = 2_000
