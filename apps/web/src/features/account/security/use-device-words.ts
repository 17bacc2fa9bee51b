import { formatCountry } from '@manzil/i18n/format'
import { formatMoment } from '@manzil/i18n/format-moment'
import { useFormats } from '../../../language/use-formats.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'

interface Device {
  browser: string | null
  os: string | null
  country: string | null
}

/** Devices, countries and times in words. */
export function useDeviceWords() {
  const { t } = useTranslation('security')
  const language = useLanguage()
  const { relative } = useFormats()
  return {
    device: ({ browser, os }: Device): string =>
      browser && os ? t('device.on', { browser, os }) : (browser ?? os ?? t('device.unknown')),
    country: ({ country }: Device): string | undefined =>
      country === null ? undefined : formatCountry(language, country),
    /** Day and time in the UAE. */
    moment: (iso: string): string => formatMoment(language, iso),
    relative,
  }
}
