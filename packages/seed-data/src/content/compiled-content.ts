import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { z } from 'zod'
import { type ContentRow, zContentRow } from './content-row.ts'

/** Made of the files in the folder of the texts by `npm run gen`. */
const compiled: Readonly<Record<LanguageCode, () => Promise<{ default: unknown }>>> = {
  en: () => import('./generated/en.json', { with: { type: 'json' } }),
  ar: () => import('./generated/ar.json', { with: { type: 'json' } }),
  ru: () => import('./generated/ru.json', { with: { type: 'json' } }),
  hi: () => import('./generated/hi.json', { with: { type: 'json' } }),
  zh: () => import('./generated/zh.json', { with: { type: 'json' } }),
  de: () => import('./generated/de.json', { with: { type: 'json' } }),
}

/**
 * The texts that come with the program in one language, without reading a file: for the mock,
 * which runs in browsers. Untranslated ones are missing; English has all.
 */
export async function compiledContent(language: LanguageCode): Promise<ContentRow[]> {
  return z.array(zContentRow).parse((await compiled[language]()).default)
}
