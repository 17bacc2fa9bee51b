import type { MediaItem, PropertyType } from '@manzil/api-client/generated/types.gen'
import { type Building, type Character, type Role, scenePath } from '@manzil/scenes/scene'
import { communityProfiles } from '@manzil/seed-data/demo/communities/profile'
import { hasTowers } from '@manzil/seed-data/demo/communities/type-mix'
import { shortHash } from '../row-hash.ts'

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

/** Homes have rooms to draw; of anything else only the outside is drawn. */
const homeRoles: readonly Role[] = ['facade', 'living', 'bedroom', 'kitchen', 'view']
const SEED_BITS = 0x7fffffff

/**
 * Illustrated scenes in place of photographs, drawn by kind and community; the same row always gets
 * the same ones. They show no pool and no plan, which would claim something about the home.
 */
export function picturesOf(
  sourceId: string,
  type: PropertyType,
  path: readonly { readonly slug: string }[],
): MediaItem[] {
  const [profile] = path.toReversed().flatMap(({ slug }) => profileByPlace.get(slug) ?? [])
  const character: Character = profile?.character ?? 'suburb'
  const flats: Building = profile && hasTowers(profile.kind) ? 'tower' : 'midrise'
  const building = type === 'apartment' ? flats : buildings[type]
  const isHome = !['office', 'shop', 'warehouse', 'plot'].includes(building)
  const seed = Number.parseInt(shortHash(sourceId).slice(0, 8), 16) & SEED_BITS
  const roles = isHome ? homeRoles : homeRoles.slice(0, 1)
  return roles.map((role) => ({
    url: scenePath({ role, building, character, seed }),
    role,
    illustration: true,
  }))
}
