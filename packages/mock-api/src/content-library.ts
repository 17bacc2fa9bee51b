import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { compiledContent } from '@manzil/content/compiled-content'
import { type ContentLibrary, openLibrary } from '@manzil/content/content-library'
import type { ContentRow } from '@manzil/content/content-row'

/** Texts that were asked for; a browser fetches each language when it is first needed. */
const fetched = new Map<LanguageCode, Promise<ContentRow[]>>()

function rowsIn(language: LanguageCode): Promise<ContentRow[]> {
  const rows = fetched.get(language) ?? compiledContent(language)
  fetched.set(language, rows)
  return rows
}

/** The texts of the site in these languages and, for what they lack, in English. */
export async function contentLibrary(
  ...languages: readonly (LanguageCode | undefined)[]
): Promise<ContentLibrary> {
  const wanted = new Set<LanguageCode>(['en', ...languages.filter((code) => code !== undefined)])
  return openLibrary((await Promise.all([...wanted].map(rowsIn))).flat())
}
