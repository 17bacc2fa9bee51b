import type { Answer, AnswerContext, Draft } from '../answer-context.ts'
import { filledSlots, type Intent } from '../state.ts'
import { fieldsIn } from '../understanding/asked-fields.ts'
import { findImpossibleRange } from '../understanding/impossible-range.ts'
import { leadIntents } from '../understanding/lead-intents.ts'
import { isOwnSum } from '../understanding/money/signs.ts'
import { siteMatter } from '../understanding/site-matter.ts'
import { siteQuestion } from '../understanding/site-question.ts'
import { answerAbout } from './answers/about.ts'
import { answerOfArea } from './answers/area.ts'
import { answerAreaPrices } from './answers/area-prices.ts'
import { answerAreasRanked } from './answers/areas-ranked.ts'
import { answerAreasWeighed } from './answers/areas-weighed.ts'
import { answerAvailability, askedWhetherAvailable } from './answers/availability.ts'
import { answerCompare } from './answers/compare.ts'
import { answerComparedByRank } from './answers/compared-by-rank.ts'
import { answerComparedElsewhere } from './answers/compared-elsewhere.ts'
import { answerEstimate } from './answers/estimate.ts'
import { withOtherHalf } from './answers/fair-beside-sum.ts'
import { answerImpossibleRange } from './answers/impossible-range.ts'
import { answerInvest } from './answers/invest.ts'
import { answerInvestWithProperties } from './answers/invest-with-properties.ts'
import { leadingOfSearch } from './answers/leading-of-search.ts'
import { answerNearWork } from './answers/near-work.ts'
import { answerNoneShown } from './answers/none-shown.ts'
import { answerOwnProperty } from './answers/own-property.ts'
import { answerPlaceInDoubt, placeInDoubt } from './answers/place-in-doubt.ts'
import { answerRecap } from './answers/recap.ts'
import { answerCallback, answerViewing } from './answers/request.ts'
import { answerSearchWithPlans } from './answers/search-with-plans.ts'
import { answerShownAgainstArea } from './answers/shown-against-area.ts'
import { answerSiteQuestion } from './answers/site-question.ts'
import { answerGreeting, answerOutside, answerQuestion, answerTalk } from './answers/talk.ts'
import { answerUnknownPlace } from './answers/unknown-place.ts'
import { answerWayBetween } from './answers/way-between.ts'
import { answerWeighed } from './answers/weigh.ts'
import { answerWhereToLive } from './answers/where-to-live.ts'
import { answerWhichOfShown } from './answers/which-of-shown.ts'
import { answerYieldsOfShown, asksYieldsOfShown } from './answers/yields-of-shown.ts'
import { areasRanked, asksAreasByReturn } from './areas-ranked.ts'
import { areasWeighed } from './areas-weighed.ts'
import { askedOfArea } from './asked-of-area.ts'
import { asksOfNoneShown } from './asked-of-none-shown.ts'
import { askedOfPrices } from './asked-of-prices.ts'
import { type AskedOfShown, askedOfShown } from './asked-of-shown.ts'
import { greetsAndLooks } from './asks-site.ts'
import { asksYieldOfPlaces } from './asks-yield-of-places.ts'
import { answerCheaperPlace } from './cheaper-place.ts'
import { comparedByRank } from './compared-by-rank.ts'
import { comparedElsewhere } from './compared-elsewhere.ts'
import { withFocus } from './focus.ts'
import { goesOnSearching } from './hardly-search.ts'
import { answerMood, hearingNeed } from './moods.ts'
import { nearWork } from './near-work.ts'
import { notesFor } from './notes.ts'
import { ownPropertyAsked } from './own-property-asked.ts'
import { priceAndRent } from './price-and-rent.ts'
import { recapAsked } from './recap-asked.ts'
import { resumed } from './resumed.ts'
import { shownAgainstArea } from './shown-against-area.ts'
import { droppedNotes, unsentNotes } from './unsent-note.ts'
import { wayAsked } from './way-between.ts'
import { weighsShown } from './weighs-shown.ts'
import { whereToLive } from './where-to-live.ts'
import { whichOfShown } from './which-of-shown.ts'

