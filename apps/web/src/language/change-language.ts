import { languageStorageKey } from '@manzil/i18n/detect'
import type { InterfaceLanguage } from '@manzil/i18n/languages'
import type { Translator } from '@manzil/i18n/translator'
import { writeStored } from '../storage/local-storage.ts'

/** Changes the language of the interface and remembers the choice. Texts are loaded first. */
export async function changeLanguage(i18n: Translator, language: InterfaceLanguage): Promise<void> {
  writeStored(languageStorageKey, language)
  await i18n.changeLanguage(language)
}
