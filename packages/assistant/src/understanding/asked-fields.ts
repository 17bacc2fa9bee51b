import { foldText } from '@manzil/query-language/language/fold'
import { textInFull } from '@manzil/query-language/language/spoken-german'
import {
  type AskedField,
  askedFields,
  feeWords,
  fieldWords,
} from '@manzil/query-language/lexicon/field-words'
import {
  askingStarts,
  cheapWords,
  choosingWords,
  detailWords,
  fewWords,
  generalWords,
  ofAllWords,
  ofThatOneWords,
  ofThoseShown,
  ofTwoWords,
  periodWords,
  pointingWords,
  rankWords,
  shownAlone,
  steppingWords,
  whichCheaperWords,
} from '@manzil/query-language/lexicon/shown-words'
import type { DialogueState } from '../state.ts'
import { finderOf, placesOfRow } from './money/find-words.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const finders = new Map(askedFields.map((field) => [field, finderOf(joined(fieldWords[field]))]))
const isOfFee = finderOf(joined(feeWords))
const general = finderOf(joined(generalWords))
const points = finderOf(joined(pointingWords))
const isOfShown = finderOf(joined(ofThoseShown))
const wantsDetails = finderOf(joined(detailWords))
const cheapest = finderOf(joined(rankWords.cheapest))
const dearest = finderOf(joined(rankWords.dearest))
const largest = finderOf(joined(rankWords.largest))
const smallest = finderOf(joined(rankWords.smallest))
const newest = finderOf(joined(rankWords.newest))
const asksOfOne = finderOf(joined(ofThatOneWords))
const bestRate = finderOf(joined(rankWords.bestRate))

/** What the words of one field name besides, and mean nothing more by: 'let until when' is asked of no handover. */
const widerThan: Partial<Record<AskedField, readonly AskedField[]>> = {
  occupancy: ['available_from', 'tenants'],
  ground_bedroom: ['floor', 'bedrooms'],
}

/** Fields of an advert that a message names. */
export function fieldsIn(message: string): AskedField[] {
  const text = foldText(message)
  const named = askedFields.filter((field) => finders.get(field)?.(text))
  const wider = new Set(named.flatMap((field) => widerThan[field] ?? []))
  const told = named.filter((field) => !wider.has(field))
  return isOfFee(text) ? told.filter((field) => field !== 'negotiable') : told
}

/** 'It', 'that one', 'there': what was spoken of last. */
export const pointsBack = (message: string): boolean => points(foldText(message))

const asking = placesOfRow(joined(askingStarts))
const opening = /^(?:(?:und|and|ok|okay|aber|а|و|और)[\s,]+)?/u

/** 'Is it furnished', 'hat die einen Balkon': it asks by how it begins, without a mark. */
export function beginsAsQuestion(message: string): boolean {
  const text = foldText(message).trim().replace(opening, '')
  // 'Is' is English, and German for 'ist'.
  return [text, textInFull(text)].some((each) => asking(each).some(({ start }) => start === 0))
}

/** 'Usually', 'by law', 'the landlord': how things are, whatever one advert states. */
export const saysGenerally = (message: string): boolean => general(foldText(message))

/** By what shown properties are told apart. */
export type Rank = keyof typeof rankFields

/** The field of a card behind each. */
export const rankFields = {
  cheapest: 'price',
  dearest: 'price',
  largest: 'size',
  smallest: 'size',
  newest: 'published_at',
  bestRate: 'price_per_sqft',
} as const

/** Numbers of cards in the order of this, the first of them first. */
export function rankedBy(rank: Rank, order: DialogueState['order']): readonly number[] {
  const numbers = order?.[rankFields[rank]] ?? []
  return rank === 'dearest' || rank === 'smallest' ? numbers.toReversed() : numbers
}

/** Which of them a superlative means: 'the cheapest', 'most space for the money'. */
export function rankIn(message: string): Rank | undefined {
  const text = foldText(message)
  // 'The cheapest one, what is its price per foot?' ranks by the price.
  if (bestRate(text) && !dearest(text) && !(cheapest(text) && asksOfOne(text))) return 'bestRate'
  if (cheapest(text)) return 'cheapest'
  if (dearest(text)) return 'dearest'
  if (largest(text)) return 'largest'
  if (smallest(text)) return 'smallest'
  return newest(text) ? 'newest' : undefined
}

const isOfAll = finderOf(joined(ofAllWords))
const isOfShownAlone = finderOf(joined(shownAlone))
const chooses = finderOf(joined(choosingWords))
const steps = finderOf(joined(steppingWords))

/** 'Which of these', 'of the two': a superlative leaves nothing to choose among but the cards on the screen. */
export function ranksShownAlone(message: string): boolean {
  const text = foldText(message)
  return isOfShownAlone(text) && !isOfAll(text)
}

/** 'The best price per sqft' chooses one; 'the price per sqft' is a figure. */
export const choosesOne = (message: string): boolean => chooses(foldText(message))

/** 'Anything bigger?' looks for others, and ranks none. */
export const stepsOn = (message: string): boolean => steps(foldText(message))

/** 'The cheapest against the dearest': both that it means. */
export function ranksIn(message: string): Rank[] {
  const text = foldText(message)
  return [
    ...(cheapest(text) ? ['cheapest' as const] : []),
    ...(dearest(text) ? ['dearest' as const] : []),
    ...(largest(text) ? ['largest' as const] : []),
  ]
}

const ofTwo = (['cheapest', 'dearest', 'largest'] as const).map(
  (rank) => [rank, finderOf(joined(ofTwoWords[rank]))] as const,
)

const whichCheaper = finderOf(joined(whichCheaperWords))

/** 'Which one is cheaper?' */
export const asksWhichCheaper = (message: string): boolean => whichCheaper(foldText(message))

/** 'The cheaper one': what tells one of two apart. */
export function rankOfTwo(message: string): Rank | undefined {
  const text = foldText(message)
  return ofTwo.find(([, says]) => says(text))?.[0]
}

/** 'The cheapest one in detail, please.' */
export const asksDetails = (message: string): boolean => wantsDetails(foldText(message))

/** 'Which of them', 'which one': it is asked about cards on the screen. */
export const asksOfThoseShown = (message: string): boolean => isOfShown(foldText(message))

const period = finderOf(joined(periodWords))
const cheap = finderOf(joined(cheapWords))
const saysTwo = finderOf(fewWords[2])
const saysThree = finderOf(fewWords[3])

/** 'Is that per month or per year?' */
export const asksPeriod = (message: string): boolean => period(foldText(message))

/** 'So cheap', 'cheaper than the others'. */
export const saysCheap = (message: string): boolean => cheap(foldText(message))

/** How many of those that were shown are meant by a superlative: 'the two cheapest'. */
export function fewIn(message: string): number {
  const text = foldText(message)
  if (saysTwo(text)) return 2
  return saysThree(text) ? 3 : 1
}
