import { localName, type NamedRow } from '@manzil/i18n/local-name'
import type { i18n as I18n } from 'i18next'

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
 * The name of a row in the language of the page. The server names rows in English and Arabic; in
 * other languages the rows of the catalogue that comes with the site have names in `common`.
 */
export function catalogueName(i18n: I18n, row: CatalogueRow, language: string): string {
  if (language === 'en' || language === 'ar') return localName(row, language)
  for (const key of keysOf(row)) {
    const text: unknown = i18n.getResource(language, 'common', key)
    if (typeof text === 'string') return text
  }
  return localName(row, language)
}
