import { inLanguage } from '@manzil/domain/share-address'
import { useLanguage } from '../language/use-language.ts'

/**
 * What is passed on instead of the address of the screen: one of `shareAddress`, which shows a
 * picture and a summary wherever it is pasted, in the language of the page.
 */
export function useShareUrl(address: string): string {
  return new URL(inLanguage(address, useLanguage()), window.location.origin).href
}
