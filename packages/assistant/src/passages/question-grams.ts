import { foldText } from '@manzil/query-language/language/fold'
import { silentWords } from './common-words.ts'
import { hindiSoundsOf, isInLatin } from './hindi-sounds.ts'

/** Takes the runs of a text, each with a weight. */
export type AddRun = (key: number, weight: number) => void

/** Runs over the borders of words hold how words follow each other; slips and endings leave most alike. */
const runLengths = [3, 5] as const
/** Most Chinese words are of one or two signs. */
const hanLengths = [1, 2] as const
const wordRun = 4
const wordRunHan = 2
const silent = new Set(silentWords.map(foldText))
const words = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu
const han = /\p{Script=Han}/u
const space = 32
/** Tells sounds from letters. */
const soundMark = '\u02bc'

const codesOf = (text: string): number[] => Array.from(text, (sign) => sign.codePointAt(0) ?? 0)

/** So many numbers there are for runs; few runs share one. */
export const runKeys = 2 ** 19
const numbered = (before: number, point: number): number => Math.imul(before ^ point, 0x01000193)
const keyOf = (number: number): number => (number ^ (number >>> 13)) & (runKeys - 1)

const silentRuns = new Set([...silent].map((word) => keyOf(codesOf(word).reduce(numbered, 0))))

/** Runs of characters over the whole of a text, words one space apart. */
export function addRuns(add: AddRun, text: string, weight: number): void {
  const folded = foldText(text)
  const isHan = han.test(folded)
  const points = codesOf(` ${folded.match(words)?.join(' ') ?? ''} `)
  const [from, until] = isHan ? hanLengths : runLengths
  for (let at = 0; at < points.length; at += 1) {
    let number = 0
    const end = Math.min(until, points.length - at)
    for (let run = 1; run <= end; run += 1) {
      const point = points[at + run - 1] ?? 0
      // Chinese has no spaces of its own: where one stands, a name of other letters does.
      if (isHan && point === space) break
      number = numbered(number, point)
      if (run < from) continue
      const key = keyOf(number)
      if (!(isHan && silentRuns.has(key))) add(key, weight)
    }
  }
}

/** Runs of what Hindi sounds like in whichever script it is written, and of its own letters. */
export function addHindiRuns(add: AddRun, text: string, weight: number): void {
  const sounds = hindiSoundsOf(text).replaceAll(/\p{L}(?!\p{L})/gu, `$&${soundMark}`)
  addRuns(add, sounds, weight)
  if (!isInLatin(text)) addRuns(add, text, weight)
}

/** Runs of characters within words, borders of words among them, without words that say nothing. */
export function addWordRuns(add: AddRun, text: string): void {
  for (const word of foldText(text).match(words) ?? []) {
    if (silent.has(word)) continue
    const isHan = han.test(word)
    const points = codesOf(isHan ? word : ` ${word} `)
    const run = isHan ? wordRunHan : Math.min(wordRun, points.length)
    for (let at = 0; at + run <= points.length; at += 1)
      add(keyOf(points.slice(at, at + run).reduce(numbered, 0)), 1)
  }
}
