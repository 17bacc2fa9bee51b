import { remembering } from '@manzil/query-language/language/remembering'
import type { Side } from './asker-side.ts'
import { asksAmount } from './asks-amount.ts'
import { createLikeness } from './line-likeness.ts'
import type { Passage } from './passage.ts'
import type { TextOfSite } from './text-of-site.ts'
import { createTextRanking } from './text-ranking.ts'
import { readingFor, type TextReading } from './text-reading.ts'

/** BM25's usual constants: how fast repetition stops counting, how much length does. */
const saturation = 1.2
const lengthShare = 0.6
/** Words of a heading say more about a passage than those of its text. */
const headingWeight = 3
const mostFound = 6
/** Words in more than this share of the passages say little about any. */
const commonShare = 0.3
const leastCommon = 5
const commonWeight = 0.1

/** Who asks how much is answered by a part that says so. */
const withFigure = 1.5

/** Its very question, or a way of asking for it. */
const theSame = 0.8

/** One word of the text alone that fits may mean something else there. */
const loneWord = 0.5

export interface Unranked extends Omit<Passage, 'fit' | 'likeness' | 'score' | 'lead'> {
  /** Words of whom or what it is for, where neither heading nor text says it. Never shown. */
  about?: string
  /** The text that it is a part of; a passage without one is a text of its own. */
  of?: TextOfSite
}

interface Indexed {
  passage: Unranked
  counts: ReadonlyMap<string, number>
  headings: ReadonlySet<string>
  /** Of the heading alone, common ones too. */
  asked: ReadonlySet<string>
  length: number
  weight: number
}

/** Finds the passages of one language that fit a question. Deterministic, and fast for hundreds. */
export function createPassageIndex(
  passages: readonly Unranked[],
): (question: string, likely?: Side) => Passage[] {
  const reading = readingFor(passages.map(({ text }) => text))
  // While an index is made the same texts are read for more than one purpose.
  const wordsOf = remembering(reading.wordsOf, Number.POSITIVE_INFINITY)
  const indexed = passages.map((passage) => index(passage, wordsOf))
  const average = indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, indexed.length)
  const holders = new Map<string, number>()
  for (const { counts } of indexed)
    for (const key of counts.keys()) holders.set(key, (holders.get(key) ?? 0) + 1)
  const weightOf = (key: string): number => {
    const known = holders.get(key) ?? 0
    if (known > Math.max(leastCommon, indexed.length * commonShare)) return commonWeight
    return Math.log(1 + (indexed.length - known + 0.5) / (known + 0.5))
  }

  const scoreOf = ({ counts, length, weight }: Indexed, weights: ReadonlyMap<string, number>) => {
    let score = 0
    for (const [key, share] of weights) {
      const count = counts.get(key) ?? 0
      const damped = saturation * (1 - lengthShare + (lengthShare * length) / average)
      score += (share * count * (saturation + 1)) / (count + damped)
    }
    return score * weight
  }
  const texts = textsOf(indexed, wordsOf)
  const rank = createTextRanking(
    texts.map(({ of, parts }) => ({
      of,
      headings: [...new Set(parts.flatMap(({ passage: { heading, page } }) => [heading, page]))],
      body: parts.flatMap(({ passage: { text, about } }) => (about ? [text, about] : [text])),
    })),
    { ...reading, wordsOf },
    reading.wordsOf,
  )

  const titleLikeness = createLikeness(texts.map(({ titles }) => titles))
  const lineLikeness = createLikeness(texts.map(({ lines }) => lines))

  return (question, likely) => {
    const keys = [...new Set(reading.wordsOf(question))]
    const weights = new Map(keys.map((key) => [key, weightOf(key)]))
    const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0)
    if (whole === 0) return []
    const scores = rank(question, likely)
    const likeTitle = titleLikeness(keys)
    const likeLine = lineLikeness(keys)
    const isOfAmount = asksAmount(question)
    const told = ({ passage: { text } }: Indexed): number =>
      isOfAmount && /\d/u.test(text) ? withFigure : 1
    const found = texts
      .map((text, at) => {
        const likeness = likeTitle[at] ?? 0
        const alike = Math.max(likeness, likeLine[at] ?? 0)
        const isFirst = alike >= theSame ? alike * (text.of.genre === 'question' ? 1.2 : 1) : 0
        return { ...text, likeness, score: (scores[at] ?? 0) + isFirst }
      })
      .filter(({ score }) => score > 0)
      .sort((left, right) => right.score - left.score)
    return found.slice(0, mostFound).map(({ parts, likeness, score, keys: held, headings }, at) => {
      const [best] = parts
        .map((part) => ({ passage: part.passage, score: scoreOf(part, weights) * told(part) }))
        .sort((left, right) => right.score - left.score)
      const { about: _, of: __, ...passage } = best?.passage ?? nothing
      const lead = 1 - (found[at + 1]?.score ?? 0) / score
      return { ...passage, likeness, score, lead, fit: fitOf(weights, whole, held, headings) }
    })
  }
}

