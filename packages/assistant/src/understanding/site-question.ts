import { foldText } from '@manzil/query-language/language/fold'
import { bareKeepingPatterns } from '@manzil/query-language/lexicon/bare-keeping-words'
import {
  type PatternedQuestion,
  type SiteQuestion,
  siteQuestionPatterns,
} from '@manzil/query-language/lexicon/site-question-words'
import { siteMatter } from './site-matter.ts'

const longest = 160
const folded = (pattern: string): string =>
  pattern.replace(/[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Devanagari}\p{M}]+/gu, foldText)

const patternOf = (about: PatternedQuestion): RegExp =>
  new RegExp(siteQuestionPatterns[about].map(folded).join('|'), 'u')

const patterns = (['messages', 'languages'] as const).map(
  (about) => [about, patternOf(about)] as const,
)
const favourites = patternOf('favourites')

const bareKeeping = new RegExp(bareKeepingPatterns.map(folded).join('|'), 'u')

/**
 * What a message asks about the site and the assistant itself: which languages it speaks, what it keeps, where what
 * was saved is. Where it
 * names properties, only a question that is nothing else: 'how long do you store this?' wants no shop.
 */
export function siteQuestion(message: string, namesProperties: boolean): SiteQuestion | undefined {
  if (message.length > longest) return undefined
  const matter = siteMatter(message)
  if (matter !== undefined) return matter
  const text = foldText(message)
  if (bareKeeping.test(text)) return 'messages'
  if (favourites.test(text)) return 'favourites'
  if (namesProperties) return undefined
  return patterns.find(([, pattern]) => pattern.test(text))?.[0]
}
