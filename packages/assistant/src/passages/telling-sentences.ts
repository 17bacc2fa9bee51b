import { foldText } from '@manzil/query-language/language/fold'
import { type Aspect, aspects } from './asked-aspects.ts'
import { subjects } from './asked-subjects.ts'
import type { Side } from './asker-side.ts'
import type { Point } from './points-asked.ts'
import { sentencesOf } from './quote.ts'
import type { TextOfSite } from './text-of-site.ts'

/** A part of a text as far as its sentences are concerned. */
export interface ToldPart {
  heading: string
  text: string
  link: string
  of?: Pick<TextOfSite, 'genre' | 'side'>
}

/** A part that answers a point, and the sentences that do. */
export interface Telling<Part extends ToldPart> {
  part: Part
  sentences: readonly string[]
}

/** Who asks, as far as it is known, and where the text stands that was told before. */
export interface Asker {
  asks: Side | undefined
  before: string | undefined
}

/** How much it says that the sentence itself names the subject, its heading, or another one beside it. */
const named = { both: 1.1, here: 1, inHeading: 0.95, inPart: 0.85, beside: 0.4 }
/** It is an entry of a list about it: 'Commission: usually 2 %'. */
const listed = { label: /^[^:：]{1,70}(?=[:：])/u, score: 0.2 }
/** The text that was told before is gone on with. */
const toldBefore = 0.5
const sameSide = 0.4
const sameDeal = 0.2
/** Who is not known is rather a tenant or a buyer. */
const usualSide = 0.1
const inQuestion = 0.35
/** The answer to a question about something else names it in passing. */
const inPassing = -0.25
/** A sentence of so many letters tells much that was not asked. */
const longSentence = 240
const forLength = 0.3
const leastScore = 0.8
const mostSentences = 3
/** An answer in a chat is short. Letters. */
const longest = 420

const dealOf = (side: Side): 'sale' | 'rent' =>
  side === 'buyer' || side === 'seller' ? 'sale' : 'rent'

/** The sentences of the texts that answer a point best, for whom it concerns; undefined where none does. */
export function tellingSentences<Part extends ToldPart>(
  parts: readonly Part[],
  point: Point,
  { asks, before }: Asker,
): Telling<Part> | undefined {
  const { of: concerned } = subjects[point.subject]
  // Whoever looks for a home to rent may still ask who pays the transfer fee.
  const side = asks !== undefined && concerned?.includes(asks) === false ? undefined : asks
  const found = parts.flatMap((part) => {
    const about = weightOf(part, side, concerned, point)
    if (about === undefined) return []
    const sentences = scored(part, point)
    const best = Math.max(0, ...sentences.map(({ score }) => score))
    const again = part.link === before ? toldBefore : 0
    return best < leastScore ? [] : [{ part, sentences, score: best + about + again }]
  })
  const [best] = found.sort((left, right) => right.score - left.score)
  return best && { part: best.part, sentences: chosen(best.sentences, point) }
}

interface Folded {
  heading: string
  text: string
}

/** The parts of a text are asked with every question: each is folded once, as long as it is there. */
const foldedParts = new WeakMap<ToldPart, Folded>()

function foldedOf(part: ToldPart): Folded {
  const known = foldedParts.get(part)
  if (known !== undefined) return known
  const folded = { heading: foldText(part.heading), text: foldText(part.text) }
  foldedParts.set(part, folded)
  return folded
}

/** How much a text is for who asks; undefined where it is for others. */
function weightOf(
  part: ToldPart,
  asks: Side | undefined,
  concerned: readonly Side[] | undefined,
  { subject, aspect }: Point,
): number | undefined {
  const { of } = part
  if (of === undefined || of.genre === 'place' || of.genre === 'rule' || of.genre === 'company')
    return undefined
  const { side, genre } = of
  const isHeaded = subjects[subject].told.test(foldedOf(part).heading)
  const byGenre = genre === 'question' ? (isHeaded ? inQuestion : inPassing) : 0
  if (side === undefined) return byGenre
  const { of: asker, goesOn } = aspects[aspect]
  // Lists of a guide tell one thing beside the other.
  if (genre === 'guide' && goesOn === 'whole') return undefined
  if (asker !== undefined && asker !== side) return undefined
  if (concerned?.includes(side) === false) return undefined
  if (asks === undefined) return byGenre + (side === 'tenant' || side === 'buyer' ? usualSide : 0)
  if (dealOf(side) !== dealOf(asks)) return undefined
  return byGenre + (side === asks ? sameSide : sameDeal)
}

interface Scored {
  sentence: string
  score: number
}

/** What is asked of a sum that comes back. */
const ofReturn: ReadonlySet<Aspect> = new Set(['refund', 'refused', 'duration'])

function scored(part: ToldPart, { subject, aspect, ofNamesake }: Point): Scored[] {
  const { heading, text } = foldedOf(part)
  const { told, tells, namesakes, aside, asideOfReturn } = subjects[subject]
  if (aside?.test(heading)) return []
  const isOfReturn = ofReturn.has(aspect)
  if (isOfReturn && asideOfReturn?.test(heading)) return []
  const isOfNamesake = namesakes?.test(heading) === true
  if (ofNamesake !== true && isOfNamesake) return []
  const { told: answers, goesOn } = aspects[aspect]
  const answering = tells?.[aspect] ?? answers
  const isHeaded = told.test(heading)
  if (!isHeaded && !told.test(text)) return []
  return sentencesOf(part.text).map((sentence, at) => {
    const folded = foldText(sentence)
    // A list of sums may name both.
    const isOther = ofNamesake !== true && aspect !== 'amount' && namesakes?.test(folded)
    // The deposit of the landlord says nothing of that for electricity.
    const isOfFirst = ofNamesake === true && !isOfNamesake && namesakes?.test(folded) !== true
    if (isOther || isOfFirst) return { sentence, score: 0 }
    // What something is stands at the beginning of the text about it.
    if (aspect === 'definition') return { sentence, score: isHeaded && at === 0 ? named.here : 0 }
    const share = namedIn(folded, told, isHeaded, goesOn === 'whole')
    const isAnswer = answering?.test(folded) ?? true
    const length = sentence.length > longSentence ? forLength : 0
    return { sentence, score: isAnswer ? share - length : 0 }
  })
}

function namedIn(sentence: string, told: RegExp, isHeaded: boolean, isWhole: boolean): number {
  if (isWhole) return isHeaded ? named.here : named.inPart
  if (!told.test(sentence)) return isHeaded ? named.inHeading : named.beside
  const label = sentence.match(listed.label)?.[0] ?? ''
  return (isHeaded ? named.both : named.here) + (told.test(label) ? listed.score : 0)
}

/** The best sentence with those as good as it, in their order; or what goes on behind it. */
function chosen(sentences: readonly Scored[], { subject, aspect }: Point): string[] {
  const most = Math.max(...sentences.map(({ score }) => score))
  const goesOn = subject === 'costs' ? 'whole' : aspects[aspect].goesOn
  const start = goesOn === 'whole' ? 0 : sentences.findIndex(({ score }) => score === most)
  const rest = goesOn ? sentences.slice(start) : sentences.filter(({ score }) => score >= most)
  const taken: string[] = []
  for (const { sentence } of rest) {
    const length = [...taken, sentence].join('').length
    const isMuch = goesOn !== 'whole' && taken.length >= mostSentences
    if (taken.length > 0 && (isMuch || length > longest)) break
    taken.push(sentence)
  }
  return taken.map((sentence) => sentence.trim())
}
