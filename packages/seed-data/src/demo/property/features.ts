import type {
  Completion,
  Furnishing,
  PropertyType,
  Purpose,
} from '@manzil/api-client/generated/types.gen'
import { type AmenitySlug, amenities } from '@manzil/catalogue/amenities'
import { hasTowers } from '@manzil/catalogue/places/surroundings'
import type { CommunityProfile } from '../communities/profile.ts'
import type { Random } from '../random.ts'
import { type BuildingFacts, isFlat } from './building-facts.ts'
import { type Odds, oddsFor } from './feature-odds.ts'

export interface FeatureInput {
  readonly profile: CommunityProfile
  readonly type: PropertyType
  readonly bedrooms: number | null
  readonly purpose: Purpose
  readonly completion: Completion | null
  readonly furnished: Furnishing | null
  readonly facts: BuildingFacts
}

const WATER_VIEWS: readonly AmenitySlug[] = ['sea-view', 'marina-view', 'canal-view', 'lake-view']
const HOUSE_VIEWS: ReadonlySet<AmenitySlug> = new Set([
  'golf-view',
  'lake-view',
  'park-view',
  'sea-view',
  'canal-view',
  'water-view',
])
/** Views that a low floor does not have. */
const FAR_VIEWS: ReadonlySet<AmenitySlug> = new Set([
  'burj-khalifa-view',
  'sea-view',
  'city-view',
  'marina-view',
  'canal-view',
  'water-view',
])
/** Share of the building's floors from which a floor counts as high, and the least such floor. */
const HIGH_FROM = { share: 0.6, floor: 8 }
/** Properties older than this may have been done up. */
const UPGRADED_BEFORE = 2014
const TRAIT_ODDS: Readonly<Partial<Record<AmenitySlug, number>>> = {
  'near-metro': 0.5,
  'near-school': 0.55,
  'beach-access': 0.7,
  'pets-allowed': 0.55,
  'chiller-free': 0.75,
}

function isHighFloor({ floor, floors }: BuildingFacts): boolean {
  return floor !== null && floor >= HIGH_FROM.floor && floor >= floors * HIGH_FROM.share
}

/** At most two views; the first of the profile are the likeliest. */
function drawViews(random: Random, { profile, type, facts }: FeatureInput): readonly AmenitySlug[] {
  if (type === 'land' || type === 'retail' || type === 'warehouse') return []
  const flat = isFlat(type) || type === 'office'
  const fitting = profile.views.filter((view) =>
    flat ? (facts.floor ?? 0) >= 3 || !FAR_VIEWS.has(view) : HOUSE_VIEWS.has(view),
  )
  const share = flat ? (isHighFloor(facts) ? 0.62 : 0.38) : 0.3
  const drawn = fitting.filter((_, at) => random.chance(share / (1 + at * 0.4))).slice(0, 2)
  const far: AmenitySlug[] = []
  if (drawn.includes('burj-khalifa-view')) far.push('landmark-view')
  if (drawn.some((view) => WATER_VIEWS.includes(view))) far.push('water-view')
  return [...drawn, ...far]
}

function drawTraits(random: Random, input: FeatureInput): readonly AmenitySlug[] {
  const { profile, type, purpose, bedrooms } = input
  return profile.traits.filter((trait) => {
    if (trait === 'chiller-free' && purpose !== 'rent') return false
    if (bedrooms === null && trait !== 'near-metro') return false
    if (type === 'land' && trait === 'near-metro') return false
    return random.chance(TRAIT_ODDS[trait] ?? 0.5)
  })
}

/** What follows from the rest and is not drawn. */
function certain({ type, facts, furnished, profile }: FeatureInput): readonly AmenitySlug[] {
  const sure: AmenitySlug[] = []
  if (isHighFloor(facts)) sure.push('high-floor')
  if (facts.floor === 0) sure.push('ground-floor')
  if ((facts.parking ?? 0) > 0) sure.push('parking')
  if (isFlat(type) && (hasTowers(profile.kind) || facts.floors > 4)) sure.push('elevator')
  if (furnished === 'furnished') sure.push('kitchen-appliances')
  return sure
}

function applies(
  slug: AmenitySlug,
  { completion, facts, furnished, purpose }: FeatureInput,
): boolean {
  if (completion === 'off_plan' && ['vacant', 'upgraded', 'bills-included'].includes(slug))
    return false
  if (slug === 'upgraded') return (facts.yearBuilt ?? UPGRADED_BEFORE) < UPGRADED_BEFORE
  if (slug === 'bills-included') return purpose === 'rent' && furnished === 'furnished'
  if (slug === 'balcony') return facts.floor !== 0
  return true
}

/** Draws the amenities of one property, in vocabulary order. */
export function drawFeatures(random: Random, input: FeatureInput): readonly AmenitySlug[] {
  const odds: Odds = oddsFor(input)
  const drawn = amenities.flatMap(({ slug }): readonly AmenitySlug[] => {
    const known = odds.find(([name]) => name === slug)
    return known !== undefined && applies(known[0], input) && random.chance(known[1])
      ? [known[0]]
      : []
  })
  const all = new Set<string>([
    ...drawn,
    ...certain(input),
    ...drawTraits(random, input),
    ...drawViews(random, input),
  ])
  return ORDERED.filter((slug) => all.has(slug))
}

const ORDERED: readonly AmenitySlug[] = amenities.map(({ slug }) => slug)
