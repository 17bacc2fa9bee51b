import {
  type ComposedFacts,
  composeArabicTitle,
  composeTitle,
} from '@manzil/catalogue/titles/composed-title'
import type { Remarks } from '../remarks.ts'
import { cleanText, isMostlyArabic } from '../values/clean-text.ts'
import { textOfMarkup } from '../values/markup-text.ts'
import { withoutContacts } from './contacts.ts'

const LONGEST_TITLE = 300

/** "0" alone, as no offer of "0 commission" or "0% down" has it. */
const LONE_ZERO =
  /(?<![\p{L}\d.,/%+-])0(?![\d.,/%+]|\s*%|\s+(commission|down|dp|interest|fees?|dld|vat)\b)/iu

/** The advertiser's title, cleaned; a source that turned "Studio" into "0" is put right. */
export function cleanTitle(text: string, bedrooms: number | null, remarks: Remarks): string {
  const read = textOfMarkup(text)
  if (read !== text) remarks.add('title-markup')
  const whole = cleanText(read, LONGEST_TITLE)
  const clean = withoutContacts(whole)
  if (clean !== whole) remarks.add('title-contacts')
  if (bedrooms !== 0 || !LONE_ZERO.test(clean)) return clean
  remarks.add('title-studio-restored')
  const shouting = clean === clean.toUpperCase()
  return clean.replace(LONE_ZERO, shouting ? 'STUDIO' : 'Studio')
}

/** Titles in both languages: the advertiser's own where there is one, else composed from the facts. */
export function titlesOf(
  own: string,
  facts: ComposedFacts,
  remarks: Remarks,
): { title: string; titleArabic: string } {
  if (own === '') {
    remarks.add('title-composed')
    return { title: composeTitle(facts), titleArabic: composeArabicTitle(facts) }
  }
  if (isMostlyArabic(own)) {
    remarks.add('title-english-composed')
    return { title: composeTitle(facts), titleArabic: own }
  }
  remarks.add('title-arabic-composed')
  return { title: own, titleArabic: composeArabicTitle(facts) }
}
