import { digitRows, letterFolds } from './fold-tables.ts'
import { asMandarin } from './regional-chinese.ts'

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
  const source = original.normalize('NFC')
  const origins: number[] = []
  let text = ''
  let position = 0
  for (const point of source) {
    const folded = foldPoint(point)
    for (let index = 0; index < folded.length; index += 1) origins.push(position)
    text += folded
    position += point.length
  }
  origins.push(position)
  return { text: asMandarin(text), origins }
}

/** Only the text of {@link fold}. */
export function foldText(original: string): string {
  return fold(original).text
}

/** Digits of every script as Latin ones; every character stays where it stands. */
export function withLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => readDigit(digit) ?? digit)
}

/** What code points of one unit become; they are few, and every message and lexicon has the same. */
const foldedPoints = new Map<string, string>()

function foldPoint(point: string): string {
  const known = foldedPoints.get(point)
  if (known !== undefined) return known
  const folded = foldAnew(point)
  if (point.length === 1) foldedPoints.set(point, folded)
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
