import { amenities } from '@manzil/catalogue/amenities'
import { categories } from '@manzil/catalogue/categories'
import { places } from '@manzil/catalogue/places/places'
import { spellingsOf } from '@manzil/catalogue/places/spellings'
import type { AmenityTable, CategoryTable, PlaceAliasTable, PlaceTable } from '../schema.ts'

/** Codes of rows that a database already has; a stored property points to them. */
export type KnownCodes = ReadonlyMap<string, number>

/** Keeps known codes and numbers the rest after the highest one. */
function codeBook(known: KnownCodes, keys: readonly string[]): (key: string) => number {
  const codes = new Map(known)
  let next = Math.max(0, ...known.values())
  for (const key of keys) {
    if (codes.has(key)) continue
    next += 1
    codes.set(key, next)
  }
  return (key) => {
    const code = codes.get(key)
    if (code === undefined) throw new Error(`${key} is not in the reference data`)
    return code
  }
}

/** Rows of `place` with their aliases, each parent before its children. */
export function placeRows(known: KnownCodes): { rows: PlaceTable[]; aliases: PlaceAliasTable[] } {
  const codeOf = codeBook(
    known,
    places.map(({ slug }) => slug),
  )
  const paths = new Map<string, number[]>()
  const rows = places.map((place): PlaceTable => {
    const path = [...(paths.get(place.parent ?? '') ?? []), codeOf(place.slug)]
    paths.set(place.slug, path)
    return {
      code: codeOf(place.slug),
      slug: place.slug,
      parent_code: place.parent === null ? null : codeOf(place.parent),
      kind: place.kind,
      name_en: place.names.en,
      name_ar: place.names.ar,
      ...place.centroid,
      ...place.bounds,
      path,
      needs_parent: place.needsParent,
    }
  })
  const aliases = places.flatMap((place) =>
    spellingsOf(place).map((spelling) => ({ ...spelling, place_code: codeOf(place.slug) })),
  )
  return { rows, aliases }
}

/** Rows of `category`, each parent before its children, in menu order. */
export function categoryRows(known: KnownCodes): CategoryTable[] {
  const codeOf = codeBook(
    known,
    categories.map(({ id }) => id),
  )
  return categories.map((node, position) => ({
    code: codeOf(node.id),
    id: node.id,
    level: node.level,
    parent_code: node.parentId === null ? null : codeOf(node.parentId),
    slug: node.slug,
    name_en: node.names.en,
    name_ar: node.names.ar,
    position,
  }))
}

export function amenityRows(): AmenityTable[] {
  return amenities.map(({ bit, slug, names, group }) => ({
    bit,
    slug,
    name_en: names.en,
    name_ar: names.ar,
    kind: group,
  }))
}
