import { type CatalogueRow, catalogueName as nameOf } from '@manzil/domain/catalogue-name'
import type { Translator } from '@manzil/i18n/translator'

/** The name of a row in the language of the page, with the texts that the page has loaded. */
export const catalogueName = (i18n: Translator, row: CatalogueRow): string =>
  nameOf(row, i18n.language, (key) => i18n.find(`common:${key}`))
