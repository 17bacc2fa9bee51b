import type { Evidence, Purpose } from '@manzil/api-client/generated/types.gen'
import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import type { AnswerContext, Draft } from '../../answer-context.ts'
import { describeSearch } from '../../reply/criteria.ts'
import { figureEvidence } from '../../reply/evidence.ts'
import { formatPrice, formatShare, formatWhole } from '../../reply/format.ts'
import { placeName } from '../../reply/names.ts'
import { quoteEvidence } from '../../reply/quote-evidence.ts'
import { areaTextsOf } from '../../reply/texts/area-texts.ts'
import { compareTextsOf } from '../../reply/texts/compare-texts.ts'
import { passageTextsOf } from '../../reply/texts/passage-texts.ts'
import { placeFactsTextsOf } from '../../reply/texts/place-facts-texts.ts'
import { placeTexts } from '../../reply/texts/place-texts.ts'
import { weighedAreasTextsOf } from '../../reply/texts/weighed-areas-texts.ts'
import type { SearchSlots } from '../../state.ts'
import { askingPrices } from '../../tools/figures-link.ts'
import { aspectsIn } from '../../understanding/asked-area.ts'
import { airportsFor } from '../airports-for.ts'
import type { WeighedAreas } from '../areas-weighed.ts'
import { areaSpokenOf } from '../places-asked.ts'
import { toldByAgents } from './area.ts'
import { comparePlaces } from './compare-places.ts'
import { roundPrice } from './describe-figures.ts'
import { kilometresTo } from './place-without-guide.ts'
import { type Goal, leadsOf } from './weighed-leads.ts'
import { sideOf, type WeighedSide } from './weighed-side.ts'

/** Which of the places speaks more for itself, and what is known of each; the search stays as it was. */
export async function answerAreasWeighed(
  weighed: WeighedAreas,
  context: AnswerContext,
): Promise<Draft> {
  const { texts, language, understanding, state, tools } = context
  const { places, points, aspects } = weighed
  const { homesIn } = passageTextsOf(language)
  const purposes = purposesOf(weighed, context)
  const { sides, kinds } = await sidesOf(weighed, purposes, context)
  const goals = goalsOf(weighed, context)
  const wording = weighedAreasTextsOf(language)
  const factTexts = placeFactsTextsOf(language)
  const rates = await tools.rates(language)
  const evidence: Evidence[] = []
  const quoted: string[] = []
  const leads = leadsOf(weighed, sides, goals, withOther(purposes), context)
  const lines = leads.length > 0 ? [leads.join(texts.gap)] : []
  const isUnguided = sides.every((side) => side.guided === undefined && !side.isOfFigures)
  if (isUnguided)
    lines.push(placeTexts[language].noGuides(sides.map(({ name }) => name).join(texts.comma)))
  const isBroad = (side: WeighedSide): boolean => side.isEmirate && aspects.length === 0
  const guidedBeside = sides.find((side) => side.guided === side.slug)
  for (const side of sides) {
    const facts = factsOf(side, weighed, { purposes, goals, guidedBeside }, context)
    const quotes = side.told.map(({ text, part }) => {
      quoted.push(text)
      evidence.push(...quoteEvidence(text, part, rates))
      return text
    })
    const isOfOther = side.guided !== undefined && side.guided !== side.slug && quotes.length > 0
    const told = isOfOther
      ? [factTexts.ofCommunity(placeName(side.guided ?? '', context), quotes.join(texts.gap))]
      : quotes
    if (side.guided === undefined && !side.isOfFigures && !isUnguided && !isBroad(side))
      told.push(factTexts.noGuide)
    const figures = facts.length === 0 ? [] : [sentenceOf(facts.join(texts.comma), context)]
    lines.push(factTexts.place(side.name, [...told, ...figures].join(texts.gap)))
    evidence.push(...side.evidence)
  }
  const criteria = describeSearch(kinds, context)
  if (criteria !== '') lines.push(compareTextsOf(language).comparedBy(criteria))
  const { aspects: names, silent, untold, offer } = areaTextsOf(language)
  const asked = aspectsIn(context.said)
  const isAddedForFamily = (each: AreaAspect): boolean => !asked.includes(each)
  const guided = sides.filter((side) => side.guided !== undefined && !side.isEmirate)
  const nowhere = aspects.filter(
    (each) => guided.length > 0 && guided.every((side) => side.silent.includes(each)),
  )
  // Of what is known by the map, no guide has to tell.
  const isTold = (each: AreaAspect): boolean => each === 'airport' || isAddedForFamily(each)
  const named = (which: readonly AreaAspect[]): string =>
    which.map((each) => names[each]).join(texts.comma)
  const missing = nowhere.filter((each) => !isTold(each))
  if (missing.length > 0) {
    // What was asked first of all is answered first of all.
    if (leads.length === 0) lines.unshift(untold(named(missing)))
    else lines.push(untold(named(missing)))
  }
  for (const { name, silent: all } of guided) {
    const rest = all.filter((each) => !nowhere.includes(each) && !isTold(each))
    if (rest.length > 0) lines.push(silent(name, named(rest)))
  }
  if (missing.some((each) => toldByAgents.has(each))) lines.push(offer)
  if (points.includes('work') && goals.length === 0) lines.push(wording.whereWork)
  if (goals.length > 0) lines.push(wording.asCrowFlies)
  if (sides.some(({ yields }) => yields !== undefined)) lines.push(texts.yieldNote)
  const { page: _, topic: __, ...rest } = state
  const area = areaSpokenOf(places, state.area)
  const isOpen = points.length === 0 && aspects.length === 0
  const compared =
    points.includes('price') || isOpen
      ? await comparePlaces({
          ...context,
          state: {
            ...state,
            slots: { ...kinds, purpose: purposes[0] ?? 'sale', location: [...places] },
          },
        })
      : undefined
  return {
    text: lines.join('\n'),
    actions: places.map((place) => homesIn(placeName(place, context))),
    evidence: [...evidence, ...(compared?.evidence ?? [])],
    quoted,
    links: sides.flatMap(({ intro, isOfFigures }) =>
      intro === undefined || isOfFigures ? [] : [{ label: intro.page, link: intro.link }],
    ),
    ...(compared?.comparison && { comparison: compared.comparison }),
    state: {
      ...rest,
      slots: understanding.before,
      intent: points.includes('return') ? 'investment_advice' : 'compare_properties',
      refs: [],
      ...(area && { area: { ...area, aspects: [...aspects] } }),
    },
  }
}

