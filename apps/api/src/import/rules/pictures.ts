import type { MediaItem, PropertyType } from '@manzil/api-client/generated/types.gen'
import { type Building, type Character, type Role, scenePath } from '@manzil/scenes/scene'
import { communityProfiles } from '@manzil/seed-data/demo/communities/profile'
import { shortHash } from '../row-hash.ts'
import { homesOf } from './community-homes.ts'

const characterByPlace: ReadonlyMap<string, Character> = new Map(
  communityProfiles.map(({ place, character }) => [place.slug, character]),
)

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
const homeRoles: readonly Role[] = ['facade', 'living', 'bedroom', 'kitchen']
const SEED_BITS = 0x7fffffff

/**
 * Illustrated scenes in place of photographs, drawn by kind and community; the same row always gets
 * the same ones. They show no pool, view or plan, since the sources do not say how those look.
 */
export function picturesOf(
  sourceId: string,
  type: PropertyType,
  path: readonly { readonly slug: string }[],
): MediaItem[] {
  const slugs = path.map(({ slug }) => slug).reverse()
  const known = slugs.find((slug) => characterByPlace.has(slug))
  const character = (known === undefined ? undefined : characterByPlace.get(known)) ?? 'suburb'
  const flats: Building = homesOf(path) === 'towers' ? 'tower' : 'midrise'
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
