import { detectLanguage, languageStorageKey } from '@manzil/i18n/detect'
import type { InterfaceLanguage } from '@manzil/i18n/languages'
import { readSession, readStored } from '../storage/local-storage.ts'

/** The language that the visitor's browser, storage and address ask for. */
export const languageOfVisitor = (): InterfaceLanguage =>
  detectLanguage({
    query: window.location.search,
    cookie: document.cookie,
    localStorage: readStored(languageStorageKey),
    sessionStorage: readSession(languageStorageKey),
    browser: navigator.languages,
    page: document.documentElement.lang,
  })
