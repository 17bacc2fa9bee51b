import type { PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import type { Random } from '../random.ts'
import type { Benchmark } from './benchmark.ts'
import { boundedSize } from './typical-size.ts'

/** What raises or lowers the asked price of one property among its neighbours, as a share. */
const FEATURE_VALUE: Readonly<Record<string, number>> = {
  'sea-view': 0.08,
  'burj-khalifa-view': 0.06,
  'marina-view': 0.03,
  'golf-view': 0.04,
  'canal-view': 0.02,
  'lake-view': 0.02,
  'high-floor': 0.02,
  'ground-floor': -0.01,
  'private-pool': 0.05,
  upgraded: 0.05,
  vacant: 0.01,
}
/** Features are half in the median already. */
const FEATURES_ARE_IN_MEDIAN = 0.5
const FURNISHED_RENT = 0.08
/** The figures' spread also holds differences of size and finish that are drawn on their own. */
const OWN_SPREAD = 0.7
const PRICE_CUT = { smallest: 0.03, largest: 0.12 }

/** Upper ends and the step that people round asked prices to below them, AED. */
const SALE_STEPS = [
  [1_000_000, 5_000],
  [3_000_000, 10_000],
  [10_000_000, 50_000],
  [Infinity, 100_000],
] as const
const RENT_STEPS = [
  [60_000, 500],
  [150_000, 1_000],
  [400_000, 5_000],
  [Infinity, 10_000],
] as const

function stepOf(value: number, purpose: Purpose): number {
  const steps = purpose === 'rent' ? RENT_STEPS : SALE_STEPS
  return steps.find(([end]) => value < end)?.[1] ?? 1
}

function roundAsked(value: number, purpose: Purpose): number {
  const step = stepOf(value, purpose)
  return Math.max(step, Math.round(value / step) * step)
}

/** Square feet of one property. */
export function drawSize(
  random: Random,
  type: PropertyType,
  bedrooms: number | null,
  { size, sizeSigma }: Benchmark,
): number {
  const middle = boundedSize(type, bedrooms, size)
  const isPlot = type === 'land'
  const drawn = middle * Math.exp(sizeSigma * (isPlot ? 1.8 : 1) * random.normal())
  return Math.round(boundedSize(type, bedrooms, drawn))
}

/** Asked price in AED (of a year for rent). */
export function drawPrice(
  random: Random,
  property: {
    readonly purpose: Purpose
    readonly size: number
    readonly features: readonly string[]
    readonly isFurnished: boolean
  },
  { rate, rateSigma }: Benchmark,
): number {
  const features = property.features.reduce((sum, slug) => sum + (FEATURE_VALUE[slug] ?? 0), 0)
  const furnished = property.purpose === 'rent' && property.isFurnished ? FURNISHED_RENT : 0
  const level = 1 + features * FEATURES_ARE_IN_MEDIAN + furnished
  const luck = Math.exp(OWN_SPREAD * rateSigma * random.normal())
  return roundAsked(rate * property.size * level * luck, property.purpose)
}

/** The price before a cut to `price`, a step above it at least. */
export function drawPreviousPrice(random: Random, price: number, purpose: Purpose): number {
  const cut = PRICE_CUT.smallest + random.unit() * (PRICE_CUT.largest - PRICE_CUT.smallest)
  const before = roundAsked(price / (1 - cut), purpose)
  return Math.max(before, price + stepOf(price, purpose))
}
