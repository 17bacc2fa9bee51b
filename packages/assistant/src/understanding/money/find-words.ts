import { foldText } from '@manzil/query-language/language/fold'
import { textInFull } from '@manzil/query-language/language/spoken-german'
import { russianEnding } from '@manzil/query-language/language/word-forms'
import { type MoneyWord, moneyWords } from '@manzil/query-language/lexicon/money-words'
import { russianInFull } from '@manzil/query-language/lexicon/spoken-russian'

/** Where a word stands in a folded text. */
export interface WordPlace {
  start: number
  end: number
}

/** Letters and their marks in a text of `asLetters`; the class of all there are takes a second to compile. */
const letter = '[^\\0-@[-`{-\\x7f]'
/** No word of the lexicons has any. */
const otherSigns = /[^\p{L}\p{M}\0-\x7f]/gu
/** Arabic writes 'and', 'with', 'for', 'on', 'this' and the article onto the word. */
const clitics = '[وفبلكعه]{0,2}(?:ال|لل)?'
/** Folding writes the three dots apart. */
const gap = ' ... '
/** A few words of the same clause. */
const between = '[^,;?!]{0,48}?'

/**
 * A pattern of any of the phrases. What must not stand before them is asked once for all that ask the same: within a
 * word it is answered at once, where each phrase would be tried. Of two phrases that both fit at one place the
 * first wins; those that begin otherwise never do, since they are of other scripts.
 */
function anyOf(phrases: readonly string[]): string {
  const byStart = Map.groupBy(phrases.map(wordPattern), ({ start }) => start)
  return [...byStart]
    .map(([start, words]) => `${start}(?:${words.map(({ word }) => word).join('|')})`)
    .join('|')
}

/** Whole words, except in Chinese, which has no spaces. */
function wordPattern(phrase: string): { start: string; word: string } {
  const text = foldText(phrase).trim()
  const open = text.endsWith('*')
  const body = inflected(text).replaceAll('*', `${letter}*`).replaceAll(gap, ` ${between}`)
  const bare = withoutLooks(text).replace(/\*$/u, '')
  const isArabic = /^\p{Script=Arabic}/u.test(bare)
  const start = /^\p{Script=Han}/u.test(bare) ? '' : `(?<!${letter})${isArabic ? clitics : ''}`
  const end = open || /\p{Script=Han}$/u.test(bare) ? '' : `(?!${letter})`
  return { start, word: `(?:${body}${end})` }
}

/** Russian bends the ends of its words: a row has one form of each, a message may have any. */
const inflected = (phrase: string): string =>
  phrase.replace(/[а-я]+(?![а-я*])/gu, (word) => {
    const stem = word.replace(endings, '')
    return stem === word || stem.length < shortestStem ? word : `${stem}(?:${russianEnding})?`
  })
const endings = new RegExp(`(?:${russianEnding})$`, 'u')
/** Shorter stems meet too many other words. */
const shortestStem = 4

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
  const fresh = new RegExp(anyOf(phrases), 'gu')
  patterns.set(name, fresh)
  return fresh
}

/** A folded text in which what is beyond ASCII is a letter or its mark; all else stands where it stood. */
const asLetters = (text: string): string =>
  text.replace(otherSigns, (sign) => '\x7f'.repeat(sign.length))

/** How a text is read for words: as it is written, and with its short words in full. */
interface Readings {
  text: string
  letters: string
  full: string
}

/** Those of the last text, since one message is asked for the words of many rows in turn. */
let last: Readings = { text: '', letters: '', full: '' }

function readingsOf(text: string): Readings {
  if (text !== last.text)
    last = {
      text,
      letters: asLetters(text),
      full: asLetters(russianInFull(textInFull(text))),
    }
  return last
}

/**
 * Whether a folded text has a word of a row, as it is written or with its short German words in full;
 * compiled when it is first asked.
 */
export function finderOf(row: string): (text: string) => boolean {
  let compiled: RegExp | undefined
  return (text) => {
    compiled ??= new RegExp(anyOf(phrasesOf(row)), 'u')
    const { letters, full } = readingsOf(text)
    return compiled.test(letters) || (full !== letters && compiled.test(full))
  }
}

/** Every place of a word of a row in a folded text; compiled when it is first asked. */
export function placesOfRow(row: string): (text: string) => WordPlace[] {
  let compiled: RegExp | undefined
  return (text) => {
    compiled ??= new RegExp(anyOf(phrasesOf(row)), 'gu')
    return foundPlaces(text, compiled)
  }
}

/** Alternatives of a row; a bar inside brackets belongs to a pattern. */
const phrasesOf = (row: string): string[] => row.split(/\|(?![^(]*\))/u)

/** Every place of a kind of word in a folded text. */
export const placesOf = (text: string, name: MoneyWord): WordPlace[] =>
  foundPlaces(text, pattern(name))

const foundPlaces = (text: string, words: RegExp): WordPlace[] =>
  [...readingsOf(text).letters.matchAll(words)].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
  }))

export const says = (text: string, name: MoneyWord): boolean =>
  readingsOf(text).letters.search(pattern(name)) !== -1
