import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { propertyEvidence } from '../../reply/evidence.ts'
import { formatPrice } from '../../reply/format.ts'
import { amenityLabel, propertyLocation } from '../../reply/names.ts'
import { compareTextsOf } from '../../reply/texts/compare-texts.ts'
import { type WeighTexts, weighTextsOf } from '../../reply/texts/weigh-texts.ts'
import { rankedBy } from '../../understanding/asked-fields.ts'
import { refersTo } from '../refers-to.ts'
import type { WeighedCards } from '../weighs-shown.ts'
import { differencesOf, stated } from './compare-differences.ts'
import { compareProperties, numberOf } from './compare-properties.ts'
import { propertyLines } from './property-lines.ts'

/** More names in one sentence would be a list. */
const mostNamed = 5

/** What the weighed homes have in common, one trade-off between them, and by what it was told; the table beside it. */
export async function answerWeighed(
  { numbers, by }: WeighedCards,
  context: AnswerContext,
): Promise<Draft> {
  const { tools, language, texts, understanding } = context
  const { page: _, topic: __, money: ___, ...rest } = context.state
  const refs = [...numbers]
  const state = {
    ...rest,
    slots: understanding.before,
    refs,
    intent: 'compare_properties' as const,
  }
  const about = { ...context, state }
  const ids = refersTo(refs, state.shown)
  const table = await compareProperties(ids, about)
  const { rows, asOf } = await tools.propertiesById(ids)
  if (rows.length < 2) return table
  const wording = weighTextsOf(language)
  const nameOf = (row: PropertyCard): string =>
    compareTextsOf(language).home(numberOf(row, rows, state.shown))
  const traded = tradedRows(rows)
  const words = differencesOf(traded, (row) => numberOf(row, rows, state.shown), asOf, about)
  const cheapest = by === 'reason' ? await cheapestShown(rows, about) : undefined
  const lines = [
    by === 'better' ? wording.goingBy(rows.length) : wording.noReason,
    ...(cheapest === undefined ? [] : [cheapest.text]),
    ...commonLine(rows, wording, about),
    ...propertyLines(rows, nameOf, about),
    words.lines.join(texts.gap),
    ...amenityLines(rows, nameOf, wording, about),
    ...(by === 'better' ? [leadLine(traded, nameOf, wording), wording.whatCounts] : []),
  ]
  return {
    ...table,
    text: lines.filter((line) => line !== '').join('\n'),
    evidence: [...(cheapest?.evidence ?? []), ...words.evidence, ...table.evidence],
  }
}

/** The cheapest and the largest; where one is both, all of them. */
function tradedRows(rows: readonly PropertyCard[]): readonly PropertyCard[] {
  const cheap = stated(rows, 'price').at(0)?.row
  const large = stated(rows, 'size').at(-1)?.row
  return cheap === undefined || large === undefined || cheap === large ? rows : [cheap, large]
}

function leadLine(
  traded: readonly PropertyCard[],
  nameOf: (row: PropertyCard) => string,
  { trade, ahead }: WeighTexts,
): string {
  if (new Set(traded.map(({ purpose }) => purpose)).size > 1) return ''
  const cheap = stated(traded, 'price').at(0)?.row
  const large = stated(traded, 'size').at(-1)?.row
  if (cheap === undefined || large === undefined) return ''
  return cheap === large ? ahead(nameOf(cheap)) : trade(nameOf(cheap), nameOf(large))
}

/** What is one for all of them. */
function shared<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values).size === 1 ? values[0] : undefined
}

function commonLine(
  rows: readonly PropertyCard[],
  { common }: WeighTexts,
  context: AnswerContext,
): string[] {
  const { texts } = context
  const type = shared(rows.map((row) => row.type))
  const rooms = shared(rows.map(({ bedrooms }) => bedrooms))
  const place = shared(rows.map((row) => propertyLocation(row, context)))
  const furnished = shared(rows.map((row) => row.furnished))
  const said = rows.map(({ features }) => features.filter((slug) => context.amenities.has(slug)))
  const amenities = (said[0] ?? []).filter((slug) => said.every((list) => list.includes(slug)))
  const facts = [
    ...(type === undefined ? [] : [texts.typeNames[type]]),
    ...(rooms === undefined || rooms === null ? [] : [texts.bedrooms(rooms, rooms)]),
    ...(place === undefined ? [] : [place]),
    ...(furnished === undefined || furnished === null ? [] : [texts.furnished[furnished]]),
    ...amenities.slice(0, mostNamed).map((slug) => amenityLabel(slug, context)),
  ]
  return facts.length === 0 ? [] : [common(facts.join(texts.comma))]
}

/** What only one advert names; where no advert names any, that. */
function amenityLines(
  rows: readonly PropertyCard[],
  nameOf: (row: PropertyCard) => string,
  { onlyHere, noAmenities }: WeighTexts,
  context: AnswerContext,
): string[] {
  if (rows.every(({ features }) => features.length === 0)) return [noAmenities]
  return rows.flatMap((row, at) => {
    const others = rows.flatMap(({ features }, other) => (other === at ? [] : features))
    const own = row.features.filter((slug) => context.amenities.has(slug) && !others.includes(slug))
    if (own.length === 0) return []
    const names = own.slice(0, mostNamed).map((slug) => amenityLabel(slug, context))
    return [onlyHere(nameOf(row), names.join(context.texts.comma))]
  })
}

/** Where none of the two that are weighed is the cheapest on the screen, the one that is. */
async function cheapestShown(
  rows: readonly PropertyCard[],
  { state, tools, texts, language }: AnswerContext,
): Promise<Pick<Draft, 'text' | 'evidence'> | undefined> {
  const [number] = rankedBy('cheapest', state.order)
  const id = number === undefined ? undefined : state.shown[number - 1]
  if (id === undefined || rows.some(({ _id }) => _id === id)) return undefined
  const { rows: found, asOf } = await tools.propertiesById([id])
  const [cheapest] = found
  if (cheapest === undefined || cheapest.price === null) return undefined
  const { home, cheapest: isCheapest } = compareTextsOf(language)
  const price = formatPrice(cheapest.price, cheapest.purpose === 'rent', texts)
  return {
    text: isCheapest(home(String(number)), price),
    evidence: [propertyEvidence(price, cheapest, 'price', asOf)],
  }
}
