import { type CatalogueRow, catalogueName as nameOf } from '@manzil/domain/catalogue-name'
import type { i18n as I18n } from 'i18next'

/** The name of a row in the language of the page, with the texts that the page has loaded. */
export const catalogueName = (i18n: I18n, row: CatalogueRow, language: string): string =>
  nameOf(row, language, (key) => {
    const text: unknown = i18n.getResource(language, 'common', key)
    return typeof text === 'string' ? text : undefined
  })
