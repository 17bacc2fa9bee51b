import type { Purpose } from '@manzil/api-client/generated/types.gen'
import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import type { AnswerContext } from '../../answer-context.ts'
import { formatPrice, formatShare, formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { areaTextsOf } from '../../reply/texts/area-texts.ts'
import { weighedAreasTextsOf } from '../../reply/texts/weighed-areas-texts.ts'
import type { WeighedAreas } from '../areas-weighed.ts'
import { roundPrice } from './describe-figures.ts'
import { kilometresTo } from './place-without-guide.ts'
import type { WeighedSide } from './weighed-side.ts'

/** Somewhere that distances are measured to. */
export interface Goal {
  name: string
  lat: number
  lng: number
}

/** Shares nearer to each other tell no place from the other. */
const sameShare = 0.0025

/** What speaks for which of the places, for each thing that is asked. */
export function leadsOf(
  { aspects, points, isForFamily }: WeighedAreas,
  sides: readonly WeighedSide[],
  goals: readonly Goal[],
  purposes: readonly Purpose[],
  context: AnswerContext,
): string[] {
  const isOfPrice = points.includes('price')
  const isOpen = points.length === 0 && aspects.length === 0
  const nearer = goals.flatMap((goal) => leadOfWay(sides, goal, context))
  const byGuides = leadOfGuides(sides, aspects, isForFamily, context)
  const isBroad = byGuides === undefined && sides.some(({ isEmirate }) => isEmirate)
  const isUndecided = nearer.length === 0 && (byGuides?.isEven === true || isBroad)
  const isWithoutYield = points.includes('return') && sides.every(({ yields }) => !yields)
  const leads = [
    ...(points.includes('return') ? leadOfReturn(sides, context) : []),
    ...nearer,
    ...(byGuides === undefined ? [] : [byGuides.line]),
    ...(isOfPrice || isOpen || isWithoutYield || (isUndecided && points.length === 0)
      ? leadOfPrice(sides, purposes, context)
      : []),
    ...(points.includes('resale') ? leadOfResale(sides, context) : []),
  ]
  const isOfGuides = aspects.length > 0 && sides.every(({ guided }) => guided !== undefined)
  return leads.length > 0 || isOfGuides ? leads : leadOfChoice(sides, context)
}

function leadOfReturn(sides: readonly WeighedSide[], context: AnswerContext): string[] {
  const { texts, language } = context
  const wording = weighedAreasTextsOf(language)
  const known = sides
    .flatMap(({ name, yields, isEmirate }) =>
      yields === undefined
        ? []
        : [
            {
              name: isEmirate ? wording.highestIn(name, placeName(yields.place, context)) : name,
              share: yields.grossYield,
            },
          ],
    )
    .toSorted((one, other) => other.share - one.share)
  const [best, second] = known
  if (best === undefined) return [wording.noReturn]
  const share = formatShare(best.share, texts)
  const others = sides.filter(({ yields }) => yields === undefined).map(({ name }) => name)
  if (second === undefined)
    return others.length === 0 ? [] : [wording.oneReturn(best.name, share, texts.and(others))]
  return best.share - second.share < sameShare
    ? [wording.sameReturn(best.name, share, second.name, formatShare(second.share, texts))]
    : [wording.moreReturn(best.name, share, second.name, formatShare(second.share, texts))]
}

function leadOfWay(sides: readonly WeighedSide[], goal: Goal, context: AnswerContext): string[] {
  const { texts, language } = context
  const known = sides
    .flatMap(({ slug, name }) => {
      const length = kilometresTo(slug, goal, context)
      return length === undefined ? [] : [{ name, length }]
    })
    .toSorted((one, other) => one.length - other.length)
  const [near, far] = known
  if (near === undefined || far === undefined || near.length === far.length) return []
  const [short, long] = [near, far].map(({ length }) => formatWhole(length, texts))
  return [
    weighedAreasTextsOf(language).nearer(near.name, short ?? '', far.name, long ?? '', goal.name),
  ]
}

/** The place whose guide tells most of what is asked to its credit; no place that has no guide loses by that. */
function leadOfGuides(
  sides: readonly WeighedSide[],
  aspects: readonly AreaAspect[],
  isForFamily: boolean,
  { texts, language }: AnswerContext,
): { line: string; isEven: boolean } | undefined {
  // The guide to one community of an emirate speaks for no other.
  const known = sides.filter(({ guided, isEmirate }) => guided !== undefined && !isEmirate)
  if (aspects.length === 0 || known.length === 0) return undefined
  const wording = weighedAreasTextsOf(language)
  const { aspects: names } = areaTextsOf(language)
  const named = (which: readonly AreaAspect[]): string =>
    which
      .map((each) => {
        if (each === 'noise') return wording.quiet
        return isForFamily && each === 'people' ? wording.families : names[each]
      })
      .join(texts.comma)
  const ranked = known.toSorted((one, other) => other.good.length - one.good.length)
  const [first, second] = ranked
  if (first === undefined || first.good.length === 0) return undefined
  const unguided = sides.filter(({ guided }) => guided === undefined).map(({ name }) => name)
  if (second === undefined)
    return unguided.length === 0
      ? undefined
      : {
          line: wording.oneGuide(first.name, named(first.good), texts.and(unguided)),
          isEven: false,
        }
  // Of several, or beside a guide that speaks for a part of an emirate, who has what.
  if (sides.length > 2) {
    const parts = aspects.flatMap((aspect) => {
      const having = sides.filter(({ good }) => good.includes(aspect)).map(({ name }) => name)
      const tells = having.length > 0 && having.length < sides.length
      return tells ? [wording.pointOf(named([aspect]), texts.and(having))] : []
    })
    return parts.length === 0
      ? undefined
      : { line: wording.splitGuides(parts.join('; ')), isEven: false }
  }
  // Each is ahead in something else.
  const split = known.flatMap(({ name, good }) => {
    const alone = good.filter((each) =>
      known.every((side) => side.name === name || !side.good.includes(each)),
    )
    return alone.length === 0 ? [] : [wording.pointOf(named(alone), name)]
  })
  if (split.length > 1) return { line: wording.splitGuides(split.join('; ')), isEven: false }
  const edge = first.good.filter((each) => !second.good.includes(each))
  if (first.good.length > second.good.length && edge.length > 0)
    return { line: wording.byGuides(first.name, named(edge)), isEven: false }
  const both = first.good.filter((each) => second.good.includes(each))
  if (both.length === 0) return undefined
  return { line: wording.evenGuides(named(both)), isEven: true }
}

/** Who asks less, by the first purpose that enough homes of both are offered for. */
function leadOfPrice(
  sides: readonly WeighedSide[],
  purposes: readonly Purpose[],
  { texts, language }: AnswerContext,
): string[] {
  for (const purpose of purposes) {
    const known = sides
      .flatMap(({ name, offered }) => {
        const { figures } = offered[purpose]
        return figures === undefined ? [] : [{ name, price: figures.medianPrice }]
      })
      .toSorted((one, other) => one.price - other.price)
    const [low, high] = [known.at(0), known.at(-1)]
    if (low === undefined || high === undefined || known.length < sides.length) continue
    if (roundPrice(low.price) === roundPrice(high.price)) return []
    const price = (aed: number): string => formatPrice(roundPrice(aed), purpose === 'rent', texts)
    return [
      weighedAreasTextsOf(language).cheaper[purpose](
        low.name,
        price(low.price),
        high.name,
        price(high.price),
      ),
    ]
  }
  return []
}

/** Where there are more homes to choose from. */
function leadOfChoice(sides: readonly WeighedSide[], { texts, language }: AnswerContext): string[] {
  const [first, second] = sides
    .map(({ name, offered }) => ({ name, count: offered.sale.count + offered.rent.count }))
    .toSorted((one, other) => other.count - one.count)
  if (first === undefined || second === undefined || first.count === second.count) return []
  const count = (of: number): string => formatWhole(of, texts)
  return [
    weighedAreasTextsOf(language).moreChoice(
      first.name,
      count(first.count),
      second.name,
      count(second.count),
    ),
  ]
}

function leadOfResale(sides: readonly WeighedSide[], { texts, language }: AnswerContext): string[] {
  const ranked = sides.toSorted((one, other) => other.offered.sale.count - one.offered.sale.count)
  const [first, second] = ranked
  if (first === undefined || second === undefined) return []
  const count = (side: WeighedSide): string => formatWhole(side.offered.sale.count, texts)
  return [
    weighedAreasTextsOf(language).resale(first.name, count(first), second.name, count(second)),
  ]
}
