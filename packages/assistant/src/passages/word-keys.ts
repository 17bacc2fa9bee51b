import { type Token, tokenize } from '@manzil/query-language/language/tokens'
import { lexiconKey } from '@manzil/query-language/language/word-forms'
import { chineseWords } from './chinese-words.ts'
import { sameMeaning, silentWords } from './common-words.ts'
import { hindiSoundsOf, isInLatin } from './hindi-sounds.ts'

/** A text is cut so that tokenizing, which reads messages, sees all of it. */
const pieceLength = 1500
const longestKey = 7
const arabicPrefix = /^(?:وال|بال|فال|كال|لل|ال|و|ب|ل|ف)(?=\p{L}{3})/u
const arabicEnding = /(?:ات|ون|ين|ها|هم|ية|يه|ة|ه|ي)$/u
const hindiEnding = /[\u0900-\u0903\u093e-\u094d]+$/u
const germanEnding = /(?:ungen|ung|en|er|em|es|e|n|s)$/u
const englishEnding = /(?:ies|ing|ed|es|s|y|e)$/u

/** Keys of words that say nothing, and for the others of a group the key of its first word. */
const silentKeys = new Set(silentWords.flatMap(rawKeys))
const firstOfGroup = new Map(
  sameMeaning.flatMap((words) => {
    const [first] = words.flatMap(rawKeys)
    return words.flatMap(rawKeys).map((key) => [key, first ?? key] as const)
  }),
)

/** The keys under which words of a text are looked up; words that say nothing have none. */
export function wordKeys(text: string): string[] {
  return rawKeys(text).flatMap((key) => (silentKeys.has(key) ? [] : (firstOfGroup.get(key) ?? key)))
}

const devanagari = /\p{Script=Devanagari}/u
const silentSounds = new Set(silentWords.filter((word) => devanagari.test(word)).map(hindiSoundsOf))

/** Hindi by what its words sound like, and by its own letters where it is written in them. */
export function hindiWordKeys(text: string): string[] {
  const sounds = hindiSoundsOf(text)
    .split(' ')
    .filter((word) => word.length > 1 && !silentSounds.has(word))
    .map((word) => `~${word}`)
  return isInLatin(text) ? sounds : [...wordKeys(text), ...sounds]
}

/** Roughly stemmed words, Chinese as a dictionary cuts it. */
function rawKeys(text: string): string[] {
  const keys: string[] = []
  for (let start = 0; start < text.length; start += pieceLength) {
    const piece = text.slice(start, start + pieceLength)
    keys.push(...tokenize(piece).flatMap(keysOf), ...chineseWords(piece))
  }
  return keys
}

function keysOf(token: Token): string[] {
  if (token.script === 'latin') return [latinKey(token.text)]
  if (token.script === 'cyrillic') return [lexiconKey(token).slice(0, longestKey)]
  if (token.script === 'devanagari') return [cut(token.text, hindiEnding, 2)]
  if (token.script === 'arabic') return [cut(token.text.replace(arabicPrefix, ''), arabicEnding, 3)]
  return token.script === 'other' ? [token.text] : []
}

/** Languages of Latin script are not told apart: the endings of both are cut. */
function latinKey(word: string): string {
  return cut(cut(word, englishEnding, 3), germanEnding, 3).slice(0, longestKey)
}

function cut(word: string, ending: RegExp, least: number): string {
  const stem = word.replace(ending, '')
  return stem.length >= least ? stem : word
}