/** What was named or is searched for; who invests needs both, and so does who named none. */
function purposesOf({ points }: WeighedAreas, { understanding }: AnswerContext): Purpose[] {
  const { told, before } = understanding
  if (points.includes('resale')) return ['sale']
  if (points.includes('return')) return ['sale', 'rent']
  const purpose = told.purpose ?? before.purpose
  if (purpose === undefined) return ['rent', 'sale']
  return [purpose]
}

/** Where nothing is offered for what is looked for, the other is better than nothing. */
const withOther = (purposes: readonly Purpose[]): Purpose[] => [
  ...new Set<Purpose>([...purposes, 'rent', 'sale']),
]

/** All sides by the kind of home that is named or searched for, or of any kind where too few are alike. */
async function sidesOf(
  weighed: WeighedAreas,
  purposes: readonly Purpose[],
  context: AnswerContext,
): Promise<{ sides: WeighedSide[]; kinds: SearchSlots }> {
  const kinds = kindsOf(context)
  const read = (each: SearchSlots): Promise<WeighedSide[]> =>
    Promise.all(weighed.places.map((place) => sideOf(place, weighed, each, context)))
  const narrow = await read(kinds)
  const isThin = withOther(purposes).every((purpose) =>
    narrow.some(({ offered }) => offered[purpose].figures === undefined),
  )
  if (!isThin || Object.keys(kinds).length === 0) return { sides: narrow, kinds }
  return { sides: await read({}), kinds: {} }
}

const kindsOf = ({ understanding: { told, before } }: AnswerContext): SearchSlots => {
  const { type, bedrooms_min, bedrooms_max } = { ...before, ...told }
  return {
    ...(type && { type }),
    ...(bedrooms_min !== undefined && { bedrooms_min }),
    ...(bedrooms_max !== undefined && { bedrooms_max }),
  }
}

/** Where distances are measured to: the work that is told of, the airport that is asked about. */
function goalsOf({ workplace, aspects, places }: WeighedAreas, context: AnswerContext): Goal[] {
  const centre = workplace === undefined ? undefined : context.gazetteer.place(workplace)?.centre
  const work =
    workplace === undefined || centre === undefined
      ? []
      : [{ name: placeName(workplace, context), ...centre }]
  const [airport] = aspects.includes('airport') ? airportsFor(places, context) : []
  return [...work, ...(airport === undefined ? [] : [airport])]
}

/** A place that is farther off tells nothing of another. Kilometres. */
const nearby = 10

