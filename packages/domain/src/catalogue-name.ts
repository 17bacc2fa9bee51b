import { localName, type NamedRow } from './local-name.ts'

/** A category of any level has a slug, and a parent below the first; an amenity has a group. */
export interface CatalogueRow extends NamedRow {
  _id?: string
  slug?: string
  parent_id?: string | null
  group?: string
}

function keysOf({ _id, slug, parent_id: parent, group }: CatalogueRow): readonly string[] {
  if (slug === undefined) return group && _id ? [`catalogue.amenity.${_id}`] : []
  return parent
    ? [`property.type.${slug}`, `catalogue.kind.${slug}`]
    : [`catalogue.category.${slug}`]
}

/**
 * The name of any row in a language. Rows come named in English and Arabic, places and subjects of
 * articles in the others as well; the catalogue that comes with the site has its other names among
 * the texts `common`, which `textOf` finds by key.
 */
export function catalogueName(
  row: CatalogueRow,
  language: string,
  textOf: (key: string) => string | undefined,
): string {
  if (language === 'en' || language === 'ar' || row.names?.[language] !== undefined)
    return localName(row, language)
  const [text] = keysOf(row).flatMap((key) => textOf(key) ?? [])
  return text ?? localName(row, language)
}
