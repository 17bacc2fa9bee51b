import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import type { AnswerContext } from '../answer-context.ts'
import { filledSlots, type SearchSlots } from '../state.ts'
import { shareOf } from '../turn-kind/turn-kind.ts'
import { pairSpokenOf } from '../understanding/area-spoken-of.ts'
import {
  asksOfHour,
  asksOfLiving,
  asksOpinion,
  asksWhatLike,
  aspectsIn,
  looksForAny,
  ofTwo,
  pointsThere,
  weighsPlaces,
} from '../understanding/asked-area.ts'
import { asksOfThoseShown, beginsAsQuestion, pointsBack } from '../understanding/asked-fields.ts'
import { seeksElsewhere } from '../understanding/asks-for-lack.ts'
import { namesWorkplace } from '../understanding/asks-where-to-live.ts'
import { leadsTo } from '../understanding/leads-to.ts'
import { otherTasks } from '../understanding/other-tasks.ts'
import { ratherSearches } from '../understanding/rather-there.ts'
import { placeOf } from './answers/place-of.ts'
import { areaGoingOn } from './area-goes-on.ts'
import { asksTexts } from './asks-texts.ts'
import type { AskedOfArea } from './places-asked.ts'

const turningAway = [...otherTasks, 'value', 'law', 'promise', 'human'] as const

/** Amenities of homes that are asked of a place as well. */
const besidePlace: readonly (keyof SearchSlots)[] = ['location', 'features', 'sort_by']
/** What tells which home was found. */
const ofOneFound: readonly (keyof SearchSlots)[] = [
  'location',
  'type',
  'bedrooms_min',
  'bedrooms_max',
  'purpose',
  'features',
]
const likelyArea = 0.3
const surelyArea = 0.55
/** A few words that ask nothing may mean its homes as well: two buttons ask. */
const clearlyArea = 0.75
const surelySearch = 0.5
const mostPlaces = 2
/** So many places of the search are told about at most, one after the other. */
const mostSpokenOf = 3
/** So many messages after talk of a place, a question may still be about it. */
const lastingTurns = 2

/** A question about a place, named or spoken of last; undefined where it asks for homes or for something else. */
export async function askedOfArea(context: AnswerContext): Promise<AskedOfArea | undefined> {
  const { said, understanding, guess, state, gazetteer } = context
  const { flags, told, words, intent } = understanding
  if (ratherSearches(said, understanding)) return undefined
  // 'Isn't there one in Karama?'
  if (seeksElsewhere(said, told, understanding.before)) return undefined
  const weighed = weighedPlaces(context)
  if (weighed !== undefined) return weighed
  if (turningAway.some((cue) => flags.cues.has(cue))) return undefined
  if (Object.values(words).some((word) => word !== undefined)) return undefined
  if (state.money !== undefined || understanding.appointment?.date !== undefined) return undefined
  const aspects = aspectsIn(said)
  const way = await askedOfWay(context, aspects)
  if (way !== undefined) return way
  // 'Or Silicon Oasis? As long as there is a bus' goes on with the search before it.
  const wasTold = state.area !== undefined && state.area.age === 0
  if (flags.or && !wasTold && filledSlots(understanding.before).length > 0) return undefined
  if (await asksTexts(context)) return undefined
  const goingOn = areaGoingOn(context)
  if (goingOn !== undefined) return goingOn
  const area = shareOf('area', guess)
  const { area: last } = state
  const isNext = last !== undefined && last.age === 0 && aspects.length > 0
  const ofMessage = (told.location ?? []).filter(
    // 'How far is it from Dubai?' after talk of a place.
    (slug) => last === undefined || gazetteer.place(slug)?.kind !== 'emirate',
  )
  const oneOfTwo =
    ofMessage.length > 0 ? undefined : ofTwo(said, pairSpokenOf(understanding.before, last))
  const named = oneOfTwo === undefined ? ofMessage : [oneOfTwo]
  if (oneOfTwo !== undefined && aspects.length > 0 && !looksFor(context, 1))
    return { places: [oneOfTwo], aspects }
  const pair = placesOfWhich(context, aspects)
  // 'Which of them is quieter for somebody who works in Dubai?'
  const isOfPairAlone = named.every((slug) => gazetteer.place(slug)?.kind === 'emirate')
  if (pair !== undefined && isOfPairAlone && !looksFor(context, 1)) return { places: pair, aspects }
  const points = isNext || pointsThere(said) || pointsAtPlace(context, aspects)
  if (named.length > mostPlaces || (named.length === 0 && !points)) return undefined
  // 'I found a flat in Deira but fear the noise, what do you think?' looks for no other one.
  const isFound = filledSlots(told).every((name) => ofOneFound.includes(name))
  const isOfPlaceAlone = filledSlots(told).every((name) => name === 'location')
  const beginsWithPlace = isOfPlaceAlone && filledSlots(understanding.before).length === 0
  const isOpinion = aspects.length > 0 ? isFound : beginsWithPlace
  if (named.length === 1 && isOpinion && asksOpinion(said)) return { places: named, aspects }
  // 'I don't know Town Square, what is it like there?'
  if (named.length === 1 && isOfPlaceAlone && asksWhatLike(said)) return { places: named, aspects }
  if (named.length > 0 && intent === 'ask_question') {
    const isTold =
      aspects.length > 0 &&
      told.purpose === undefined &&
      // 'Is there anything in Mirdif with a dog?'
      !looksForAny(said) &&
      (aspects.includes('safety') || (await isToldByGuide(context)))
    return isTold ? { places: named, aspects } : undefined
  }
  if (looksFor(context, isNext ? 1 : area)) return undefined
  const isLikely = area >= (named.length > 0 ? clearlyArea : likelyArea)
  // 'Безопасно ли вечером в этом районе' names nothing else.
  const isOfPlaceThere =
    aspects.length > 0 &&
    isOfPlaceAlone &&
    named.length === 0 &&
    shareOf('search', guess) < surelySearch
  const isAsked =
    flags.question ||
    flags.cues.has('question') ||
    ((isNext || pointsThere(said)) && beginsAsQuestion(said))
  if (!(isAsked || isLikely || isOfPlaceThere)) return undefined
  if (named.length > 0) {
    const isCompared = intent === 'compare_properties' && aspects.length === 0
    const isNoSearch = area >= likelyArea || shareOf('search', guess) < surelySearch
    const isOfPlace = aspects.length > 0 || (asksOfLiving(said) && area >= surelyArea)
    return isOfPlace && isNoSearch && !isCompared ? { places: named, aspects } : undefined
  }
  if (aspects.length === 0 && !(asksOfLiving(said) && area >= likelyArea)) return undefined
  const places = await spokenOf(context)
  return places.length > 0 || asksOfSome(context, aspects) ? { places, aspects } : undefined
}

