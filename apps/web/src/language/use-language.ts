import {
  fallbackLanguage,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from '@manzil/i18n/languages'
import { useTranslation } from 'react-i18next'

/** The language of the interface. */
export function useLanguage(): InterfaceLanguage {
  const { i18n } = useTranslation()
  return isInterfaceLanguage(i18n.language) ? i18n.language : fallbackLanguage
}
