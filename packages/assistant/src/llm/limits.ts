/** What one answer of a model may take. Times in milliseconds. */
export interface ModelLimits {
  /** Requests to the provider for one message. */
  steps: number
  /** One request, from its start to the end of its answer. */
  stepMs: number
  /** Silence in the middle of an answer. */
  stallMs: number
  /** All requests and tools of one message. */
  turnMs: number
  /** Tokens of one message, of one conversation and of one day of the whole site. */
  turnTokens: number
  conversationTokens: number
  dayTokens: number
  /** Tokens that the model may write in one step. */
  outputTokens: number
}

export const defaultLimits: ModelLimits = {
  steps: 4,
  stepMs: 20_000,
  stallMs: 6_000,
  turnMs: 30_000,
  turnTokens: 32_000,
  conversationTokens: 120_000,
  dayTokens: 2_000_000,
  outputTokens: 700,
}

/** Calls of tools in one step. */
export const mostCalls = 4
/** Characters of an answer. */
export const longestAnswer = 1500
