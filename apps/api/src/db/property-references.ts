import { propertyTypes } from '@manzil/catalogue/property-types'
import { searchWords } from '@manzil/query-language/search/search-words'
import type { Kysely } from 'kysely'
import { UnknownReferenceError } from './property-row.ts'
import type { CategoryTable, Database, PlaceTable } from './schema.ts'

/** What a property takes over from its place. */
export type PlaceReference = Pick<PlaceTable, 'code' | 'lat' | 'lng' | 'kind'> & {
  emirate: number
  community: number | null
  /** Names of the place and those above it, as index words. */
  words: string[]
}

export type TypeReference = { code: number; category: number; words: string[] }

/** The lookups that turn a property's words into codes and index words. */
export type PropertyReferences = {
  place(slug: string): PlaceReference
  type(slug: string): TypeReference
  subtype(typeCode: number, slug: string): number
  /** Bit positions of the slugs. */
  amenityBits(slugs: readonly string[]): number[]
}

/** Reads the lookups; they change only with a new version of the program. */
export async function loadPropertyReferences(db: Kysely<Database>): Promise<PropertyReferences> {
  const places = placeReferences(await db.selectFrom('place').selectAll().execute())
  const categories = await db.selectFrom('category').selectAll().execute()
  const types = typeReferences(categories)
  const subtypes = new Map(
    categories
      .filter(({ level }) => level === 3)
      .map(({ parent_code, slug, code }) => [`${parent_code}/${slug}`, code]),
  )
  const amenities = await db.selectFrom('amenity').select(['slug', 'bit']).execute()
  const bits = new Map(amenities.map(({ slug, bit }) => [slug, bit]))
  return {
    place: (slug) => known(places.get(slug), `place ${slug}`),
    type: (slug) => known(types.get(slug), `type ${slug}`),
    subtype: (typeCode, slug) => known(subtypes.get(`${typeCode}/${slug}`), `sub-type ${slug}`),
    amenityBits: (slugs) =>
      [...new Set(slugs)].map((slug) => known(bits.get(slug), `amenity ${slug}`)),
  }
}

function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new UnknownReferenceError(`${what} is not known`)
  return value
}

function placeReferences(places: readonly PlaceTable[]): Map<string, PlaceReference> {
  const byCode = new Map(places.map((place) => [place.code, place]))
  return new Map(
    places.map((place) => {
      const steps = place.path.flatMap((code) => byCode.get(code) ?? [])
      const [emirate = place, community] = steps
      const words = steps.flatMap(({ name_en, name_ar }) => [
        ...searchWords(name_en),
        ...searchWords(name_ar),
      ])
      const { code, lat, lng, kind } = place
      return [
        place.slug,
        { code, lat, lng, kind, emirate: emirate.code, community: community?.code ?? null, words },
      ]
    }),
  )
}

function typeReferences(categories: readonly CategoryTable[]): Map<string, TypeReference> {
  const infos = new Map(propertyTypes.map((info) => [String(info.slug), info]))
  return new Map(
    categories
      .filter(({ level }) => level === 2)
      .map(({ slug, code, parent_code, name_en, name_ar }) => {
        const names = infos.get(slug)?.names
        const texts = [name_en, name_ar, names?.enPlural ?? '', names?.arPlural ?? '']
        const words = [...new Set(texts.flatMap((text) => searchWords(text)))]
        return [slug, { code, category: parent_code ?? code, words }]
      }),
  )
}
