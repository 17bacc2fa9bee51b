import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { AmenitySlug } from '@manzil/catalogue/amenities'
import type { Tier } from '../communities/profile.ts'
import { isFlat } from './building-facts.ts'

export type Odds = readonly (readonly [AmenitySlug, number])[]

/** Staff rooms come with size: share of properties that have one, by bedrooms. */
const MAIDS_ROOM_FLAT: readonly number[] = [0, 0, 0.08, 0.55, 0.9, 1]
const MAIDS_ROOM_HOUSE: readonly number[] = [0, 0, 0.1, 0.5, 0.8, 0.95]
const PRIVATE_POOL_VILLA: readonly number[] = [0, 0, 0.05, 0.18, 0.38, 0.65]
/** Share of flats with a study. */
const STUDY_FLAT: readonly number[] = [0, 0.07, 0.14, 0.16]

function at(shares: readonly number[], bedrooms: number): number {
  return shares[Math.min(bedrooms, shares.length - 1)] ?? 0
}

function flatOdds(bedrooms: number, tier: Tier, type: PropertyType): Odds {
  const fine = tier === 'luxury' || type === 'penthouse'
  return [
    ['pool', 0.84],
    ['private-pool', type === 'penthouse' ? 0.3 : 0.02],
    ['gym', 0.86],
    ['balcony', type === 'penthouse' ? 0.4 : 0.82],
    ['terrace', type === 'penthouse' ? 0.9 : 0.08],
    ['maids-room', at(MAIDS_ROOM_FLAT, bedrooms)],
    ['study', at(STUDY_FLAT, bedrooms)],
    ['storage', 0.22],
    ['kitchen-appliances', fine ? 0.7 : 0.45],
    ['built-in-wardrobes', 0.82],
    ['play-area', tier === 'luxury' ? 0.35 : 0.55],
    ['security', 0.85],
    ['concierge', fine ? 0.75 : tier === 'mid' ? 0.4 : 0.15],
    ['vacant', 0.34],
    ['upgraded', 0.28],
    ['bills-included', type === 'hotel-apartment' ? 0.85 : 0.08],
    ['barbecue-area', 0.35],
    ['central-ac', 0.88],
  ]
}

function houseOdds(bedrooms: number, tier: Tier, type: PropertyType): Odds {
  const villa = type === 'villa'
  return [
    ['pool', type === 'villa-compound' ? 0.8 : tier === 'luxury' ? 0.35 : 0.6],
    [
      'private-pool',
      villa ? at(PRIVATE_POOL_VILLA, bedrooms) + (tier === 'luxury' ? 0.2 : 0) : 0.02,
    ],
    ['gym', type === 'villa-compound' ? 0.6 : 0.35],
    ['balcony', 0.45],
    ['terrace', 0.6],
    ['garden', villa ? 0.92 : 0.75],
    ['maids-room', at(MAIDS_ROOM_HOUSE, bedrooms)],
    ['study', bedrooms >= 4 ? 0.3 : 0.12],
    ['storage', 0.4],
    ['kitchen-appliances', 0.45],
    ['built-in-wardrobes', 0.88],
    ['play-area', 0.55],
    ['security', 0.75],
    ['vacant', 0.34],
    ['upgraded', 0.4],
    ['barbecue-area', 0.4],
    ['central-ac', 0.9],
    ['elevator', villa && bedrooms >= 6 ? 0.45 : 0],
  ]
}

const COMMERCIAL: Odds = [
  ['security', 0.8],
  ['central-ac', 0.8],
  ['vacant', 0.55],
]

/** Chances of the amenities that are drawn; the others follow from facts of the property. */
export function oddsFor({
  type,
  bedrooms,
  profile,
}: {
  readonly type: PropertyType
  readonly bedrooms: number | null
  readonly profile: { readonly tier: Tier }
}): Odds {
  if (type === 'land') return []
  if (type === 'office') return [...COMMERCIAL, ['elevator', 0.95], ['concierge', 0.3]]
  if (type === 'warehouse')
    return [
      ['security', 0.7],
      ['storage', 0.5],
      ['vacant', 0.5],
    ]
  if (bedrooms === null) return COMMERCIAL
  return isFlat(type)
    ? flatOdds(bedrooms, profile.tier, type)
    : houseOdds(bedrooms, profile.tier, type)
}
