import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { BuiltKind } from '@manzil/catalogue/places/surroundings'
import type { Tier } from '../communities/profile.ts'
import type { Random } from '../random.ts'

const SHOWROOM_FROM_SQFT = 1_800
const FULL_FLOOR_FROM_SQFT = 3_000

/** Slug of the sub-sub-category that fits a property, or null. */
export function drawSubtype(
  random: Random,
  property: {
    readonly type: PropertyType
    readonly kind: BuiltKind
    readonly tier: Tier
    readonly size: number
    readonly features: readonly string[]
    readonly isFurnished: boolean
  },
): string | null {
  const { type, kind, tier, size, features, isFurnished } = property
  switch (type) {
    case 'apartment':
      if (size >= FULL_FLOOR_FROM_SQFT && tier === 'luxury') return 'full-floor'
      return isFurnished && features.includes('concierge') && random.chance(0.3) ? 'serviced' : null
    case 'villa':
      if (features.includes('beach-access') && features.includes('sea-view')) return 'beachfront'
      if (tier === 'budget' || (kind === 'oldvillas' && random.chance(0.2))) return 'twin'
      return random.chance(0.5) ? 'detached' : null
    case 'townhouse':
      return random.weighted([
        ['end-unit', 30],
        ['middle-unit', 45],
        [null, 25],
      ])
    case 'office':
      return random.chance(0.75) ? 'fitted' : 'shell-and-core'
    case 'retail':
      return size >= SHOWROOM_FROM_SQFT ? 'showroom' : 'shop'
    case 'warehouse':
      return random.chance(0.65) ? 'storage' : 'light-industry'
    case 'land':
      return kind === 'industrial' || kind === 'park-mix' ? 'commercial-plot' : 'residential-plot'
    default:
      return null
  }
}
