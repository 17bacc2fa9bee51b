import { foldText } from '../language/fold.ts'
import { type SiteQuestion, siteQuestionPatterns } from '../lexicon/site-question-words.ts'

const longest = 160
const folded = (pattern: string): string =>
  pattern.replace(/[\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Devanagari}\p{M}]+/gu, foldText)

const patterns = (['messages', 'languages'] as const).map(
  (about) => [about, new RegExp(siteQuestionPatterns[about].map(folded).join('|'), 'u')] as const,
)

/** What a message asks about the assistant itself: which languages it speaks, what it keeps. */
export function siteQuestion(message: string): SiteQuestion | undefined {
  if (message.length > longest) return undefined
  const text = foldText(message)
  return patterns.find(([, pattern]) => pattern.test(text))?.[0]
}
