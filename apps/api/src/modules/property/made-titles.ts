import { composeTitle } from '@manzil/catalogue/titles/composed-title'
import { shortTitle, shortTitleLanguages } from '@manzil/catalogue/titles/short-title'
import { additionOf, type DemoTitleFacts } from '@manzil/seed-data/demo/text/addition-of'
import { askedLanguage } from '../../request-language.ts'
import type { NamedPlace } from '../catalogue/lookups.ts'

interface Titled {
  title: string
  is_demo: boolean
}

/**
 * Titles in the languages that a row has none in, where they are asked for: of generated properties, and
 * of those whose English title was composed from the same facts. Words of an advertiser have none.
 */
export function madeTitles(
  { title, is_demo }: Titled,
  facts: DemoTitleFacts,
  place: NamedPlace | undefined,
): Record<string, string> {
  if (place === undefined) return {}
  const names = { ...place.names, en: place.name_en, ar: place.name_ar }
  if (!is_demo && title !== composeTitle({ ...facts, place: { names } })) return {}
  const addition = is_demo ? additionOf(facts) : undefined
  const asked = askedLanguage()
  const wanted = shortTitleLanguages.filter((each) => asked === undefined || asked === each)
  return Object.fromEntries(wanted.map((each) => [each, shortTitle(each, facts, names, addition)]))
}
