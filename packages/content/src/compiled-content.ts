import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { z } from 'zod'
import { type ContentRow, zContentRow } from './content-row.ts'

/** Made of the files in the folder of the texts by `npm run gen`. */
const compiled: Readonly<Record<LanguageCode, () => Promise<{ rows: unknown }>>> = {
  en: () => import('./generated/en.gen.ts'),
  ar: () => import('./generated/ar.gen.ts'),
  ru: () => import('./generated/ru.gen.ts'),
  hi: () => import('./generated/hi.gen.ts'),
  zh: () => import('./generated/zh.gen.ts'),
  de: () => import('./generated/de.gen.ts'),
}

/** How people ask for them; pages need nothing of it. */
const compiledAsked: typeof compiled = {
  en: () => import('./generated/en-asked.gen.ts'),
  ar: () => import('./generated/ar-asked.gen.ts'),
  ru: () => import('./generated/ru-asked.gen.ts'),
  hi: () => import('./generated/hi-asked.gen.ts'),
  zh: () => import('./generated/zh-asked.gen.ts'),
  de: () => import('./generated/de-asked.gen.ts'),
}

/**
 * The texts that come with the program in one language, without reading a file: for the mock,
 * which runs in browsers. Untranslated ones are missing; English has all.
 */
export async function compiledContent(language: LanguageCode): Promise<ContentRow[]> {
  return z.array(zContentRow).parse((await compiled[language]()).rows)
}

/** The same, with the ways of asking for them: for the assistant. */
export async function compiledAnswers(language: LanguageCode): Promise<ContentRow[]> {
  const asked = z.array(zContentRow).parse((await compiledAsked[language]()).rows)
  return [...(await compiledContent(language)), ...asked]
}
