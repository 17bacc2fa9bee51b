import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import { leastPeers, sizesNear } from '@manzil/domain/search/price-range'
import { grossYield } from '@manzil/domain/yield/gross-yield'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { propertyResults } from '../../reply/property-cards.ts'
import { statedSumTexts } from '../../reply/texts/money/stated-sum-texts.ts'
import { ownPropertyTexts } from '../../reply/texts/own-property-texts.ts'
import type { SearchSlots } from '../../state.ts'
import { askingPrices, figuresLinks, leastProperties } from '../../tools/figures-link.ts'
import type { AreaFigures } from '../../tools/tools.ts'
import type { AskedOfOwn } from '../own-property-asked.ts'
import { askFor } from '../questions.ts'
import { describeFigures, roundPrice } from './describe-figures.ts'
import { type MoneyFigures, moneyFigures } from './money-figures.ts'

const hundred = 100
const shownComparables = 3

/** Live adverts that are like a home, and where they are where its own place has too few. */
interface Peers {
  slots: SearchSlots
  found: AreaFigures
  /** Its own place, where a wider one was taken, and how many its own has. */
  tooFew?: { place: string; count: number }
}

/**
 * What a home of the visitor's own would sell or be let for, by live adverts like it, beside what was paid for it and
 * what it is let for now.
 */
export async function answerOwnProperty(asked: AskedOfOwn, context: AnswerContext): Promise<Draft> {
  const { texts, language, tools, now } = context
  const { own, deal } = asked
  const wording = ownPropertyTexts[language]
  const state: Draft['state'] = {
    ...context.state,
    // What was said of it alone is no search, unless it was asked for by its value.
    slots:
      context.state.intent === 'estimate_value'
        ? context.state.slots
        : context.understanding.before,
    intent: 'estimate_value',
    refs: [],
    own: { ...own, age: 0, asked: deal },
  }
  delete state.money
  delete state.asked
  delete state.pending
  if (own.slots.location === undefined) {
    const question = askFor('location', context)
    const needs = { ...state, slots: { ...own.slots }, asked: question.state.asked ?? 'location' }
    return {
      ...question,
      text: texts.valueNeeds(['location']),
      state: { ...needs, pending: 'estimate_value' },
    }
  }
  const figures = moneyFigures(context)
  const kind = kindOf(own.slots)
  const peers = await peersOf({ ...kind, purpose: deal }, context)
  if (peers === undefined) {
    const { size_min: _, ...sizeless } = { ...kind, purpose: deal }
    const subject = describeSearch(sizeless, context)
    const found = await tools.areaFigures(sizeless)
    const count = formatWhole(found?.properties ?? 0, texts)
    figures.keep(figureEvidence(count, askingPrices, 'listings', now.toISOString()))
    return {
      text: wording.none(subject, count),
      actions: [],
      evidence: figures.evidence,
      state,
    }
  }
  const { slots, found } = peers
  const size = own.slots.size_min
  const [link] = await figuresLinks([[slots, found]], tools)
  const market = describeFigures(found, slots, size, context, link)
  figures.evidence.push(...market.evidence)
  // Sizes are those of the home that was told, perhaps some messages ago.
  for (const sqft of [size, slots.size_min, slots.size_max])
    if (sqft !== undefined) figures.given(formatWhole(sqft, texts), 'size')
  const middle = roundPrice(size === undefined ? found.medianPrice : found.medianPerSqft * size)
  const asking = deal === 'sale' ? middle : own.value
  const valued = {
    ...state,
    own: { ...own, age: 0, asked: deal, ...(asking !== undefined && { value: asking }) },
  }
  const beside =
    deal === 'sale'
      ? besidePrice(asked, { found, size, middle }, figures, context)
      : await besideRent(asked, { found, size, middle }, figures, context)
  const listed = await tools.searchProperties(slots, {
    sort: 'newest',
    page: 1,
    limit: shownComparables,
  })
  const sentences = [
    ...(peers.tooFew === undefined ? [] : [around(peers, figures, context)]),
    lead(deal, { found, size, middle }, figures, context),
    market.about,
    ...beside,
    size === undefined ? wording.tellSize : wording.settles,
    texts.valueNote,
  ]
  return {
    text: sentences.join(texts.gap),
    actions: [],
    evidence: figures.evidence,
    ...(listed.total > 0 && { results: propertyResults(listed, slots, context) }),
    state: listed.total > 0 ? { ...valued, shown: listed.rows.map(({ _id }) => _id) } : valued,
  }
}

/** Most homes that are told by their rooms alone are apartments. */
const kindOf = ({ size_max: _, ...slots }: SearchSlots): SearchSlots => ({
  ...slots,
  ...(slots.type === undefined && { type: ['apartment'] }),
})

/** Homes like it nearby in size, then of its rooms, then of any rooms by the square foot; then farther around. */
async function peersOf(
  { size_min: size, ...kind }: SearchSlots,
  { tools, gazetteer }: AnswerContext,
): Promise<Peers | undefined> {
  const [place] = kind.location ?? []
  const path = place === undefined ? [] : gazetteer.pathOf(place).map(({ slug }) => slug)
  const { bedrooms_min: _, bedrooms_max: __, ...anyRooms } = kind
  const isHouse = kind.type?.every((type) => houses.includes(type)) === true
  let own: number | undefined
  for (const each of path) {
    // Of so large an emirate the homes of other places say nothing.
    if (each !== place && large.has(each)) continue
    const location = [each]
    const tried = [
      ...(size === undefined
        ? []
        : [{ slots: { ...kind, ...sizesNear(size) }, least: leastPeers }]),
      { slots: kind, least: leastProperties },
      ...(isHouse ? [{ slots: { ...kind, type: houses }, least: leastProperties }] : []),
      ...(size === undefined ? [] : [{ slots: anyRooms, least: leastProperties }]),
    ]
    for (const { slots, least } of tried) {
      const placed = { ...slots, location }
      const found = await tools.areaFigures(placed)
      if (slots === kind) own ??= found?.properties ?? 0
      if (found === undefined || found.properties < least) continue
      if (each === place || place === undefined) return { slots: placed, found }
      return { slots: placed, found, tooFew: { place, count: own ?? 0 } }
    }
  }
  return undefined
}

