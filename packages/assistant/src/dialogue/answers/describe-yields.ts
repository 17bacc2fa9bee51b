import type { Evidence } from '@manzil/api-client/generated/types.gen'
import { leastPeers } from '@manzil/domain/search/price-range'
import { highestBelievableYield } from '@manzil/domain/yield/like-for-like'
import type { AnswerContext } from '../../answer-context.ts'
import { describeSearch, limitsOfPrice } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatMonths, formatPrice, formatShare, formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { yieldTextsOf } from '../../reply/texts/yield-texts.ts'
import type { SearchSlots } from '../../state.ts'
import { askingPrices as source } from '../../tools/figures-link.ts'
import type { AreaYield, PlaceWithoutYield } from '../../tools/tools.ts'
import { roundPrice } from './describe-figures.ts'

/** More names would hide the figures. */
const namedPlaces = 6

interface Asked {
  /** The kinds of properties that the yields are of. */
  kinds: SearchSlots
  /** The prices that chose the places. */
  bounds?: Pick<SearchSlots, 'price_min' | 'price_max'>
}

/** How the yields are worked out, and a line of every place with everything that its yield is made of. */
export function describeYields(
  yields: readonly AreaYield[],
  { kinds, bounds = {} }: Asked,
  context: AnswerContext,
): { lines: string[]; evidence: Evidence[] } {
  const { texts, language } = context
  const wording = yieldTextsOf(language)
  const [asOf = ''] = yields.map((each) => each.asOf).sort()
  const period = formatMonths(
    yields.map(({ first }) => first),
    yields.map(({ last }) => last),
    language,
  )
  const sample = wording.least(formatWhole(leastPeers, texts))
  const prices = limitsOfPrice(bounds, false, context)
  const each = yields.map((its) => describeYield(its, context))
  return {
    lines: [
      wording.lead(describeSearch(kinds, context), period, sample),
      ...(prices === undefined ? [] : [wording.budget(prices)]),
      ...each.map(({ line }) => `• ${line}`),
    ],
    evidence: [
      figureEvidence(period, source, 'advert dates', asOf),
      figureEvidence(sample, source, 'least listings', asOf),
      ...each.flatMap(({ evidence }) => evidence),
    ],
  }
}

function describeYield(
  { place, grossYield, kinds, most, asOf, ...counts }: AreaYield,
  context: AnswerContext,
): { line: string; evidence: Evidence[] } {
  const { texts, language } = context
  const wording = yieldTextsOf(language)
  const whole = (count: number) => formatWhole(count, texts)
  const counted = (count: number, live: number) =>
    count === live ? whole(count) : wording.counted(whole(count), whole(live))
  const said = {
    place: placeName(place, context),
    share: formatShare(grossYield, texts),
    sale: counted(counts.forSale, counts.liveForSale),
    rent: counted(counts.forRent, counts.liveForRent),
    price: formatPrice(roundPrice(most.price), false, texts),
    yearly: formatPrice(roundPrice(most.rent), true, texts),
  }
  const evidence = (claim: string, field: string) =>
    figureEvidence(claim, source, `${field} ${said.place}`, asOf)
  const { type, bedrooms } = most
  const one = describeSearch(
    { type: [type], bedrooms_min: bedrooms, bedrooms_max: bedrooms },
    context,
  )
  return {
    line: kinds === 1 ? wording.line(said) : wording.lineOfKinds(said, whole(kinds), one),
    evidence: [
      evidence(said.share, 'gross_yield'),
      evidence(said.price, 'price median'),
      evidence(said.yearly, 'rent median'),
      evidence(said.sale, 'listings for sale'),
      evidence(said.rent, 'listings for rent'),
    ],
  }
}

/** The places that no yield can be told of, by why, with the rows of their counts. */
export function describeWithoutYield(
  leftOut: readonly PlaceWithoutYield[],
  kinds: SearchSlots,
  context: AnswerContext,
): { lines: string[]; evidence: Evidence[] } {
  const { texts, language, now } = context
  const wording = yieldTextsOf(language)
  const of = (reason: PlaceWithoutYield['reason']) => {
    const all = leftOut.filter((each) => each.reason === reason)
    const named = all.slice(0, namedPlaces).map(({ place, forSale, forRent }) => ({
      name: placeName(place, context),
      sale: formatWhole(forSale, texts),
      rent: formatWhole(forRent, texts),
    }))
    const names = named.map(({ name, sale, rent }) => wording.place(name, sale, rent))
    if (all.length > named.length) names.push(wording.more)
    return { named, text: names.join(texts.comma) }
  }
  const few = of('few')
  const unbelievable = of('unbelievable')
  const highest = formatShare(highestBelievableYield, texts)
  return {
    lines: [
      ...(few.text === '' ? [] : [wording.few(describeSearch(kinds, context), few.text)]),
      ...(unbelievable.text === '' ? [] : [wording.unbelievable(highest, unbelievable.text)]),
    ],
    evidence: [...few.named, ...unbelievable.named].flatMap(({ name, sale, rent }) => [
      figureEvidence(sale, source, `listings for sale ${name}`, now.toISOString()),
      figureEvidence(rent, source, `listings for rent ${name}`, now.toISOString()),
    ]),
  }
}
