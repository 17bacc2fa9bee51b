import {
  shortTitle,
  shortTitleLanguages,
} from '@manzil/seed-data/demo/text/short-titles/short-title'
import type { TitleFacts } from '@manzil/seed-data/demo/text/short-titles/title-facts'
import { askedLanguage } from '../../request-language.ts'
import type { NamedPlace } from '../catalogue/lookups.ts'

/** Titles of a generated property in the languages that its row has none in, where they are asked for. */
export function demoTitles(
  facts: TitleFacts,
  place: NamedPlace | undefined,
): Record<string, string> {
  if (place === undefined) return {}
  const asked = askedLanguage()
  const names = { ...place.names, en: place.name_en }
  const wanted = shortTitleLanguages.filter((each) => asked === undefined || asked === each)
  return Object.fromEntries(wanted.map((each) => [each, shortTitle(each, facts, names)]))
}
