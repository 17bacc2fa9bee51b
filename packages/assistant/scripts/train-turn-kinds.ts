import { spokenPlaces } from '@manzil/catalogue/places/spoken-places'
import { createGazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { createReader } from '@manzil/query-language/reading/reader'
import { featureCount, turnFeatures } from '../src/turn-kind/turn-features.ts'
import { type TurnKind, turnKinds } from '../src/turn-kind/turn-kind.ts'
import { createRandom } from './edit-turn.ts'
import type { TurnRow } from './turn-rows.ts'

/** Weights of a multinomial logistic regression, in single bytes. */
export interface TrainedWeights {
  /** A row for each kind: a byte for each feature. */
  weights: Int8Array
  /** What a byte is worth. */
  scale: number
  biases: number[]
}

export interface Example {
  features: readonly number[]
  kind: number
  /** How much it counts. */
  counts: number
}

const rounds = 8
const rate = 0.1
/** Keeps weights small that few rows speak for. */
const decay = 1e-3

export function examplesOf(rows: readonly TurnRow[]): Example[] {
  const read = createReader(createGazetteer(spokenPlaces))
  return rows.map(({ text, language, kind, counts = 1 }) => ({
    features: turnFeatures(text, read(text, language)),
    kind: turnKinds.indexOf(kind satisfies TurnKind),
    counts,
  }))
}

/**
 * Stochastic gradient descent with a step of its own for each weight (AdaGrad). Kinds that few rows
 * are of count more. The same rows give the same weights.
 */
export function train(examples: readonly Example[]): TrainedWeights {
  const rows = turnKinds.length
  const sums = turnKinds.map((_, kind) =>
    examples.reduce((sum, each) => sum + (each.kind === kind ? each.counts : 0), 0),
  )
  const whole = sums.reduce((sum, each) => sum + each, 0)
  const shares = sums.map((sum) => Math.sqrt(whole / rows / Math.max(1, sum)))
  // All kinds of a feature stand beside each other: learning goes through features.
  const weights = new Float64Array(featureCount * rows)
  const steps = new Float64Array(featureCount * rows).fill(1e-6)
  const biases = new Float64Array(rows)
  // Written anew for each example: three lists made for each took half of the time.
  const scores = new Float64Array(rows)
  const wrong = new Float64Array(rows)
  const random = createRandom(1)
  const order = examples.map((_, at) => at)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      if (example) learn(example)
    }
  }
  return quantized(weights, biases)

  function learn({ features, kind, counts }: Example) {
    const share = 1 / Math.sqrt(Math.max(1, features.length))
    scores.set(biases)
    for (const feature of features)
      for (let row = 0; row < rows; row += 1)
        scores[row] = (scores[row] ?? 0) + (weights[feature * rows + row] ?? 0) * share
    softmax(scores)
    for (let row = 0; row < rows; row += 1) {
      const apart = (scores[row] ?? 0) - (row === kind ? 1 : 0)
      wrong[row] = apart * (shares[kind] ?? 1) * counts
      biases[row] = (biases[row] ?? 0) - 0.01 * (wrong[row] ?? 0)
    }
    for (const feature of features)
      for (let row = 0; row < rows; row += 1) {
        const at = feature * rows + row
        const gradient = (wrong[row] ?? 0) * share + decay * (weights[at] ?? 0)
        steps[at] = (steps[at] ?? 0) + gradient * gradient
        weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(steps[at] ?? 1)
      }
  }
}

/** The likeliest kind of an example, by its number. */
export function heardAs({ weights, scale, biases }: TrainedWeights, { features }: Example): number {
  const share = scale / Math.sqrt(Math.max(1, features.length))
  const scores = biases.map(
    (bias, row) =>
      bias + share * features.reduce((sum, at) => sum + (weights[row * featureCount + at] ?? 0), 0),
  )
  return scores.indexOf(Math.max(...scores))
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
}

/** Turns scores into likelihoods, in their place. */
function softmax(scores: Float64Array): void {
  const highest = Math.max(...scores)
  let whole = 0
  for (const [row, score] of scores.entries()) {
    scores[row] = Math.exp(score - highest)
    whole += scores[row] ?? 0
  }
  for (const [row, raised] of scores.entries()) scores[row] = raised / whole
}

function quantized(weights: Float64Array, biases: Float64Array): TrainedWeights {
  const largest = weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
  const scale = largest / 127
  return {
    weights: Int8Array.from(weights, (_, at) => {
      const row = Math.floor(at / featureCount)
      const each = weights[(at % featureCount) * turnKinds.length + row] ?? 0
      return Math.round(each / scale)
    }),
    scale: Number(scale.toPrecision(6)),
    biases: [...biases].map((each) => Number(each.toFixed(4))),
  }
}
