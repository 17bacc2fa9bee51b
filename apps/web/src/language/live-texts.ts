import type { CompiledTexts } from '@manzil/i18n/compile-texts'

/** Sent by the development server when a file of texts has changed. */
export const changedTextsEvent = 'manzil:texts'

export interface ChangedTexts {
  language: string
  feature: string
  texts: CompiledTexts
}
