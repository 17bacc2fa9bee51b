/** A row that carries its Arabic name beside the English one. */
export interface NamedRow {
  name: string
  name_ar: string
}

/** The row's name in the visitor's language; English where it has no other. */
export const localName = (row: NamedRow, language: string): string =>
  language === 'ar' ? row.name_ar : row.name
