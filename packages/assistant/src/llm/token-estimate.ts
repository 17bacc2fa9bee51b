import type { ModelMessage, ModelRequest, ModelUsage } from './language-model.ts'

/** Characters of one token in Latin letters; other scripts take about a token for each. */
const latinCharacters = 3

/** Tokens of a text, rather too many than too few: no tokenizer fits every model. */
export function estimateTokens(text: string): number {
  const others = text.match(/[^\u0020-\u024f]/gu)?.length ?? 0
  return Math.ceil((text.length - others) / latinCharacters) + others
}

/** Tokens of everything that a request sends. */
export function estimateRequest({ system, messages, tools }: ModelRequest): number {
  return estimateTokens(system) + estimateTokens(JSON.stringify(tools)) + sum(messages)
}

const sum = (messages: readonly ModelMessage[]): number =>
  messages.reduce((total, message) => total + estimateTokens(JSON.stringify(message)), 0)

/** A provider that counts more than this many times our estimate is not believed. */
const mostTimes = 5

/** What a step cost: the provider's count where it can be true, never less than what was seen. */
export function believableUsage(
  usage: ModelUsage | undefined,
  seen: { input: number; output: number },
): number {
  return believable(usage?.input, seen.input) + believable(usage?.output, seen.output)
}

/** Models that think aloud write more than is seen; a few tokens may be a hundred. */
const unseenTokens = 4000

function believable(reported: number | undefined, seen: number): number {
  if (reported === undefined || !Number.isFinite(reported) || reported <= 0) return seen
  // The estimate is generous, so a count of at least half of it is taken as it is.
  return Math.ceil(Math.min(Math.max(reported, seen / 2), seen * mostTimes + unseenTokens))
}
