import type { Evidence, PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import { propertyLocation, propertyTitle } from '../../reply/names.ts'
import { rankFields, rankIn } from '../../understanding/asked-fields.ts'
import { mostCompared } from '../card-limits.ts'
import { comparePlaces } from './compare-places.ts'
import { compareProperties } from './compare-properties.ts'
import { say } from './say.ts'

/** Compares properties shown before by their numbers, or places by what their properties ask. */
export async function answerCompare(context: AnswerContext): Promise<Draft> {
  const { state, texts } = context
  const ids = comparedIds(context)
  if (ids.length >= 2) return compareProperties(ids, context)
  const places = state.refs.length === 0 ? placesOf(context) : []
  if (places.length >= 2) {
    return comparePlaces({
      ...context,
      state: { ...state, slots: { ...state.slots, location: places } },
    })
  }
  const asked = say(state.shown.length === 0 ? texts.compareNoneShown : texts.compareNeeds, context)
  return { ...asked, state: { ...asked.state, pending: 'compare_properties' } }
}

/** Those named by their numbers; 'the two cheapest' are the first two by what the cards state. */
function comparedIds({ state, said, understanding }: AnswerContext): string[] {
  const named = refersTo(state.refs, state.shown)
  const isNamed = named.length > 1 || understanding.ordinals.length > 0
  if (isNamed || understanding.told.location !== undefined) return named
  const rank = rankIn(said)
  const order = rank && state.order?.[rankFields[rank]]
  return order === undefined ? named : refersTo(order.slice(0, 2), state.shown)
}

/** 'And compared with Business Bay?' means: with the place that was talked about. */
function placesOf({ state, understanding: { told, before } }: AnswerContext): string[] {
  const places = state.slots.location ?? []
  const isBeside = told.location?.length === 1 && places.length === 1
  return isBeside ? [...new Set([...(before.location ?? []), ...places])] : places
}

/** Ids of shown cards by the visitor's numbers; -1 is the last card. */
export function refersTo(refs: readonly number[], shown: readonly string[]): string[] {
  const ids = refs.flatMap((ref) => shown.at(ref > 0 ? ref - 1 : ref) ?? [])
  return [...new Set(ids)].slice(0, mostCompared)
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
