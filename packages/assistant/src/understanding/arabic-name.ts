import { foldText } from '@manzil/query-language/language/fold'
import { arabicGivenNames, arabicNameBeginnings } from '@manzil/query-language/lexicon/given-names'

const given: ReadonlySet<string> = new Set(
  arabicGivenNames.split(' ').map((name) => foldText(name)),
)
const beginnings = arabicNameBeginnings.split(' ').map((word) => foldText(word))
const mostWords = 3
const partEnd = /[,;:.!?،؛؟\n\d@]/u

/**
 * The name right before a number or an address: 'خلي الوكيل يكلمني احمد العلي 050…'. Arabic writes no capital
 * letters, and a given name is all that tells where it begins.
 */
export function arabicNameBefore(message: string, end: number): string | undefined {
  const part = message.slice(0, end).trimEnd().split(partEnd).at(-1) ?? ''
  const words = part.match(/[\p{Script=Arabic}]+/gu) ?? []
  const last = words.slice(-mostWords)
  const at = last.findIndex((word) => isGiven(foldText(word)))
  return at === -1 ? undefined : last.slice(at).join(' ')
}

const isGiven = (word: string): boolean =>
  given.has(word) || beginnings.some((each) => word === each || (each === 'عبد' && isServant(word)))

/** 'عبدالله', 'عبدالعال'. */
const isServant = (word: string): boolean => /^عبد.{3,}/u.test(word)
