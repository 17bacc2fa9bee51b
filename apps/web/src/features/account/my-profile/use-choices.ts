import { formatCountry } from '@manzil/i18n/format'
import type { MultiSelectTexts } from '@manzil/ui/forms/MultiSelect/MultiSelect'
import { useMemo } from 'react'
import { allCountries } from '../../../language/countries.ts'
import { nationalities, spokenLanguages } from '../../../language/origins.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'

/** Countries and languages by their names in the language of the page, those of the trade first. */
export function useChoices() {
  const language = useLanguage()
  const { languages } = useFormats()
  return useMemo(() => {
    const named = (codes: readonly string[], nameOf: (code: string) => string) =>
      codes
        .map((value) => ({ value, label: nameOf(value) }))
        .sort((one, other) => one.label.localeCompare(other.label, language))
    const country = (code: string) => formatCountry(language, code)
    const others = allCountries().filter((code) => !nationalities.includes(code))
    return {
      countries: [...named(nationalities, country), ...named(others, country)],
      languages: named(spokenLanguages, (code) => languages([code])),
      /** For one that the list does not have. */
      languageName: (code: string) => languages([code]),
    }
  }, [language, languages])
}

/** What lists of options say. */
export function useOptionTexts(): MultiSelectTexts {
  const { t } = useTranslation('profile')
  const { number } = useFormats()
  return {
    open: t('options.open'),
    clear: t('options.clear'),
    loading: t('options.loading'),
    none: t('options.none'),
    failed: t('options.failed'),
    retry: t('options.retry'),
    count: (count) => t('options.count', { count }),
    more: (shown, total) => t('options.more', { shown: number(shown), total: number(total) }),
    remove: (label) => t('options.remove', { label }),
    chosen: (count) => t('options.chosen', { count }),
    others: (count) => t('options.others', { count }),
  }
}
