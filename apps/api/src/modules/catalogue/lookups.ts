import type { PlaceRef, PropertyType } from '@manzil/api-client/generated/types.gen'
import { zPropertyType } from '@manzil/api-client/generated/zod.gen'
import type { Kysely } from 'kysely'
import type { AmenityTable, CategoryTable, Database, PlaceTable } from '../../db/schema.ts'

/** The small tables, read once at start: they change with a new version only. */
export interface Lookups {
  places: readonly PlaceTable[]
  placeByCode: ReadonlyMap<number, PlaceTable>
  placeBySlug: ReadonlyMap<string, PlaceTable>
  categories: readonly CategoryTable[]
  categoryByCode: ReadonlyMap<number, CategoryTable>
  categoryById: ReadonlyMap<string, CategoryTable>
  /** Second-level category of a type of property. */
  categoryByType: ReadonlyMap<PropertyType, CategoryTable>
  amenities: readonly AmenityTable[]
  amenityBySlug: ReadonlyMap<string, AmenityTable>
}

export async function loadLookups(db: Kysely<Database>): Promise<Lookups> {
  const places: PlaceTable[] = await db.selectFrom('place').selectAll().orderBy('code').execute()
  const categories: CategoryTable[] = await db
    .selectFrom('category')
    .selectAll()
    .orderBy('level')
    .orderBy('position')
    .execute()
  const amenities = await db.selectFrom('amenity').selectAll().orderBy('bit').execute()
  const types = categories.flatMap((category) => {
    const type = zPropertyType.safeParse(category.slug)
    return category.level === 2 && type.success ? [[type.data, category] as const] : []
  })
  return {
    places,
    placeByCode: new Map(places.map((place) => [place.code, place])),
    placeBySlug: new Map(places.map((place) => [place.slug, place])),
    categories,
    categoryByCode: new Map(categories.map((category) => [category.code, category])),
    categoryById: new Map(categories.map((category) => [category.id, category])),
    categoryByType: new Map(types),
    amenities,
    amenityBySlug: new Map(amenities.map((amenity) => [amenity.slug, amenity])),
  }
}

export const placeRef = ({ slug, name_en, name_ar, kind }: PlaceTable): PlaceRef => ({
  _id: slug,
  name: name_en,
  name_ar,
  kind,
})

/** The place and those above it, from the emirate down. */
export function placePath(lookups: Lookups, code: number): PlaceTable[] {
  const place = lookups.placeByCode.get(code)
  return (place?.path ?? []).flatMap((step) => lookups.placeByCode.get(step) ?? [])
}

/** Slugs of the amenities whose bits are set. */
export function amenitySlugs(lookups: Lookups, bits: number): string[] {
  const set = BigInt(bits)
  return lookups.amenities.filter(({ bit }) => (set >> BigInt(bit)) & 1n).map(({ slug }) => slug)
}
