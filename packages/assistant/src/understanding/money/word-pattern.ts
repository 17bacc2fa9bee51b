import { foldText } from '@manzil/query-language/language/fold'
import { russianEnding } from '@manzil/query-language/language/word-forms'

/** Letters and their marks, where all else is ASCII; the class of all there are takes a second to compile. */
const letter = '[^\\0-@[-`{-\\x7f]'
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
export function anyOf(phrases: readonly string[]): string {
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
export const withoutLooks = (phrase: string): string => phrase.replace(/\(\?[^)]*\)/gu, '')
