import { foldText } from '@manzil/query-language/language/fold'
import { remembering } from '@manzil/query-language/language/remembering'
import { percentWords, yearWords } from '@manzil/query-language/lexicon/money-words'
import { spelledNumbers, spelledParts } from '@manzil/query-language/lexicon/share-words'

const longestFirst = (words: readonly (readonly [string, number])[]): [string, number][] =>
  words
    .map(([text, value]): [string, number] => [foldText(text), value])
    .sort(([left], [right]) => right.length - left.length)

const numbers = longestFirst(spelledNumbers)
const parts = longestFirst(spelledParts)
const valueByWords = new Map([...numbers, ...parts])
const alternatives = (words: readonly [string, number][]): string =>
  words.map(([text]) => text).join('|')
const starts = '(?<![\\p{L}\\p{M}])'
const beside = new RegExp(
  `${starts}(${alternatives(numbers)})(?=\\s*(?:${foldText(percentWords)}|${foldText(yearWords)}))`,
  'gu',
)
/** What is paid at once stands behind the part: 'a quarter down', 'ein Viertel Eigenkapital'. */
const behindPart =
  'down|deposit|cash|eigenkapital|anzahlung|eigenmittel|взнос|своих|сразу|डाउन|首付|مقدم|دفعة|دفعه'
const ofPrice = new RegExp(
  `${starts}(${alternatives(parts)})(?=[\\s\\p{L}]{0,8}?(?:${foldText(behindPart)}))`,
  'gu',
)

/** What a bank gives stands beside the part too: 'finance half', '贷一半'. */
const lentWords =
  'financ|mortgag|loan|borrow|bank|finanz|kredit|ипотек|кредит|банк|تمويل|قرض|البنك|لون|लोन|贷|貸|借'
/** 'Третью в ипотеку' is the third one, and no third part. */
const noOrdinal = '(?!(?:ю|я|е|его|ему|ей|ем|им|их)(?!\\p{L}))'
const shareWords = `${foldText(behindPart)}|${lentWords}|付|期`
const besideShare = new RegExp(
  `(?<=(?:${shareWords})[\\s\\p{L}\\p{M}]{0,8}?)(?:${starts}|(?<=\\p{Script=Han}))(${alternatives(parts)})(?![\\p{L}\\p{M}](?<!\\p{Script=Han}))` +
    `|${starts}(${alternatives(parts)})${noOrdinal}(?=[\\s\\p{L}\\p{M}]{0,12}?(?:${shareWords}))`,
  'gu',
)

/** A folded text with the terms and percentages that were written as words in digits. */
export const withSpelledNumbers = remembering((text) =>
  text
    .replace(beside, (words) => String(valueByWords.get(words) ?? words))
    .replace(ofPrice, (words) => `${valueByWords.get(words) ?? words}%`)
    .replace(besideShare, (words) => `${valueByWords.get(words) ?? words}% `),
)
