import type { Features, Translate } from '@manzil/i18n/texts'
import type { Translator } from '@manzil/i18n/translator'
import { use } from 'react'
import { TranslatorContext } from './translator-context.ts'

interface Translation<Some extends Features> {
  t: Translate<Some>
  i18n: Translator
}

/**
 * Says the texts of these features; keys of the first need no name before them. Suspends while texts
 * are not there, and draws again when the language changes.
 */
export function useTranslation(): Translation<'common'>
export function useTranslation<const Some extends Features>(features: Some): Translation<Some>
export function useTranslation(features: Features = 'common'): Translation<Features> {
  const spoken = use(TranslatorContext)
  if (!spoken) throw new Error('Texts are said inside of TranslatorProvider alone.')
  const { i18n } = spoken
  const wait = i18n.wait(typeof features === 'string' ? [features] : features)
  // Thrown, not given to `use`, which a component that once waited would have to call ever after.
  if (wait) throw wait
  return { t: i18n.translate(features), i18n }
}
