import type { Completion, PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import type { Figure, FigureKind, Spread } from '../../figures/figure.ts'
import { figures } from '../../figures/figures.ts'
import type { CommunityProfile, Tier } from '../communities/profile.ts'
import { boundedSize, typicalSize } from './typical-size.ts'

/** What properties of a kind cost and measure somewhere; the generator draws around it. */
export interface Benchmark {
  /** AED for a square foot (of the yearly rent for rentals). */
  readonly rate: number
  /** Spread of the rate, as the sigma of a log-normal. */
  readonly rateSigma: number
  /** Square feet at which `rate` holds; larger properties cost less by the foot. */
  readonly size: number
  readonly sizeSigma: number
}

export interface Wanted {
  readonly profile: CommunityProfile
  readonly type: PropertyType
  readonly bedrooms: number | null
  readonly purpose: Purpose
  readonly completion: Completion | null
}

/** Cells of fewer rows than these are too rough to draw around. */
const MIN_ROWS = 8
const MIN_ASKING_HOUSES = 5
/**
 * The rate falls by this power of the size among properties of one community. Houses fall faster, the
 * more so as older ones are registered with their plot as the size.
 */
const FLAT_ELASTICITY = { sale: -0.06, rent: -0.22 } as const
const HOUSE_ELASTICITY = -0.5
/** Asked rents lie a little over newly registered ones. */
const ASKED_OVER_REGISTERED_RENT = 1.06
const QUARTILES_TO_SIGMA = 1.349
const RATE_SIGMA = [0.06, 0.2] as const
const SIZE_SIGMA = [0.05, 0.17] as const

/** Level of a community without figures of its own against its emirate's median. */
const TIER_LEVEL: Readonly<Record<Tier, number>> = {
  budget: 0.82,
  mid: 1,
  family: 0.95,
  luxury: 1.6,
}

/**
 * AED for a square foot where no figures exist: levels as of 2026, set by hand. Emirates other than
 * Dubai follow `EMIRATE_LEVEL`.
 */
const DUBAI_SALE_RATE: Readonly<Record<PropertyType, number>> = {
  apartment: 1_500,
  penthouse: 2_400,
  duplex: 1_700,
  'hotel-apartment': 1_750,
  villa: 1_600,
  townhouse: 1_500,
  'villa-compound': 1_300,
  office: 1_700,
  retail: 2_100,
  warehouse: 430,
  land: 480,
}
const EMIRATE_LEVEL: Readonly<Record<string, number>> = {
  dubai: 1,
  'abu-dhabi': 0.88,
  sharjah: 0.6,
  'ras-al-khaimah': 0.7,
  ajman: 0.31,
  'umm-al-quwain': 0.36,
  fujairah: 0.34,
}
/** Gross yearly rent over price, where no rents are known. */
const YIELD: Readonly<Record<PropertyType, number>> = {
  apartment: 0.076,
  penthouse: 0.05,
  duplex: 0.07,
  'hotel-apartment': 0.085,
  villa: 0.05,
  townhouse: 0.055,
  'villa-compound': 0.058,
  office: 0.075,
  retail: 0.075,
  warehouse: 0.09,
  land: 0.05,
}
/** Dear properties yield less. */
const TIER_YIELD: Readonly<Record<Tier, number>> = {
  budget: 1.06,
  mid: 1,
  family: 0.97,
  luxury: 0.78,
}
/** Kinds without figures of their own, as a multiple of the rate of flats beside them. */
const OVER_FLATS: Readonly<Partial<Record<PropertyType, number>>> = {
  penthouse: 1.3,
  duplex: 1.04,
  'hotel-apartment': 1.12,
}

function sigma({ p25, p75 }: Spread, [low, high]: readonly [number, number]): number {
  const value = Math.log(p75 / p25) / QUARTILES_TO_SIGMA
  return Math.max(low, Math.min(high, value))
}

function fromFigure(figure: Figure): Benchmark {
  return {
    rate: figure.pricePerSqft.median,
    rateSigma: sigma(figure.pricePerSqft, RATE_SIGMA),
    size: figure.size.median,
    sizeSigma: sigma(figure.size, SIZE_SIGMA),
  }
}

function isHouse(type: PropertyType): boolean {
  return type === 'villa' || type === 'townhouse' || type === 'villa-compound'
}

/** Moves a benchmark to properties of another size. */
function atSize(from: Benchmark, size: number, { type, purpose }: Wanted): Benchmark {
  const elasticity = isHouse(type) ? HOUSE_ELASTICITY : FLAT_ELASTICITY[purpose]
  return { ...from, rate: from.rate * (size / from.size) ** elasticity, size, sizeSigma: 0.1 }
}

function slugsUpwards(profile: CommunityProfile): readonly string[] {
  return profile.path
    .slice(1)
    .map(({ slug }) => slug)
    .reverse()
}

interface Step {
  readonly kind: FigureKind
  readonly minRows: number
}

/** First cell that is large enough, source by source: with the bedrooms, then with any. */
function search(wanted: Wanted, steps: readonly Step[]): Benchmark | undefined {
  const { profile, type, bedrooms } = wanted
  for (const place of slugsUpwards(profile))
    for (const { kind, minRows } of steps) {
      const exact = figures[kind].find(place, type, bedrooms)
      if (exact !== undefined && exact.n >= minRows) {
        const found = fromFigure(exact)
        const size = boundedSize(type, bedrooms, found.size)
        return size === found.size ? found : atSize(found, size, wanted)
      }
      const any = figures[kind].find(place, type, null)
      if (any !== undefined && any.n >= minRows)
        return atSize(fromFigure(any), typicalSize(type, bedrooms), wanted)
    }
  return undefined
}

function saleSteps({ type, completion }: Wanted): readonly Step[] {
  const ready: Step = { kind: 'registered-sale-ready', minRows: MIN_ROWS }
  const offPlan: Step = { kind: 'registered-sale-off-plan', minRows: MIN_ROWS }
  const asking: Step = {
    kind: 'asking-sale',
    minRows: isHouse(type) ? MIN_ASKING_HOUSES : MIN_ROWS,
  }
  return completion === 'off_plan' ? [offPlan, ready, asking] : [ready, asking, offPlan]
}

function byHand({ profile, type, bedrooms }: Wanted): Benchmark {
  const emirate = profile.path[0]?.slug ?? 'dubai'
  const level =
    (EMIRATE_LEVEL[emirate] ?? 1) * (type === 'land' ? 1 : TIER_LEVEL[profile.tier] * profile.level)
  return {
    rate: DUBAI_SALE_RATE[type] * level,
    rateSigma: 0.1,
    size: typicalSize(type, bedrooms),
    sizeSigma: 0.12,
  }
}

function saleBenchmark(wanted: Wanted): Benchmark {
  const own = search(wanted, saleSteps(wanted))
  if (own !== undefined) return own
  const over = OVER_FLATS[wanted.type]
  if (over === undefined) return byHand(wanted)
  const flats = search({ ...wanted, type: 'apartment' }, saleSteps(wanted))
  if (flats === undefined) return byHand(wanted)
  return { ...flats, rate: flats.rate * over, size: typicalSize(wanted.type, wanted.bedrooms) }
}

const RENT_STEPS: readonly Step[] = [{ kind: 'registered-rent', minRows: MIN_ROWS }]

function rentBenchmark(wanted: Wanted): Benchmark {
  const over = OVER_FLATS[wanted.type]
  const own = search(wanted, RENT_STEPS)
  if (own !== undefined) return { ...own, rate: own.rate * ASKED_OVER_REGISTERED_RENT }
  const flats =
    over === undefined ? undefined : search({ ...wanted, type: 'apartment' }, RENT_STEPS)
  if (flats !== undefined && over !== undefined)
    return { ...flats, rate: flats.rate * over, size: typicalSize(wanted.type, wanted.bedrooms) }
  const sale = saleBenchmark({ ...wanted, purpose: 'sale', completion: 'ready' })
  return { ...sale, rate: sale.rate * YIELD[wanted.type] * TIER_YIELD[wanted.profile.tier] }
}

const cache = new Map<string, Benchmark>()

/** The benchmark for a property, from the nearest figures or, without any, from levels set by hand. */
export function benchmarkFor(wanted: Wanted): Benchmark {
  const { profile, type, bedrooms, purpose, completion } = wanted
  const key = `${profile.place.slug} ${type} ${bedrooms} ${purpose} ${completion}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const benchmark = purpose === 'rent' ? rentBenchmark(wanted) : saleBenchmark(wanted)
  cache.set(key, benchmark)
  return benchmark
}
