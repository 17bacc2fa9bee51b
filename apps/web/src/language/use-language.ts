import type { InterfaceLanguage } from '@manzil/i18n/languages'
import { useTranslation } from './use-translation.ts'

/** The language of the interface. */
export const useLanguage = (): InterfaceLanguage => useTranslation().i18n.language
