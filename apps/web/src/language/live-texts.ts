import type { i18n as I18n, ResourceKey } from 'i18next'

/** Sent by the development server when a file of texts has changed. */
export const changedTextsEvent = 'manzil:texts'

export interface ChangedTexts {
  language: string
  feature: string
  texts: ResourceKey
}

/** Puts changed texts in the place of those that are shown; what was typed and opened stays. */
export function showChangedTexts(i18n: I18n, { language, feature, texts }: ChangedTexts): void {
  if (!i18n.hasResourceBundle(language, feature)) return
  i18n.removeResourceBundle(language, feature)
  i18n.addResourceBundle(language, feature, texts)
  i18n.emit('languageChanged', i18n.language)
}