/** Advertisers call the same house by either name. */
const houses: PropertyType[] = ['villa', 'townhouse']
const large: ReadonlySet<string> = new Set(['dubai', 'abu-dhabi'])

/** That its own place has too few, and which one was taken. */
function around(
  { tooFew, slots: { location = [], purpose } }: Peers,
  figures: MoneyFigures,
  context: AnswerContext,
): string {
  const [taken = ''] = location
  const { texts, language, now } = context
  const count = formatWhole(tooFew?.count ?? 0, texts)
  figures.keep(figureEvidence(count, askingPrices, 'listings', now.toISOString()))
  return ownPropertyTexts[language].around(
    placeName(tooFew?.place ?? taken, context),
    count,
    placeName(taken, context),
    purpose === 'rent' ? 'rent' : 'sale',
  )
}

/** What homes like it ask, first of all. */
function lead(
  deal: AskedOfOwn['deal'],
  { found, size, middle }: Market,
  figures: MoneyFigures,
  { texts, language }: AnswerContext,
): string {
  const price = (aed: number): string =>
    figures.given(formatPrice(roundPrice(aed), deal === 'rent', texts), 'asking price')
  const [low, high] =
    size === undefined
      ? [found.lowPrice, found.highPrice]
      : [found.lowPerSqft * size, found.highPerSqft * size]
  const sized = size === undefined ? undefined : texts.area(formatWhole(size, texts))
  return ownPropertyTexts[language].lead[deal](price(middle), price(low), price(high), sized)
}

interface Market {
  found: AreaFigures
  size: number | undefined
  /** AED; of a rent by the year. */
  middle: number
}

/** What was paid for it, and what somebody named for it, beside what homes like it ask. */
function besidePrice(
  { own, named }: AskedOfOwn,
  { found, size, middle }: Market,
  figures: MoneyFigures,
  { language }: AnswerContext,
): string[] {
  const wording = ownPropertyTexts[language]
  const lines: string[] = []
  if (named !== undefined && named !== own.bought) {
    const price = figures.aed(named, 'price named')
    lines.push(wording.namedPrice(price, placeIn(named, found, size)))
  }
  if (own.bought !== undefined) {
    const gain = middle - own.bought
    const share = figures.percent(Math.abs(Math.round((gain / own.bought) * hundred)), 'gain')
    const told = figures.aed(Math.abs(gain), 'gain')
    lines.push(
      wording[gain < 0 ? 'lessThanPaid' : 'moreThanPaid'](
        figures.aed(own.bought, 'price paid'),
        told,
        share,
      ),
    )
  }
  return lines
}

/** What it is let for now, and what the rent is of the price. */
async function besideRent(
  { own, asksYield, asksNet }: AskedOfOwn,
  { found, size, middle }: Market,
  figures: MoneyFigures,
  context: AnswerContext,
): Promise<string[]> {
  const { texts, language } = context
  const wording = ownPropertyTexts[language]
  const lines: string[] = []
  if (own.rent !== undefined)
    lines.push(
      wording.presentRent(
        figures.given(formatPrice(own.rent, true, texts), 'present rent'),
        placeIn(own.rent, found, size),
      ),
    )
  if (own.bought !== undefined) {
    const share = figures.percent(
      (grossYield(own.rent ?? middle, own.bought) ?? 0) * hundred,
      'gross yield',
    )
    lines.push(
      wording[own.rent === undefined ? 'yieldOnPaid' : 'yieldOfRent'](
        figures.aed(own.bought, 'price paid'),
        share,
      ),
    )
  }
  if (asksYield || own.bought === undefined) {
    const sale = await peersOf({ ...kindOf(own.slots), purpose: 'sale' }, context)
    const share = sale && grossYield(found.medianPerSqft, sale.found.medianPerSqft)
    if (sale !== undefined && share !== undefined) {
      // By the square foot, since homes for sale may be of other sizes than those to let.
      const price = texts.perSqft(formatWhole(Math.round(sale.found.medianPerSqft), texts))
      figures.keep(figureEvidence(price, askingPrices, 'price_per_sqft median', sale.found.asOf))
      const percent = figures.percent(share * hundred, 'gross yield')
      lines.push(statedSumTexts[language].yieldOfKind(price, percent))
    }
  }
  if (asksNet) lines.push(wording.net)
  return lines
}

/** Where a sum lies beside the middle half of what homes like it ask. */
function placeIn(
  aed: number,
  { lowPrice, highPrice, lowPerSqft, highPerSqft }: AreaFigures,
  size: number | undefined,
): 'below' | 'within' | 'above' {
  const low = size === undefined ? lowPrice : lowPerSqft * size
  const high = size === undefined ? highPrice : highPerSqft * size
  if (aed < low) return 'below'
  return aed > high ? 'above' : 'within'
}
