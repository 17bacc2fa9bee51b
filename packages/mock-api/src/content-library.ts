import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { compiledAnswers, compiledContent } from '@manzil/content/compiled-content'
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

/** A library for each language: the assistant's index of it lives as long as it does. */
const answers = new Map<LanguageCode, Promise<ContentLibrary>>()

/** The same with the ways of asking for the texts, which pages do not load. */
export function answersLibrary(language: LanguageCode): Promise<ContentLibrary> {
  const library = answers.get(language) ?? openAnswers(language)
  answers.set(language, library)
  return library
}

async function openAnswers(language: LanguageCode): Promise<ContentLibrary> {
  const wanted = new Set<LanguageCode>(['en', language])
  return openLibrary((await Promise.all([...wanted].map(compiledAnswers))).flat())
}
