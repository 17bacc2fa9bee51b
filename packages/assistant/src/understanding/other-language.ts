import {
  lettersOfOthers,
  type OtherLanguage,
  persianWords,
  wordsOfOthers,
} from '@manzil/query-language/lexicon/other-languages'

const words = new Map(
  Object.entries(wordsOfOthers).map(([code, list]) => [code, new Set(list.split(' '))]),
)
const persian = new Set(persianWords.split(' '))
/** Words of a language that tell it, and their share of the message. */
const least = 4
const leastShare = 0.45
const leastLetters = 2

/** A language that is not spoken here, where a message is clearly written in it. */
export function otherLanguageOf(message: string): OtherLanguage | undefined {
  const said = message.toLowerCase().match(/[\p{L}\p{M}’'-]+/gu) ?? []
  const has = (pattern: RegExp): number => said.filter((word) => pattern.test(word)).length
  if (has(lettersOfOthers.ur) >= leastLetters) return 'ur'
  const ofPersian = said.filter((word) => persian.has(word)).length
  if (ofPersian >= leastLetters && has(lettersOfOthers.fa) > 0) return 'fa'
  const [best] = (['fr', 'es', 'it', 'tl', 'tr'] as const)
    .map((code) => ({ code, count: said.filter((word) => words.get(code)?.has(word)).length }))
    .sort((one, other) => other.count - one.count)
  if (best === undefined || best.count < least) return undefined
  return best.count / said.length >= leastShare ? best.code : undefined
}
