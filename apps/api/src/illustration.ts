import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import { hasTowers, surroundings } from '@manzil/catalogue/places/surroundings'
import type { Building, SceneSpec } from '@manzil/scenes/scene-path'
import { shortHash } from './stable-hash.ts'

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
  const [around] = places.toReversed().flatMap((slug) => surroundings.get(slug) ?? [])
  const flats: Building = around && hasTowers(around.kind) ? 'tower' : 'midrise'
  return {
    role: 'facade',
    building: type === 'apartment' ? flats : buildings[type],
    character: around?.character ?? 'suburb',
    seed: Number.parseInt(shortHash(id).slice(0, 8), 16) & SEED_BITS,
  }
}
