import type { Completion, PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import { type BuiltKind, hasTowers } from '@manzil/catalogue/places/surroundings'
import type { CommunityProfile, Tier } from '../communities/profile.ts'
import type { Random } from '../random.ts'

/** Facts of the building and of the offer. */
export interface BuildingFacts {
  readonly floor: number | null
  /** Floors of the building, for what counts as high; not shown. */
  readonly floors: number
  readonly parking: number | null
  readonly yearBuilt: number | null
  /** Quarter, as 2027-Q4. */
  readonly handover: string | null
  /** AED for a square foot and year. */
  readonly serviceCharge: number | null
  readonly cheques: number | null
  readonly developer: string | null
}

const FLAT_TYPES: ReadonlySet<PropertyType> = new Set([
  'apartment',
  'penthouse',
  'duplex',
  'hotel-apartment',
])
/** Taller buildings have shops or a lobby on the ground floor, not properties. */
const LOW_RISE = 12
/** Quarters from now within which off-plan properties are handed over. */
const HANDOVER_QUARTERS = { nearest: 1, farthest: 14 }
const QUARTERS_A_YEAR = 4
const MONTHS_A_QUARTER = 3

/** AED for a square foot and year, middle of the tier. */
const SERVICE_CHARGE: Readonly<Record<Tier, number>> = {
  budget: 11.5,
  mid: 15,
  family: 14,
  luxury: 20,
}
const HOUSE_SERVICE_CHARGE = 3.2
const CHEQUES: readonly (readonly [number, number])[] = [
  [1, 18],
  [2, 22],
  [3, 6],
  [4, 38],
  [6, 8],
  [12, 8],
]

export function isFlat(type: PropertyType): boolean {
  return FLAT_TYPES.has(type)
}

function floorsOf(random: Random, kind: BuiltKind, type: PropertyType): number {
  if (isFlat(type) || type === 'office')
    return hasTowers(kind) ? random.int(16, 58) : random.int(4, kind === 'oldtown' ? 12 : 16)
  return 1
}

function floorOf(random: Random, type: PropertyType, floors: number): number | null {
  if (type === 'penthouse') return floors
  const lowest = type === 'office' || floors > LOW_RISE ? 1 : 0
  if (isFlat(type) || type === 'office') return random.int(lowest, floors - 1)
  return type === 'retail' ? 0 : null
}

function parkingOf(random: Random, type: PropertyType, bedrooms: number | null): number | null {
  if (type === 'land') return null
  if (bedrooms === null) return random.int(1, 4)
  if (type === 'villa' || type === 'villa-compound') return random.int(2, 3)
  if (type === 'townhouse') return 2
  if (bedrooms <= 1) return random.chance(0.9) ? 1 : 0
  return bedrooms >= 3 ? 2 : random.int(1, 2)
}

function handoverOf(random: Random, now: Date): string {
  const quarters =
    now.getUTCFullYear() * QUARTERS_A_YEAR +
    Math.floor(now.getUTCMonth() / MONTHS_A_QUARTER) +
    random.int(HANDOVER_QUARTERS.nearest, HANDOVER_QUARTERS.farthest)
  return `${Math.floor(quarters / QUARTERS_A_YEAR)}-Q${(quarters % QUARTERS_A_YEAR) + 1}`
}

function serviceChargeOf(random: Random, type: PropertyType, tier: Tier): number | null {
  if (type === 'land' || type === 'warehouse' || !random.chance(0.7)) return null
  const isHouse = type === 'villa' || type === 'townhouse' || type === 'villa-compound'
  const middle = isHouse ? HOUSE_SERVICE_CHARGE : SERVICE_CHARGE[tier]
  return Math.round(middle * Math.exp(0.16 * random.normal()) * 10) / 10
}

/** Draws the facts of one property's building and offer. */
export function drawBuildingFacts(
  random: Random,
  property: {
    readonly profile: CommunityProfile
    readonly type: PropertyType
    readonly bedrooms: number | null
    readonly purpose: Purpose
    readonly completion: Completion | null
    readonly now: Date
  },
): BuildingFacts {
  const { profile, type, bedrooms, purpose, completion, now } = property
  const offPlan = completion === 'off_plan'
  const floors = floorsOf(random, profile.kind, type)
  const [first, last] = profile.built
  const built = type === 'land' || offPlan ? null : random.int(first, last)
  const byDeveloper = profile.developers.length > 0 && type !== 'land' && random.chance(0.85)
  return {
    floors,
    floor: floorOf(random, type, floors),
    parking: parkingOf(random, type, bedrooms),
    yearBuilt: built,
    handover: offPlan ? handoverOf(random, now) : null,
    serviceCharge: purpose === 'sale' ? serviceChargeOf(random, type, profile.tier) : null,
    cheques: purpose === 'rent' ? random.weighted(CHEQUES) : null,
    developer: byDeveloper ? random.pick(profile.developers) : null,
  }
}