/** Puts a figure into the evidence, with where its homes are. */
type Claim = (text: string, field: string, asOf: string, link?: string) => string

interface Beside {
  purposes: readonly Purpose[]
  goals: readonly Goal[]
  /** The one that a guide tells of. */
  guidedBeside: WeighedSide | undefined
}

/** The figures of a place, each with where it is from. */
function factsOf(
  side: WeighedSide,
  { points, isForFamily }: WeighedAreas,
  { purposes, goals, guidedBeside }: Beside,
  context: AnswerContext,
): string[] {
  const { texts, language, now } = context
  const wording = placeFactsTextsOf(language)
  const facts: string[] = []
  const claim: Claim = (text, field, asOf, link) => {
    side.evidence.push(figureEvidence(text, askingPrices, field, asOf, link))
    return text
  }
  for (const goal of goals) {
    const length = kilometresTo(side.slug, goal, context)
    if (length === undefined) continue
    const figure = formatWhole(length, texts)
    side.evidence.push(figureEvidence(figure, 'map', 'distance', now.toISOString()))
    facts.push(wording.away(figure, goal.name))
  }
  if (points.includes('return')) facts.push(...factOfYield(side, claim, context))
  const [only] = purposes.length === 1 ? purposes : []
  // Where nothing is offered for what is looked for, the other is better than nothing.
  const other: Purpose = only === 'rent' ? 'sale' : 'rent'
  const shown: readonly Purpose[] =
    only !== undefined && side.offered[only].count === 0 ? [only, other] : purposes
  for (const purpose of shown) {
    const { count, figures, asOf, link, figuresLink } = side.offered[purpose]
    if (count === 0 && purpose !== only && only !== undefined) continue
    if (count === 0) {
      facts.push(wording.none[purpose])
      continue
    }
    const median =
      figures === undefined || (points.includes('return') && side.yields !== undefined)
        ? undefined
        : claim(
            formatPrice(roundPrice(figures.medianPrice), purpose === 'rent', texts),
            'price median',
            figures.asOf,
            figuresLink,
          )
    const counted = claim(formatWhole(count, texts), 'listings', asOf, link)
    facts.push(wording.offered[purpose](counted, median))
  }
  if (isForFamily && side.large > 0)
    facts.push(
      wording.large(
        claim(formatWhole(side.large, texts), 'listings', now.toISOString(), side.largeLink),
      ),
    )
  if (side.guided === undefined && side.mostly !== undefined)
    facts.push(wording.mostly[side.mostly])
  if (side.guided === undefined && guidedBeside !== undefined) {
    const centre = context.gazetteer.place(guidedBeside.slug)?.centre
    const length = kilometresTo(side.slug, centre, context)
    if (length !== undefined && length <= nearby) {
      const figure = formatWhole(length, texts)
      side.evidence.push(figureEvidence(figure, 'map', 'distance', now.toISOString()))
      facts.push(wording.away(figure, guidedBeside.name))
    }
  }
  return facts
}

function factOfYield(
  { yields, isEmirate, offered }: WeighedSide,
  claim: Claim,
  context: AnswerContext,
): string[] {
  const { texts, language } = context
  const wording = placeFactsTextsOf(language)
  // That nothing is let there is said beside it.
  if (yields === undefined)
    return offered.sale.count > 0 && offered.rent.count > 0 ? [wording.noYield] : []
  const { grossYield, kinds, most, asOf, place } = yields
  const share = claim(formatShare(grossYield, texts), 'gross_yield', asOf)
  if (isEmirate) return [wording.highestYield(placeName(place, context), share)]
  const { type, bedrooms } = most
  const kind = describeSearch(
    { type: [type], bedrooms_min: bedrooms, bedrooms_max: bedrooms },
    context,
  )
  const price = claim(formatPrice(roundPrice(most.price), false, texts), 'price median', asOf)
  const rent = claim(formatPrice(roundPrice(most.rent), true, texts), 'rent median', asOf)
  if (kinds === 1) return [wording.yieldOf(share, price, rent, kind)]
  return [wording.yieldOfKinds(share, formatWhole(kinds, texts), kind, price, rent)]
}

const stops: Partial<Record<AnswerContext['language'], string>> = { hi: '।', zh: '。' }

/** Facts as a sentence of their own. */
function sentenceOf(facts: string, { language }: AnswerContext): string {
  const begun = facts.charAt(0).toLocaleUpperCase(language) + facts.slice(1)
  return `${begun}${stops[language] ?? '.'}`
}
