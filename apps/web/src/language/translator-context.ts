import type { Translator } from '@manzil/i18n/translator'
import { createContext } from 'react'

/** The translator, and which state of its words is shown. */
export interface Spoken {
  i18n: Translator
  version: number
}

export const TranslatorContext = createContext<Spoken | null>(null)
