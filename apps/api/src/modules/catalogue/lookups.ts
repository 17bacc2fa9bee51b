import type { OtherNames, PlaceRef, PropertyType } from '@manzil/api-client/generated/types.gen'
import { zPropertyType } from '@manzil/api-client/generated/zod.gen'
import type { Kysely } from 'kysely'
import type { AmenityTable, Database, PlaceTable } from '../../db/schema.ts'
import { wantedOf } from '../../request-language.ts'
import { loadOtherNames } from './other-names.ts'
import { type NamedCategory, readAmenities, readCategories, readPlaces } from './repository.ts'

/** A place with its names in languages beside English and Arabic. */
export type NamedPlace = PlaceTable & { names: OtherNames }

/** The small tables, read once at start: they change with a new version only. */
export interface Lookups {
  places: readonly NamedPlace[]
  placeByCode: ReadonlyMap<number, NamedPlace>
  placeBySlug: ReadonlyMap<string, NamedPlace>
  categories: readonly NamedCategory[]
  categoryByCode: ReadonlyMap<number, NamedCategory>
  categoryById: ReadonlyMap<string, NamedCategory>
  /** Second-level category of a type of property. */
  categoryByType: ReadonlyMap<PropertyType, NamedCategory>
  amenities: readonly AmenityTable[]
  amenityBySlug: ReadonlyMap<string, AmenityTable>
}

export async function loadLookups(db: Kysely<Database>): Promise<Lookups> {
  const rows = await readPlaces(db)
  const names = await loadOtherNames(db)
  const places = rows.map((row) => ({ ...row, names: names.get(row.code) ?? {} }))
  const categories = await readCategories(db)
  const amenities = await readAmenities(db)
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

/** A place as answers name it, in the language that is asked for. */
export const placeRef = ({ slug, name_en, name_ar, names, kind }: NamedPlace): PlaceRef => ({
  _id: slug,
  name: name_en,
  name_ar,
  names: wantedOf(names),
  kind,
})

/** The place and those above it, from the emirate down. */
export function placePath(lookups: Lookups, code: number): NamedPlace[] {
  const place = lookups.placeByCode.get(code)
  return (place?.path ?? []).flatMap((step) => lookups.placeByCode.get(step) ?? [])
}

/** Slugs of the amenities whose bits are set. */
export function amenitySlugs(lookups: Lookups, bits: number): string[] {
  const set = BigInt(bits)
  return lookups.amenities.filter(({ bit }) => (set >> BigInt(bit)) & 1n).map(({ slug }) => slug)
}