type WordsOf = TextReading['wordsOf']

const nothing: Unranked = { page: '', heading: '', text: '', link: '' }

interface IndexedText {
  of: TextOfSite
  parts: Indexed[]
  /** Each of its headings, and of the ways of asking for it, by their keys. */
  titles: ReadonlySet<string>[]
  lines: ReadonlySet<string>[]
  keys: ReadonlySet<string>
  headings: ReadonlySet<string>
}

/** Passages by the text that they are parts of, in their order. */
function textsOf(indexed: readonly Indexed[], wordsOf: WordsOf): IndexedText[] {
  const byId = new Map<string, { of: TextOfSite; parts: Indexed[] }>()
  for (const [at, part] of indexed.entries()) {
    const of = part.passage.of ?? {
      id: `${at}`,
      genre: genreOf(part.passage),
      subject: `${at}`,
      asked: [],
    }
    const known = byId.get(of.id)
    if (known) known.parts.push(part)
    else byId.set(of.id, { of, parts: [part] })
  }
  return [...byId.values()].map(({ of, parts }) => {
    const lines = of.asked.map((line) => new Set(wordsOf(line)))
    return {
      of,
      parts,
      titles: parts.map(({ asked }) => asked),
      lines,
      keys: new Set([
        ...parts.flatMap(({ counts }) => [...counts.keys()]),
        ...lines.flatMap((line) => [...line]),
      ]),
      headings: new Set([
        ...parts.flatMap(({ headings }) => [...headings]),
        ...lines.flatMap((line) => [...line]),
      ]),
    }
  })
}

const genreOf = ({ link }: Unranked) => (link.startsWith('/area-guide') ? 'place' : 'question')

/** How much of a question's weight a text holds; a lone word of its prose may mean something else. */
function fitOf(
  weights: ReadonlyMap<string, number>,
  whole: number,
  held: ReadonlySet<string>,
  headings: ReadonlySet<string>,
): number {
  let sum = 0
  let told = 0
  for (const [key, share] of weights) {
    if (!held.has(key)) continue
    sum += share
    if (share > 0) told += headings.has(key) ? 2 : 1
  }
  return (sum / whole) * (told > 1 ? 1 : loneWord)
}

/** Answers to questions are what is looked for; a step of a few words seldom explains anything. */
function weightOf({ text, link }: Unranked): number {
  const isAnswer = link.startsWith('/faqs')
  const isShort = text.length < (/\p{Script=Han}/u.test(text) ? 40 : 110)
  return (isAnswer ? 1.5 : 1) * (isShort ? 0.6 : 1)
}

function index(passage: Unranked, wordsOf: WordsOf): Indexed {
  const counts = new Map<string, number>()
  const add = (text: string, times: number): number => {
    const keys = wordsOf(text)
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + times)
    return keys.length
  }
  const length = add(passage.text, 1) + add(passage.heading, headingWeight)
  if (passage.about !== undefined) add(passage.about, headingWeight)
  const titles = [passage.page, passage.heading, passage.about ?? '']
  const headings = new Set(titles.flatMap(wordsOf))
  const asked = new Set(wordsOf(passage.heading))
  return { passage, counts, headings, asked, length, weight: weightOf(passage) }
}
