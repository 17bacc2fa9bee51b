import type { LanguageCode } from '@manzil/api-client/generated/types.gen'

const scripts: Readonly<Record<LanguageCode, RegExp>> = {
  en: /\p{Script=Latin}/gu,
  de: /\p{Script=Latin}/gu,
  ar: /\p{Script=Arabic}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  hi: /[\p{Script=Devanagari}]/gu,
  zh: /\p{Script=Han}/gu,
}
/** Letters of other languages in the same script: Persian and Urdu, Ukrainian, Japanese. */
const foreign: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  ar: /[پچژگکیٹڈڑے]/gu,
  ru: /[іїєґў]/giu,
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
}
/** Names in Latin letters stand in every text: 'Marina Gate', 'JVC', 'AED'. */
const leastShare: Readonly<Record<LanguageCode, number>> = {
  en: 0.95,
  de: 0.95,
  ar: 0.6,
  ru: 0.6,
  hi: 0.6,
  zh: 0.4,
}
const smallWords: Readonly<Partial<Record<LanguageCode, ReadonlySet<string>>>> = {
  en: new Set(
    'the a an of in and is are for to with you your from i have has this that it there at on or be by they them these which while most all asking more one two than both all these those also can no not its their was were about under over between near each other only up some we would shall do does if so as but what how any such there here when where may before after'.split(
      ' ',
    ),
  ),
  de: new Set(
    'der die das und ist sind in im für mit von zu sie ihr ihre ein eine einen es den dem des auf oder ich habe hat diese dieser am an bei als nicht liegt kostet kosten auch'.split(
      ' ',
    ),
  ),
}
/** Fewer words may well hold none of the small ones. */
const fewWords = 6
const leastSmallWords = 0.12
const mostForeign = 0.02

/**
 * Whether a text is in the language, once its names are taken out. English and German are told from
 * other languages in Latin letters by their small words.
 */
export function isInLanguage(
  text: string,
  language: LanguageCode,
  names: readonly string[],
): boolean {
  const rest = [...names, 'AED'].reduce((left, name) => left.replaceAll(name, ' '), text)
  const letters = rest.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return true
  const own = rest.match(scripts[language])?.length ?? 0
  // Vowel signs are no letters of their own in Hindi.
  if (own / letters < leastShare[language]) return false
  const others = foreign[language]
  if (others !== undefined && (rest.match(others)?.length ?? 0) / letters > mostForeign)
    return false
  const small = smallWords[language]
  if (small === undefined) return true
  const words = rest.toLowerCase().match(/\p{L}+/gu) ?? []
  const isOfOther = (word: string): boolean =>
    Object.values(smallWords).some((others) => others !== small && others.has(word))
  const ofOther = words.filter((word) => isOfOther(word) && !small.has(word)).length
  if (ofOther > words.filter((word) => small.has(word)).length) return false
  if (words.length < fewWords) return true
  return words.filter((word) => small.has(word)).length / words.length >= leastSmallWords
}
