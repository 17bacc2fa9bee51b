import { digitRows, letterFolds } from './fold-tables.ts'
import { asMandarin } from './regional-chinese.ts'
import { remembering } from './remembering.ts'

/** A text in the one spelling that the lexicons use, with the way back to the original. */
interface FoldedText {
  text: string
  /** Index into the NFC form of the original for each index of `text`, and one for its end. */
  origins: readonly number[]
}

const invisible = /[\p{Cf}\p{Cc}\p{Mn}]/u
const keptMarks = /\p{Script=Devanagari}/u
const spaces = /\s/u

/**
 * Folds case, width, digits, Arabic letter forms, vowel signs and accents, one code point at a
 * time, and then words of Cantonese and Taiwan. Directional and other invisible characters disappear; white space becomes one kind of space.
 */
export function fold(original: string): FoldedText {
  const origins: number[] = []
  const text = foldPoints(original, (position, units) => {
    for (let index = 0; index < units; index += 1) origins.push(position)
  })
  return { text: asMandarin(text), origins }
}

/** Only the text of {@link fold}. */
export const foldText = (original: string): string =>
  plain.test(original) ? original.toLowerCase() : foldedBefore(original)

const foldedBefore = remembering((original) => asMandarin(foldPoints(original)))

/** Printable signs of ASCII that fold to themselves or their small letter: all but apostrophes. */
const plain = /^[ -&(-_a-~]*$/u

/** Tells of every code point where it stood and as how many units it goes on; last of the end, as one. */
function foldPoints(original: string, tell?: (position: number, units: number) => void): string {
  const source = original.normalize('NFC')
  let text = ''
  let position = 0
  while (position < source.length) {
    const point = source.codePointAt(position) ?? 0
    const folded = foldPoint(point)
    tell?.(position, folded.length)
    text += folded
    position += point > lastUnit ? 2 : 1
  }
  tell?.(position, 1)
  return text
}

/** Digits of every script as Latin ones; every character stays where it stands. */
export function withLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => readDigit(digit) ?? digit)
}

const lastUnit = 0xffff

/**
 * What code points of one unit become, in rows of 256: every message and lexicon has the same few, and a
 * turn folds its message dozens of times.
 */
const foldedRows: (string | undefined)[][] = []

function foldPoint(point: number): string {
  if (point > lastUnit) return foldAnew(String.fromCodePoint(point))
  foldedRows[point >> 8] ??= []
  const row = foldedRows[point >> 8] ?? []
  const folded = row[point & 0xff] ?? foldAnew(String.fromCharCode(point))
  row[point & 0xff] = folded
  return folded
}

function foldAnew(point: string): string {
  if (spaces.test(point)) return ' '
  const direct = letterFolds.get(point)
  if (direct !== undefined) return direct
  const digit = readDigit(point)
  if (digit !== undefined) return digit
  if (invisible.test(point) && !keptMarks.test(point)) return ''
  let folded = ''
  for (const part of point.normalize('NFKC').toLowerCase()) {
    folded += letterFolds.get(part) ?? stripAccent(part)
  }
  return folded
}

function readDigit(point: string): string | undefined {
  const code = point.codePointAt(0) ?? 0
  const row = digitRows.find((start) => code >= start && code < start + 10)
  return row === undefined ? undefined : String(code - row)
}

/** Cyrillic й and Devanagari letters keep their marks: without them they are other letters. */
function stripAccent(letter: string): string {
  if (!/\p{Script=Latin}/u.test(letter)) return letter
  return letter.normalize('NFD').replace(/\p{Mn}/gu, '')
}
