import { detectLanguage, languageStorageKey } from '@manzil/i18n/detect'
import type { InterfaceLanguage } from '@manzil/i18n/languages'
import { readStored } from '../storage/local-storage.ts'

/** The language that the visitor's browser, storage and address ask for. */
export const languageOfVisitor = (): InterfaceLanguage =>
  detectLanguage({
    query: window.location.search,
    cookie: document.cookie,
    localStorage: readStored(languageStorageKey),
    browser: navigator.languages,
    page: document.documentElement.lang,
  })
