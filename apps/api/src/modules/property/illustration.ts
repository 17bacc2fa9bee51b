import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { Building, SceneSpec } from '@manzil/scenes/scene'
import { communityProfiles } from '@manzil/seed-data/demo/communities/profile'
import { hasTowers } from '@manzil/seed-data/demo/communities/type-mix'
import { shortHash } from '../../import/row-hash.ts'

const profileByPlace = new Map(communityProfiles.map((profile) => [profile.place.slug, profile]))

const buildings: Readonly<Record<Exclude<PropertyType, 'apartment'>, Building>> = {
  penthouse: 'tower',
  duplex: 'tower',
  'hotel-apartment': 'tower',
  villa: 'villa',
  townhouse: 'townhouse',
  'villa-compound': 'villa',
  office: 'office',
  retail: 'shop',
  warehouse: 'warehouse',
  land: 'plot',
}

const SEED_BITS = 0x7fffffff

/**
 * A property from outside, drawn by its kind and its community; the same id always gets the same
 * picture.
 * @param places slugs, from the emirate down
 */
export function facadeOf(id: string, type: PropertyType, places: readonly string[]): SceneSpec {
  const [profile] = places.toReversed().flatMap((slug) => profileByPlace.get(slug) ?? [])
  const flats: Building = profile && hasTowers(profile.kind) ? 'tower' : 'midrise'
  return {
    role: 'facade',
    building: type === 'apartment' ? flats : buildings[type],
    character: profile?.character ?? 'suburb',
    seed: Number.parseInt(shortHash(id).slice(0, 8), 16) & SEED_BITS,
  }
}
