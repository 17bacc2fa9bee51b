import { foldName } from '@manzil/domain/search/fold-name'
import type { Place, PlaceAlias, PlaceLevel, PlaceNames } from './place.ts'

/** A line of the data files. */
export interface PlaceRow {
  readonly slug: string
  readonly parent: string | null
  readonly names: PlaceNames
  readonly aliases: Readonly<Partial<Record<PlaceAlias['lang'], readonly string[] | undefined>>>
  readonly listedUnder?: string | undefined
}

/** Own geometry by slug: lat, lng, south, west, north, east. */
export type GeometryTable = Readonly<Record<string, readonly number[]>>

const ALIAS_LANGUAGES = ['en', 'ar', 'ru', 'hi', 'zh', 'de', 'dld'] as const

function aliasesOf(row: PlaceRow): readonly PlaceAlias[] {
  return ALIAS_LANGUAGES.flatMap((lang) =>
    (row.aliases[lang] ?? []).map((name): PlaceAlias => ({ lang, name })),
  )
}

function geometryOf(
  row: PlaceRow,
  own: readonly number[] | undefined,
  parent: Place | undefined,
): Pick<Place, 'centroid' | 'bounds' | 'inheritedGeometry'> {
  if (own === undefined) {
    if (parent === undefined) throw new Error(`No geometry for ${row.slug}`)
    return { centroid: parent.centroid, bounds: parent.bounds, inheritedGeometry: true }
  }
  const [lat, lng, south, west, north, east] = own
  if (
    lat === undefined ||
    lng === undefined ||
    south === undefined ||
    west === undefined ||
    north === undefined ||
    east === undefined
  )
    throw new Error(`Geometry of ${row.slug} is incomplete`)
  return {
    centroid: { lat, lng },
    bounds: { south, west, north, east },
    inheritedGeometry: false,
  }
}

/** Turns data rows into places; a parent must come before its children. */
export function placesFromRows(
  rows: readonly { readonly row: PlaceRow; readonly isProject: boolean }[],
  geometry: GeometryTable,
): readonly Place[] {
  const bySlug = new Map<string, Place>()
  for (const { row, isProject } of rows) {
    const parent = row.parent === null ? undefined : bySlug.get(row.parent)
    if (row.parent !== null && parent === undefined)
      throw new Error(`${row.slug}: unknown parent ${row.parent}`)
    if (bySlug.has(row.slug)) throw new Error(`${row.slug} is there twice`)
    const kind: PlaceLevel =
      parent === undefined ? 'emirate' : parent.parent === null ? 'community' : 'sub_community'
    bySlug.set(row.slug, {
      slug: row.slug,
      kind,
      parent: row.parent,
      names: row.names,
      aliases: aliasesOf(row),
      ...geometryOf(row, geometry[row.slug], parent),
      needsParent: isProject && !foldName(row.names.en).includes(' '),
      listedUnder: row.listedUnder ?? null,
    })
  }
  return [...bySlug.values()]
}
