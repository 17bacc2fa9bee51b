import type { Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import { foldText } from '@manzil/query-language/language/fold'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import { propertyLocation, propertyTitle } from '../../reply/names.ts'
import { noneShownTextsOf } from '../../reply/texts/none-shown-texts.ts'
import { pairSpokenOf } from '../../understanding/area-spoken-of.ts'
import { meansBothPlaces } from '../../understanding/asked-area.ts'
import {
  rankedBy,
  rankIn,
  rankOfTwo,
  ranksIn,
  saysCheap,
} from '../../understanding/asked-fields.ts'
import { finderOf } from '../../understanding/money/find-words.ts'
import { focusRef, lastingTurns } from '../focus.ts'
import { refersTo } from '../refers-to.ts'
import { comparePlaces } from './compare-places.ts'
import { compareProperties } from './compare-properties.ts'
import { answerInvest } from './invest.ts'
import { say } from './say.ts'

const saysYield = finderOf(ownSumWords.yields)

/** Compares properties shown before by their numbers, or places by what their properties ask. */
export async function answerCompare(asked: AnswerContext): Promise<Draft> {
  const context = withPair(asked)
  const { state, texts, language } = context
  const { location: named = [] } = context.understanding.told
  // 'JVC, Arjan or Silicon Oasis for rental return?' is asked of their yields.
  if (named.length > 1 && saysYield(foldText(context.said))) return answerInvest(context)
  const both = bothPlaces(context)
  if (both !== undefined) return compareBoth(both, context)
  const ids = comparedIds(context)
  const { fewerShown } = noneShownTextsOf(language)
  const isFewer = state.refs.length > 1 && state.refs.some((ref) => ref > state.shown.length)
  if (ids.length >= 2) {
    const compared = await compareProperties(ids, context)
    if (!isFewer) return compared
    return { ...compared, text: [fewerShown(ids.length), compared.text].join(texts.gap) }
  }
  const places = state.refs.length === 0 ? placesOf(context) : []
  if (places.length >= 2) {
    return comparePlaces({
      ...context,
      state: { ...state, slots: { ...state.slots, location: places } },
    })
  }
  if (state.shown.length === 1) return say(fewerShown(1), context)
  const needs = say(state.shown.length === 0 ? texts.compareNoneShown : texts.compareNeeds, context)
  return { ...needs, state: { ...needs.state, pending: 'compare_properties' } }
}

/** 'Which is cheaper?' after two were told about together: of these. */
function withPair(context: AnswerContext): AnswerContext {
  const { state, said, understanding } = context
  const { lastRefs, ordinals, told } = understanding
  const ranks = ranksIn(said).filter((rank) => rank !== 'largest')
  const isOfPair = saysCheap(said) || rankIn(said) === 'largest' || rankOfTwo(said) !== undefined
  if (lastRefs.length !== 2 || ranks.length > 0 || !isOfPair) return context
  if (state.refs.length > 0 || ordinals.length > 0 || told.location !== undefined) return context
  return { ...context, state: { ...state, refs: [...lastRefs] } }
}

/** 'Those two communities': the places that were told about together, or that are searched in. */
function bothPlaces({ said, state, understanding }: AnswerContext): readonly string[] | undefined {
  if (understanding.told.location !== undefined || !meansBothPlaces(said)) return undefined
  const places = pairSpokenOf(understanding.before, state.area)
  return places.length > 1 ? places : undefined
}

/** Compares places that the message does not name; the search stays as it was. */
async function compareBoth(places: readonly string[], context: AnswerContext): Promise<Draft> {
  const { before } = context.understanding
  const slots = { ...before, location: [...places] }
  const state = { ...context.state, slots, refs: [] }
  const compared = await comparePlaces({ ...context, state })
  return { ...compared, state: { ...compared.state, slots: before } }
}

/** Those named by their numbers; 'the two cheapest' are the first two by what the cards state. */
function comparedIds({ state, said, understanding }: AnswerContext): string[] {
  const named = refersTo(state.refs, state.shown)
  const isNamed = named.length > 1 || understanding.ordinals.length > 0
  if (isNamed || understanding.told.location !== undefined) return named
  const leading = [
    ...new Set(ranksIn(said).flatMap((rank) => rankedBy(rank, state.order)[0] ?? [])),
  ]
  const spoken = focusRef(state, lastingTurns)
  // 'And against the dearest?' of the one that was spoken of.
  if (leading.length === 1 && spoken !== undefined && !leading.includes(spoken))
    return refersTo([spoken, ...leading], state.shown)
  if (leading.length > 1) return refersTo(leading, state.shown)
  const rank = rankIn(said)
  const order = rank === undefined ? [] : rankedBy(rank, state.order)
  return order.length === 0 ? named : refersTo(order.slice(0, 2), state.shown)
}

/** 'And compared with Business Bay?' means: with the place that was talked about. */
function placesOf({ state, understanding: { told, before } }: AnswerContext): string[] {
  const places = state.slots.location ?? []
  const isBeside = told.location?.length === 1 && places.length === 1
  const spokenOf = before.location ?? (state.area === undefined ? [] : [state.area.slug])
  return isBeside ? [...new Set([...spokenOf, ...places])] : places
}

/** One line with the facts of a property; each goes into the evidence. */
export function describeProperty(
  row: PropertyCard,
  asOf: string,
  evidence: Evidence[],
  context: AnswerContext,
): string {
  const { texts } = context
  const claim = (text: string, field: keyof PropertyCard): string => {
    evidence.push(propertyEvidence(text, row, field, asOf))
    return text
  }
  const perYear = row.purpose === 'rent'
  const facts = [claim(propertyTitle(row, context), 'title'), propertyLocation(row, context)]
  facts.push(
    row.price === null ? texts.onRequest : claim(formatPrice(row.price, perYear, texts), 'price'),
  )
  if (row.bedrooms !== null) facts.push(texts.bedrooms(row.bedrooms, row.bedrooms))
  if (row.size !== null) facts.push(claim(texts.area(formatWhole(row.size, texts)), 'size'))
  if (row.price_per_sqft !== null) {
    facts.push(claim(texts.perSqft(formatWhole(row.price_per_sqft, texts)), 'price_per_sqft'))
  }
  return `• ${facts.join(' · ')}`
}