const answers: Readonly<Record<Intent, Answer>> = {
  find_property: answerSearchWithPlans,
  search_location: answerSearchWithPlans,
  estimate_value: answerEstimate,
  investment_advice: answerInvestWithProperties,
  compare_properties: answerCompare,
  request_callback: answerCallback,
  book_viewing: answerViewing,
  ask_question: answerQuestion,
  smalltalk: answerTalk,
  out_of_scope: answerOutside,
}

/** Makes the answer to an understood message: tool calls, or one question. */
export const decide = async (context: AnswerContext): Promise<Draft> =>
  withFocus(
    resumed((await answerMood(context)) ?? (await hearingNeed(context, decideAlone)), context),
    context,
  )

async function decideAlone(context: AnswerContext): Promise<Draft> {
  const ofOwn = ownPropertyAsked(context)
  if (ofOwn !== undefined) {
    const { own, named } = ofOwn
    // What was paid for it, and what somebody named for it, limits nothing.
    const isLimited = (own.bought ?? own.rent ?? named) === undefined
    const notes = isLimited && context.state.intent === 'estimate_value' ? notesFor(context) : []
    return withTail(await answerOwnProperty(ofOwn, context), notes, context)
  }
  const { money } = context.state
  // A sum over figures that are named is asked for whatever else its words may mean.
  const isSum = money !== undefined && isOwnSum(money.kind)
  // What the agent is to be asked is answered by nobody here.
  const { words } = context.understanding
  const isForAgent = words.note !== undefined && leadIntents.has(context.state.intent)
  const beside = isSum || isForAgent ? undefined : await answerBeside(context)
  if (beside !== undefined) return withTail(beside, [], context)
  const work = isSum || isForAgent ? undefined : nearWork(context)
  if (work !== undefined) {
    const near = await answerNearWork(work, context)
    return withTail(near, notesFor(withoutWayToWork(context)), context)
  }
  const draft = await answerAlone(context)
  const notes = [...notesFor(context), ...unsentNotes(context, draft)]
  const dropped = droppedNotes(context, draft)
  const begun = { ...draft, text: [...dropped, draft.text].join(gapOf(draft, context)) }
  return withTail(begun, notes, context)
}

/** 'Without a car', 'near my office': homes near the work are what was asked for. */
function withoutWayToWork(context: AnswerContext): AnswerContext {
  const { understanding } = context
  const unused = understanding.unused.filter(
    (each) =>
      each.kind !== 'refused' && !(each.kind === 'unsearchable' && waysToWork.has(each.what)),
  )
  return { ...context, understanding: { ...understanding, unused } }
}

const waysToWork: ReadonlySet<string> = new Set(['work', 'bus'])

/** A question to the visitor stands behind everything that is told. */
function withTail(
  { tail, ...draft }: Draft,
  notes: readonly string[],
  context: AnswerContext,
): Draft {
  const lines = [draft.text, ...notes, ...(tail === undefined ? [] : [tail])]
  return { ...draft, text: lines.join(gapOf(draft, context)) }
}

const gapOf = ({ text }: Draft, { texts }: AnswerContext): string =>
  text.includes('\n') ? '\n' : texts.gap

/** A greeting that says no more than that a home is looked for is greeted, and asked what it should be. */
async function answerAlone(context: AnswerContext): Promise<Draft> {
  const { understanding, state } = context
  const answer = answers[state.intent]
  const begins = filledSlots(understanding.before).length === 0 && greetsAndLooks(understanding)
  if (answer === answerSearchWithPlans && begins) return answerGreeting(context)
  return withOtherHalf(await answer(context), context)
}

/**
 * What is asked of cards, places and prices, of a place to live, of a place that nobody knows, of limits
 * that cannot be.
 */
