import { foldText } from '@manzil/query-language/language/fold'
import { peopleNumbers, peoplePatterns } from '@manzil/query-language/lexicon/sharing-words'

const numbers = new Map(
  Object.entries(peopleNumbers).map(([word, count]) => [foldText(word), count]),
)
const number = `(\\d{1,2}|${[...numbers.keys()].join('|')})`
/** Letters as folding leaves them; the signs of a pattern stay. */
const folded = (pattern: string): string =>
  pattern.replace(
    /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{M}]+|ü|ä|ö|ß/gu,
    foldText,
  )
const patterns = peoplePatterns.map((pattern) => {
  const starts = /^(?:#|\()/u.test(pattern) && /\p{Script=Han}/u.test(pattern) ? '' : '(?<!\\p{L})'
  const body = folded(pattern)
  const named = body.includes('#') ? body.replace('#', number) : `(${body})`
  const ends = /\p{Script=Han}/u.test(pattern) ? '' : '(?!\\p{L})'
  return new RegExp(`${starts}${named}${ends}`, 'u')
})
/** More share no home. */
const most = 12

/** How many share a home, where a folded text counts them. */
export function peopleIn(text: string): number | undefined {
  for (const pattern of patterns) {
    const said = pattern.exec(text)?.[1]
    const count = said === undefined ? undefined : (numbers.get(said) ?? Number(said))
    if (count !== undefined && count > 1 && count <= most) return count
  }
  return undefined
}
