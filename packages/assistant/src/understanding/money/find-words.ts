import { foldText } from '../../language/fold.ts'
import { type MoneyWord, moneyWords } from '../../lexicon/money-words.ts'

/** Where a word stands in a folded text. */
export interface WordPlace {
  start: number
  end: number
}

const letter = '[\\p{L}\\p{M}]'
/** Arabic writes 'and', 'with', 'for' and the article onto the word. */
const clitics = '[وفبلك]{0,2}(?:ال|لل)?'
/** Folding writes the three dots apart. */
const gap = ' ... '
/** A few words of the same clause. */
const between = '[^,;?!]{0,48}?'

/** Whole words, except in Chinese, which has no spaces. */
export function wordPattern(phrase: string): string {
  const text = foldText(phrase).trim()
  const open = text.endsWith('*')
  const body = text.replaceAll('*', `${letter}*`).replaceAll(gap, ` ${between}`)
  const bare = withoutLooks(text).replace(/\*$/u, '')
  const isArabic = /^\p{Script=Arabic}/u.test(bare)
  const starts = /^\p{Script=Han}/u.test(bare) ? '' : `(?<!${letter})${isArabic ? clitics : ''}`
  const ends = open || /\p{Script=Han}$/u.test(bare) ? '' : `(?!${letter})`
  return `${starts}${body}${ends}`
}

/** A phrase without what must not stand around it. */
const withoutLooks = (phrase: string): string => phrase.replace(/\(\?[^)]*\)/gu, '')

const patterns = new Map<MoneyWord, RegExp>()

function pattern(name: MoneyWord): RegExp {
  const known = patterns.get(name)
  if (known !== undefined) return known
  // The longest first: 'down payment' before 'down'.
  const phrases = phrasesOf(moneyWords[name]).sort(
    (left, right) => withoutLooks(right).length - withoutLooks(left).length,
  )
  const alternatives = phrases.map(wordPattern)
  const fresh = new RegExp(alternatives.map((each) => `(?:${each})`).join('|'), 'gu')
  patterns.set(name, fresh)
  return fresh
}

/** Alternatives of a row; a bar inside brackets belongs to a pattern. */
const phrasesOf = (row: string): string[] => row.split(/\|(?![^(]*\))/u)

/** Every place of a kind of word in a folded text. */
export const placesOf = (text: string, name: MoneyWord): WordPlace[] =>
  [...text.matchAll(pattern(name))].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))

export const says = (text: string, name: MoneyWord): boolean => text.search(pattern(name)) !== -1
