import { type AmenitySlug, amenities } from '@manzil/catalogue/amenities'
import type { Place } from '@manzil/catalogue/places/place'
import { places } from '@manzil/catalogue/places/places'
import { buildPlaceIndex } from '@manzil/catalogue/places/resolve'
import { type BuiltKind, type Character, surroundings } from '@manzil/catalogue/places/surroundings'
import profileRows from './data/profiles.json' with { type: 'json' }

export const tiers = ['budget', 'mid', 'family', 'luxury'] as const
/** Decides bedrooms, finish and service charge. */
export type Tier = (typeof tiers)[number]

/** What is built and offered in a community; the generator's only knowledge of it beside figures. */
export interface CommunityProfile {
  readonly place: Place
  /** From the emirate down to `place`. */
  readonly path: readonly Place[]
  /** Share of the properties, relative to the other profiles. */
  readonly weight: number
  readonly kind: BuiltKind
  readonly tier: Tier
  readonly character: Character
  readonly views: readonly AmenitySlug[]
  /** Facts of the place: near-metro, beach-access, near-school, pets-allowed, chiller-free. */
  readonly traits: readonly AmenitySlug[]
  /** Share of the sale properties that are off-plan. */
  readonly offPlan: number
  /** Level of its prices against its tier, where no figures are known; 1 for most. */
  readonly level: number
  /** Years in which it was built. */
  readonly built: readonly [number, number]
  readonly developers: readonly string[]
}

function oneOf<T extends string>(all: readonly T[], value: string): T {
  const found = all.find((candidate) => candidate === value)
  if (found === undefined) throw new Error(`${value} is none of ${all.join(', ')}`)
  return found
}

const amenityNames = amenities.map(({ slug }) => slug)
const index = buildPlaceIndex(places)

/** All profiles, in the order of the data file. */
export const communityProfiles: readonly CommunityProfile[] = profileRows.map((row) => {
  const place = index.bySlug.get(row.place)
  if (place === undefined) throw new Error(`No place ${row.place}`)
  const around = surroundings.get(row.place)
  if (around === undefined) throw new Error(`Nothing is known of what surrounds ${row.place}`)
  const [first = 0, last = first] = row.built
  return {
    place,
    path: index.pathOf(place),
    weight: row.weight,
    kind: around.kind,
    tier: oneOf(tiers, row.tier),
    character: around.character,
    views: row.views.map((slug) => oneOf(amenityNames, slug)),
    traits: row.traits.map((slug) => oneOf(amenityNames, slug)),
    offPlan: row.offPlan,
    level: row.level,
    built: [first, last],
    developers: row.developers,
  }
})
