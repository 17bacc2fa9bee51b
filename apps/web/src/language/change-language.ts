import { languageStorageKey } from '@manzil/i18n/detect'
import type { InterfaceLanguage } from '@manzil/i18n/languages'
import type { i18n as I18n } from 'i18next'
import { writeStored } from '../storage/local-storage.ts'

/** Changes the language of the interface and remembers the choice. Texts are loaded first. */
export async function changeLanguage(i18n: I18n, language: InterfaceLanguage): Promise<void> {
  writeStored(languageStorageKey, language)
  await i18n.changeLanguage(language)
}
