import type { CatalogueRow } from '@manzil/domain/catalogue-name'
import {
  formatArea,
  formatCompactMoney,
  formatDate,
  formatExactMoney,
  formatLanguages,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRelative,
} from '@manzil/i18n/format'
import { useMemo } from 'react'
import { catalogueName } from './catalogue-name.ts'
import { useLanguage } from './use-language.ts'
import { useTranslation } from './use-translation.ts'

/** Numbers, money, areas, dates and names of rows in the language of the interface. */
export function useFormats() {
  const language = useLanguage()
  const { i18n } = useTranslation()
  return useMemo(
    () => ({
      /** Whole AED. */
      money: (aed: number) => formatMoney(language, aed),
      /** Rounded AED for tight places. */
      compactMoney: (aed: number) => formatCompactMoney(language, aed),
      /** AED with fils, for rates. */
      exactMoney: (aed: number) => formatExactMoney(language, aed),
      /** A share in whole percent: 0.0796 is 8 %. */
      percent: (share: number) => formatPercent(language, Math.round(share * 100) / 100),
      number: (value: number) => formatNumber(language, value),
      /** Square feet. */
      area: (sqft: number) => formatArea(language, sqft),
      /** Day in the UAE of an ISO time. */
      date: (iso: string) => formatDate(language, iso),
      /** Names of languages from their codes. */
      languages: (codes: readonly string[]) => formatLanguages(language, codes),
      relative: (iso: string) => formatRelative(language, iso, Date.now()),
      name: (row: CatalogueRow) => catalogueName(i18n, row),
    }),
    [language, i18n],
  )
}

export type Formats = ReturnType<typeof useFormats>