/** What may be named beside places that are weighed against one another. */
const besideWeighed: readonly (keyof SearchSlots)[] = [...besidePlace, 'purpose', 'completion']

/** 'JVC or Dubai South, which is better for us?': what their guides tell, and what their homes ask. */
function weighedPlaces({
  said,
  understanding,
  state,
  gazetteer,
}: AnswerContext): AskedOfArea | undefined {
  const { told, ordinals, words, flags, intent } = understanding
  // What they bring in is told by figures alone.
  if (intent === 'investment_advice') return undefined
  if ((told.location ?? []).some((slug) => gazetteer.place(slug)?.kind === 'emirate'))
    return undefined
  const places = told.location ?? []
  if (places.length < 2 || places.length > mostSpokenOf || state.money !== undefined)
    return undefined
  if (ordinals.length > 0 || flags.cues.has('search') || !weighsPlaces(said)) return undefined
  if (Object.values(words).some((word) => word !== undefined)) return undefined
  if (filledSlots(told).some((name) => !besideWeighed.includes(name))) return undefined
  return { places, aspects: aspectsIn(said), isWeighed: true }
}

/** 'How is the way to Al Quoz from there?': of the places that are searched in, and not of where it leads. */
async function askedOfWay(
  context: AnswerContext,
  aspects: readonly AreaAspect[],
): Promise<AskedOfArea | undefined> {
  const { said, understanding, gazetteer } = context
  const { told, ordinals } = understanding
  const named = told.location ?? []
  if (!aspects.some((aspect) => ofWay.has(aspect)) || ordinals.length > 0) return undefined
  if (filledSlots(told).some((name) => !besidePlace.includes(name))) return undefined
  const to = named.find((slug) => leadsTo(said, gazetteer.place(slug))) ?? workplaceIn(context)
  if (to === undefined || gazetteer.place(to)?.kind === 'emirate') return undefined
  const others = named.filter((slug) => slug !== to)
  const places = others.length > 0 ? others : await spokenOf(context)
  const from = places.filter((slug) => slug !== to)
  return from.length === 0 ? undefined : { places: from.slice(0, mostSpokenOf), aspects, to }
}

/** 'I work in Al Quoz, how long does it take from Al Nahda?' */
function workplaceIn({ said, understanding }: AnswerContext): string | undefined {
  if (!namesWorkplace(said)) return undefined
  const [aside] = understanding.mentions.flatMap(({ criterion, stance }) =>
    criterion.slot === 'location' && stance === 'aside' ? criterion.slug : [],
  )
  return aside
}

const ofWay: ReadonlySet<AreaAspect> = new Set(['transport', 'distance'])

