import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { BuiltKind } from '@manzil/catalogue/places/surroundings'
import type { Tier } from '../communities/profile.ts'
import type { Random } from '../random.ts'

type Shares = readonly (readonly [bedrooms: number, share: number])[]

/** Bedrooms of flats by tier; luxury buildings hold few studios. */
const FLATS: Readonly<Record<Tier, Shares>> = {
  budget: [
    [0, 27],
    [1, 42],
    [2, 24],
    [3, 7],
  ],
  mid: [
    [0, 15],
    [1, 39],
    [2, 32],
    [3, 12],
    [4, 2],
  ],
  family: [
    [0, 9],
    [1, 31],
    [2, 38],
    [3, 19],
    [4, 3],
  ],
  luxury: [
    [0, 6],
    [1, 33],
    [2, 36],
    [3, 20],
    [4, 5],
  ],
}

const VILLAS: Readonly<Record<Tier, Shares>> = {
  budget: [
    [3, 35],
    [4, 40],
    [5, 25],
  ],
  mid: [
    [3, 27],
    [4, 40],
    [5, 26],
    [6, 7],
  ],
  family: [
    [3, 27],
    [4, 36],
    [5, 29],
    [6, 8],
  ],
  luxury: [
    [4, 30],
    [5, 39],
    [6, 23],
    [7, 8],
  ],
}

const OTHERS: Readonly<Partial<Record<PropertyType, Shares>>> = {
  penthouse: [
    [3, 42],
    [4, 42],
    [5, 16],
  ],
  duplex: [
    [1, 12],
    [2, 40],
    [3, 36],
    [4, 12],
  ],
  'hotel-apartment': [
    [0, 40],
    [1, 40],
    [2, 20],
  ],
  townhouse: [
    [2, 10],
    [3, 52],
    [4, 35],
    [5, 3],
  ],
  'villa-compound': [
    [3, 40],
    [4, 45],
    [5, 15],
  ],
}

/** Villas among townhouses are smaller than those of villa communities. */
const SMALL_VILLAS: ReadonlySet<BuiltKind> = new Set(['townhouses', 'springs', 'village'])

/** Bedrooms of a property, or null for what has none. */
export function drawBedrooms(
  random: Random,
  type: PropertyType,
  { tier, kind }: { readonly tier: Tier; readonly kind: BuiltKind },
): number | null {
  if (type === 'apartment') return random.weighted(FLATS[tier])
  if (type === 'villa') return random.weighted(VILLAS[SMALL_VILLAS.has(kind) ? 'budget' : tier])
  const shares = OTHERS[type]
  return shares === undefined ? null : random.weighted(shares)
}

/** Bathrooms follow bedrooms: a guest's one more often than not. Offices and shops have a few. */
export function drawBathrooms(
  random: Random,
  type: PropertyType,
  bedrooms: number | null,
  size: number,
): number | null {
  if (type === 'land') return null
  if (bedrooms === null) return Math.max(1, Math.min(6, Math.round(size / 1_800)))
  if (bedrooms === 0) return 1
  const isHouse = type === 'villa' || type === 'townhouse' || type === 'villa-compound'
  const guest = random.chance(isHouse ? 0.85 : bedrooms === 1 ? 0.5 : 0.62)
  const staff = bedrooms >= 4 && random.chance(0.4)
  return bedrooms + Number(guest) + Number(staff)
}