async function answerBeside(context: AnswerContext): Promise<Draft | undefined> {
  const matter = await answerSiteMatter(context)
  if (matter !== undefined) return matter
  const recap = recapAsked(context)
  if (recap !== undefined) return answerRecap(recap, context)
  const ends = wayAsked(context)
  const way = ends && (await answerWayBetween(ends, context))
  if (way !== undefined) return way
  const areas = areasWeighed(context)
  if (areas !== undefined) return answerAreasWeighed(areas, context)
  const elsewhere = comparedElsewhere(context)
  const besideOther = elsewhere && (await answerComparedElsewhere(elsewhere, context))
  if (besideOther) return besideOther
  const against = shownAgainstArea(context)
  const held = against && (await answerShownAgainstArea(against, context))
  if (held !== undefined) return held
  if (asksAreasByReturn(context)) return answerInvest(context)
  const inOrder = areasRanked(context)
  const ranked = inOrder && (await answerAreasRanked(inOrder, context))
  if (ranked !== undefined) return ranked
  if (asksYieldsOfShown(context)) return answerYieldsOfShown(context)
  if (asksYieldOfPlaces(context)) return answerInvestWithProperties(context)
  const weighed = weighsShown(context)
  if (weighed !== undefined) return answerWeighed(weighed, context)
  const amenities = whichOfShown(context)
  if (amenities.length > 0) return answerWhichOfShown(amenities, context)
  const living = whereToLive(context)
  if (living !== undefined) return answerWhereToLive(living, context)
  if (asksOfNoneShown(context)) return answerNoneShown(context)
  const compared = comparedByRank(context)
  if (compared !== undefined) return answerComparedByRank(compared, context)
  const goesOn = goesOnSearching(context.said, context.understanding)
  if (goesOn && answers[context.state.intent] === answerSearchWithPlans) return undefined
  const available = askedWhetherAvailable(context)
  // 'Is it available now, and are bachelors allowed?' asks of more than that.
  if (available !== undefined && fieldsIn(context.said).length === 0)
    return answerAvailability(available, context)
  const ofShown = askedOfShown(context)
  if (ofShown !== undefined) return answerOfShown(ofShown, context)
  const ofArea = await askedOfArea(context)
  if (ofArea !== undefined) return answerOfArea(ofArea, context)
  const ofPrices = priceAndRent(context) ?? askedOfPrices(context)
  if (ofPrices !== undefined) return answerAreaPrices(ofPrices, context)
  const ofPlaces = await answerCheaperPlace(context)
  if (ofPlaces !== undefined) return ofPlaces
  if (context.understanding.unknownPlace !== undefined) return answerUnknownPlace(context)
  const impossible = findImpossibleRange(context.understanding.mentions)
  if (impossible !== undefined && answers[context.state.intent] === answerSearchWithPlans)
    return answerImpossibleRange(impossible, context)
  const { words, mentions } = context.understanding
  // An agent who speaks Chinese is no language of the assistant.
  const ofSite =
    words.note === undefined ? siteQuestion(context.said, mentions.length > 0) : undefined
  const told = ofSite && (await answerSiteQuestion(ofSite, context))
  if (told) return told
  const place = placeInDoubt(context)
  const doubt = place === undefined ? undefined : await answerPlaceInDoubt(place, context)
  if (doubt) return doubt
  return available === undefined ? undefined : answerAvailability(available, context)
}

/** What is asked of the site itself, whatever homes are named beside it; who leaves details wants a request. */
async function answerSiteMatter(context: AnswerContext): Promise<Draft | undefined> {
  const { words } = context.understanding
  if (Object.values(words).some((each) => each !== undefined)) return undefined
  const matter = siteMatter(context.said)
  return matter === undefined ? undefined : answerSiteQuestion(matter, context)
}

/** A question about cards leaves the search as it is, and whatever was being worked out. */
async function answerOfShown(asked: AskedOfShown, context: AnswerContext): Promise<Draft> {
  const { money: _, page: __, topic: ___, ...state } = context.state
  const { before } = context.understanding
  const about = { ...state, slots: before, intent: 'ask_question' as const }
  const ofCards = { ...context, state: { ...about, refs: [...asked.numbers] } }
  const { rank } = asked
  const leading = rank === undefined ? undefined : await leadingOfSearch(rank, ofCards)
  if (leading === undefined) return answerAbout(ofCards, asked)
  const { context: told, number } = leading
  const ofAll = { ...told, state: { ...told.state, refs: [number] } }
  return answerAbout(ofAll, { ...asked, leading })
}
