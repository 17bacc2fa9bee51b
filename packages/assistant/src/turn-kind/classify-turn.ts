import type { Reading } from '@manzil/query-language/reading/reader'
import { featureCount, turnFeatures } from './turn-features.ts'
import { type TurnKindGuess, turnKinds } from './turn-kind.ts'
import { biases, scale, weights } from './weights.gen.ts'

/** A row for each kind: one byte for each feature. */
const table = Int8Array.from(atob(weights), (sign) => (sign.charCodeAt(0) << 24) >> 24)

/**
 * How likely each kind is, by a multinomial logistic regression over runs of characters and what the
 * grammar found. It knows the message alone, not the conversation. Takes a millisecond.
 */
export function classifyTurn(text: string, reading: Reading): TurnKindGuess {
  const features = turnFeatures(text, reading)
  const share = scale / Math.sqrt(Math.max(1, features.length))
  const scores = turnKinds.map((_, row) => {
    const sum = features.reduce((all, at) => all + (table[row * featureCount + at] ?? 0), 0)
    return (biases[row] ?? 0) + sum * share
  })
  const highest = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - highest))
  const whole = raised.reduce((sum, each) => sum + each, 0)
  return turnKinds
    .map((kind, row) => ({ kind, likelihood: (raised[row] ?? 0) / whole }))
    .sort((left, right) => right.likelihood - left.likelihood)
}