/** 'Which of them is quieter?': of the places that were told about, or that are searched in. */
function placesOfWhich(
  { said, state, understanding }: AnswerContext,
  aspects: readonly AreaAspect[],
): readonly string[] | undefined {
  if (aspects.length === 0 || understanding.ordinals.length > 0) return undefined
  if (!asksOfThoseShown(said)) return undefined
  const pair = pairSpokenOf(understanding.before, state.area)
  return pair.length > 1 && pair.length <= mostSpokenOf ? pair : undefined
}

/** What single homes have as well: 'does it have parking?' */
const ofPropertiesToo: ReadonlySet<AreaAspect> = new Set(['parking', 'pets', 'people', 'beach'])

/** 'How far is the airport?' is asked of a place, whether or not it is pointed at. */
const ofPlacesAlone: ReadonlySet<AreaAspect> = new Set(['airport', 'curricula', 'safety'])

/** 'Is it near the airport?' without a home that was spoken of. */
const pointsAtPlace = (
  { said, understanding: { flags } }: AnswerContext,
  aspects: readonly AreaAspect[],
): boolean =>
  aspects.some((aspect) => !ofPropertiesToo.has(aspect)) &&
  (flags.question || flags.cues.has('question') || beginsAsQuestion(said)) &&
  (pointsBack(said) ||
    // 'What is the drive like at eight?'
    (aspects.includes('transport') && asksOfHour(said)) ||
    aspects.some((aspect) => ofPlacesAlone.has(aspect)))

/** Where no place is known, it is asked which one is meant, once homes were looked for. */
const asksOfSome = (
  { understanding: { before }, state }: AnswerContext,
  aspects: readonly AreaAspect[],
): boolean =>
  aspects.some((aspect) => !ofPropertiesToo.has(aspect)) &&
  (filledSlots(before).length > 0 || state.shown.length > 0)

/** Names homes, or what only they have. */
function looksFor({ said, understanding }: AnswerContext, area: number): boolean {
  const { told, spans, flags } = understanding
  // 'Is there a supermarket?' looks for no shop to let.
  const isOfShops = pointsThere(said) && aspectsIn(said).includes('shops')
  const isBeside = (name: keyof SearchSlots): boolean =>
    besidePlace.includes(name) || (name === 'type' && isOfShops)
  if (filledSlots(told).some((name) => !isBeside(name))) return true
  // 'Is it safe to walk home alone at night?' looks for no home.
  const asksSafety = aspectsIn(said).includes('safety') && !flags.cues.has('search')
  if (asksSafety && (flags.question || flags.cues.has('question'))) return false
  if (spans.some(({ kind }) => ofProperties.has(kind) && !(kind === 'type' && isOfShops)))
    return true
  if (looksForAny(said)) return true
  // 'Is there a metro?' looks for nothing, 'JVC near the metro' does.
  const isQuestion =
    flags.question || flags.about || flags.cues.has('question') || beginsAsQuestion(said)
  // 'Is there a British school there?' beside a search looks for no home.
  const isOfPlace = pointsThere(said) && isQuestion && aspectsIn(said).length > 0
  const isSearch = flags.cues.has('search') && area < likelyArea && !isOfPlace
  return isSearch || (told.features !== undefined && !isQuestion && !flags.cues.has('search'))
}

const ofProperties: ReadonlySet<string> = new Set(['home', 'type', 'ordinal'])

/** The text that fits best is the guide of a place. */
async function isToldByGuide({ tools, said, language }: AnswerContext): Promise<boolean> {
  const [best] = await tools.passages(said, language)
  return best?.link.startsWith('/area-guide') === true
}

/** The places of the last answer about any, or of the home or the search spoken of since. */
async function spokenOf({
  said,
  state,
  understanding,
  tools,
  gazetteer,
}: AnswerContext): Promise<string[]> {
  const { area, focus } = state
  if (area !== undefined && area.age <= lastingTurns) {
    const { slug, beside } = area
    return beside === undefined || pointsThere(said) ? [slug] : [slug, beside]
  }
  if (focus !== undefined) {
    const { rows } = await tools.propertiesById([focus.propertyId])
    const [slug] = placeOf(rows).location ?? []
    if (slug !== undefined) return [slug]
  }
  const places = understanding.before.location ?? []
  const isWide = places.every((slug) => gazetteer.place(slug)?.kind === 'emirate')
  if (!isWide) return places.length <= mostSpokenOf ? places : []
  // Of a whole emirate nothing is told: the homes on the screen lie somewhere in it.
  const { rows } = await tools.propertiesById(state.shown)
  const shown = (placeOf(rows).location ?? []).filter(
    (slug) => gazetteer.place(slug)?.kind !== 'emirate',
  )
  return shown.slice(0, mostSpokenOf)
}
