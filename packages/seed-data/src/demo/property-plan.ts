import type { Completion, PropertyType, Purpose } from '@manzil/api-client/generated/types.gen'
import { type CommunityProfile, communityProfiles } from './communities/profile.ts'
import { typeMixes } from './communities/type-mix.ts'
import type { Random } from './random.ts'

/** What is offered, where: the first draw of a property. */
export interface PropertyPlan {
  readonly profile: CommunityProfile
  readonly type: PropertyType
  readonly purpose: Purpose
  readonly completion: Completion | null
}

/** 55 % of all properties; land and communities under construction are for sale only. */
const SALE_SHARE = 0.53
/** Communities in which more than this share of the sales is off-plan have nothing to rent yet. */
const NOTHING_TO_RENT_FROM = 0.88
const OFF_PLAN_TYPES: ReadonlySet<PropertyType> = new Set([
  'apartment',
  'penthouse',
  'duplex',
  'villa',
  'townhouse',
])
const COMPLETION_UNKNOWN = 0.04

const WEIGHTED_PROFILES = communityProfiles.map((profile) => [profile, profile.weight] as const)

/** Family communities that were finished before this year have no plots left. */
const PLOTS_SINCE = 2018

/** Leaves out what a community no longer, or not yet, offers. */
function offered(random: Random, profile: CommunityProfile, drawn: PropertyType): PropertyType {
  const { kind, built, offPlan, tier } = profile
  const builtOut = kind === 'villas' && tier === 'family' && built[1] < PLOTS_SINCE
  const unsuitable = (type: PropertyType): boolean =>
    (type === 'land' && builtOut) || (offPlan >= NOTHING_TO_RENT_FROM && !OFF_PLAN_TYPES.has(type))
  if (!unsuitable(drawn)) return drawn
  return random.weighted(typeMixes[kind].filter(([type]) => !unsuitable(type)))
}

function purposeOf(random: Random, profile: CommunityProfile, type: PropertyType): Purpose {
  if (type === 'land' || profile.offPlan >= NOTHING_TO_RENT_FROM) return 'sale'
  // Whole compounds hardly change hands property by property; hotel flats and warehouses are mostly let.
  if (type === 'villa-compound') return 'rent'
  const share = type === 'hotel-apartment' || type === 'warehouse' ? 0.3 : SALE_SHARE
  return random.chance(share) ? 'sale' : 'rent'
}

function completionOf(
  random: Random,
  profile: CommunityProfile,
  type: PropertyType,
  purpose: Purpose,
): Completion | null {
  if (type === 'land') return null
  if (purpose === 'rent') return 'ready'
  if (OFF_PLAN_TYPES.has(type) && random.chance(profile.offPlan)) return 'off_plan'
  return random.chance(COMPLETION_UNKNOWN) ? null : 'ready'
}

/** Draws community, type, purpose and completion. */
export function drawPlan(random: Random): PropertyPlan {
  const profile = random.weighted(WEIGHTED_PROFILES)
  const type = offered(random, profile, random.weighted(typeMixes[profile.kind]))
  const purpose = purposeOf(random, profile, type)
  return { profile, type, purpose, completion: completionOf(random, profile, type, purpose) }
}
