import { foldText } from '@manzil/query-language/language/fold'
import { silentWords } from './common-words.ts'
import { hindiSoundsOf } from './hindi-sounds.ts'

/** Counts of what a text is made of, by key: a word, or the number of a run of characters. */
export type Bag = Map<string | number, number>

/** Runs over the borders of words hold how words follow each other; slips and endings leave most alike. */
const shortest = 3
const longest = 5
/** Most Chinese words are of one or two signs. */
const longestHan = 2
const wordRun = 4
const wordRunHan = 2
const silent = new Set(silentWords.map(foldText))
const words = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu
const han = /\p{Script=Han}/u
const devanagari = /\p{Script=Devanagari}/u
const space = 32
/** Tells sounds from letters. */
const soundMark = '\u02bc'

const codesOf = (text: string): number[] => Array.from(text, (sign) => sign.codePointAt(0) ?? 0)

/** A number for a run of characters: two runs hardly ever share one. Small enough to be cheap as a key. */
const numbered = (before: number, point: number): number =>
  (Math.imul(before ^ point, 0x01000193) ^ (before >>> 13)) & 0x3fffffff

const silentRuns = new Set([...silent].map((word) => codesOf(word).reduce(numbered, 0)))

/** Runs of characters over the whole of a text, words one space apart. */
export function runsOf(text: string): Bag {
  const bag: Bag = new Map()
  const folded = foldText(text)
  const isHan = han.test(folded)
  const points = codesOf(` ${folded.match(words)?.join(' ') ?? ''} `)
  const [from, until] = isHan ? [1, longestHan] : [shortest, longest]
  for (let at = 0; at < points.length; at += 1) {
    let key = 0
    for (let run = 1; run <= until && at + run <= points.length; run += 1) {
      const point = points[at + run - 1] ?? 0
      // Chinese has no spaces of its own: where one stands, a name of other letters does.
      if (isHan && point === space) break
      key = numbered(key, point)
      if (run >= from && !(isHan && silentRuns.has(key))) add(bag, key, 1)
    }
  }
  return bag
}

/** Runs of what Hindi sounds like in whichever script it is written, and of its own letters. */
export function hindiRunsOf(text: string): Bag {
  const sounds = runsOf(hindiSoundsOf(text).replaceAll(/\p{L}(?!\p{L})/gu, `$&${soundMark}`))
  if (!devanagari.test(text)) return sounds
  for (const [key, count] of runsOf(text)) add(sounds, key, count)
  return sounds
}

/** Runs of characters within words, borders of words among them, without words that say nothing. */
export function wordRunsOf(text: string): Bag {
  const bag: Bag = new Map()
  for (const word of foldText(text).match(words) ?? []) {
    if (silent.has(word)) continue
    const isHan = han.test(word)
    const points = codesOf(isHan ? word : ` ${word} `)
    const run = isHan ? wordRunHan : Math.min(wordRun, points.length)
    for (let at = 0; at + run <= points.length; at += 1)
      add(bag, points.slice(at, at + run).reduce(numbered, 0), 1)
  }
  return bag
}

export function bagOf(keys: readonly string[]): Bag {
  const bag: Bag = new Map()
  for (const key of keys) add(bag, key, 1)
  return bag
}

/** Several bags in one, each with its weight. */
export function mixed(parts: readonly (readonly [Bag, number])[]): Bag {
  const all: Bag = new Map()
  for (const [bag, weight] of parts) for (const [key, count] of bag) add(all, key, count * weight)
  return all
}

function add(bag: Bag, key: string | number, count: number): void {
  bag.set(key, (bag.get(key) ?? 0) + count)
}
