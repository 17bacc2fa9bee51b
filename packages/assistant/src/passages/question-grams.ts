import { foldText } from '@manzil/query-language/language/fold'
import { silentWords } from './common-words.ts'

/** Counts of what a text is made of, by key. */
export type Bag = Map<string, number>

const length = 4
/** Most Chinese words are of two signs. */
const hanLength = 2
const silent = new Set(silentWords.map(foldText))
const words = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu

/** Runs of characters within words, borders of words among them: slips and endings leave most alike. */
export function gramsOf(text: string): Bag {
  const bag: Bag = new Map()
  for (const [word] of foldText(text.normalize('NFC')).matchAll(words)) {
    if (silent.has(word)) continue
    const isHan = /\p{Script=Han}/u.test(word)
    const points = [...(isHan ? word : ` ${word} `)]
    const run = isHan ? hanLength : Math.min(length, points.length)
    for (let at = 0; at + run <= points.length; at += 1) {
      const key = points.slice(at, at + run).join('')
      if (!silent.has(key)) add(bag, key, 1)
    }
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

function add(bag: Bag, key: string, count: number): void {
  bag.set(key, (bag.get(key) ?? 0) + count)
}
