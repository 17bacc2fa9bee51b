import { foldText } from '@manzil/query-language/language/fold'
import { bareKeepingPatterns } from '@manzil/query-language/lexicon/bare-keeping-words'
import {
  type SiteQuestion,
  siteQuestionPatterns,
} from '@manzil/query-language/lexicon/site-question-words'

const longest = 160
const folded = (pattern: string): string =>
  pattern.replace(/[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Devanagari}\p{M}]+/gu, foldText)

const patterns = (['messages', 'languages'] as const).map(
  (about) => [about, new RegExp(siteQuestionPatterns[about].map(folded).join('|'), 'u')] as const,
)

const bareKeeping = new RegExp(bareKeepingPatterns.map(folded).join('|'), 'u')

/**
 * What a message asks about the assistant itself: which languages it speaks, what it keeps. Where it
 * names properties, only a question that is nothing else: 'how long do you store this?' wants no shop.
 */
export function siteQuestion(message: string, namesProperties: boolean): SiteQuestion | undefined {
  if (message.length > longest) return undefined
  const text = foldText(message)
  if (bareKeeping.test(text)) return 'messages'
  if (namesProperties) return undefined
  return patterns.find(([, pattern]) => pattern.test(text))?.[0]
}
