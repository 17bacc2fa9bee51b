import type { AnswerContext } from '../answer-context.ts'
import { filledSlots, type SearchSlots } from '../state.ts'
import { shareOf } from '../turn-kind/turn-kind.ts'
import { pairSpokenOf } from '../understanding/area-spoken-of.ts'
import {
  asksOfLiving,
  asksOpinion,
  aspectsIn,
  looksForAny,
  ofTwo,
  pointsThere,
} from '../understanding/asked-area.ts'
import { otherTasks } from '../understanding/other-tasks.ts'
import { placeOf } from './answers/place-of.ts'
import { areaGoingOn } from './area-goes-on.ts'
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
/** So many messages after talk of a place, a question may still be about it. */
const lastingTurns = 2

/** A question about a place, named or spoken of last; undefined where it asks for homes or for something else. */
export async function askedOfArea(context: AnswerContext): Promise<AskedOfArea | undefined> {
  const { said, understanding, guess, state, gazetteer } = context
  const { flags, told, words, intent } = understanding
  if (turningAway.some((cue) => flags.cues.has(cue))) return undefined
  if (Object.values(words).some((word) => word !== undefined)) return undefined
  if (state.money !== undefined || understanding.appointment?.date !== undefined) return undefined
  const goingOn = areaGoingOn(context)
  if (goingOn !== undefined) return goingOn
  const aspects = aspectsIn(said)
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
  const points = isNext || pointsThere(said)
  if (named.length > mostPlaces || (named.length === 0 && !points)) return undefined
  // 'I found a flat in Deira but fear the noise, what do you think?' looks for no other one.
  const isFound = filledSlots(told).every((name) => ofOneFound.includes(name))
  const isOfPlaceAlone = filledSlots(told).every((name) => name === 'location')
  const beginsWithPlace = isOfPlaceAlone && filledSlots(understanding.before).length === 0
  const isOpinion = aspects.length > 0 ? isFound : beginsWithPlace
  if (named.length === 1 && isOpinion && asksOpinion(said)) return { places: named, aspects }
  if (named.length > 0 && intent === 'ask_question') {
    const isTold =
      aspects.length > 0 && told.purpose === undefined && (await isToldByGuide(context))
    return isTold ? { places: named, aspects } : undefined
  }
  if (looksFor(context, isNext ? 1 : area)) return undefined
  const isLikely = area >= (named.length > 0 ? clearlyArea : likelyArea)
  if (!(flags.question || flags.cues.has('question') || isLikely)) return undefined
  if (named.length > 0) {
    const isCompared = intent === 'compare_properties' && aspects.length === 0
    const isNoSearch = area >= likelyArea || shareOf('search', guess) < surelySearch
    const isOfPlace = aspects.length > 0 || (asksOfLiving(said) && area >= surelyArea)
    return isOfPlace && isNoSearch && !isCompared ? { places: named, aspects } : undefined
  }
  if (aspects.length === 0 && !(asksOfLiving(said) && area >= likelyArea)) return undefined
  const places = await spokenOf(context)
  return places.length === 0 ? undefined : { places, aspects }
}

/** Names homes, or what only they have. */
function looksFor({ said, understanding }: AnswerContext, area: number): boolean {
  const { told, spans, flags } = understanding
  // 'Is there a supermarket?' looks for no shop to let.
  const isOfShops = pointsThere(said) && aspectsIn(said).includes('shops')
  const isBeside = (name: keyof SearchSlots): boolean =>
    besidePlace.includes(name) || (name === 'type' && isOfShops)
  if (filledSlots(told).some((name) => !isBeside(name))) return true
  if (spans.some(({ kind }) => ofProperties.has(kind) && !(kind === 'type' && isOfShops)))
    return true
  if (looksForAny(said)) return true
  // 'Is there a metro?' looks for nothing, 'JVC near the metro' does.
  const isQuestion = flags.question || flags.about || flags.cues.has('question')
  const isSearch = flags.cues.has('search') && area < likelyArea
  return isSearch || (told.features !== undefined && !isQuestion && !flags.cues.has('search'))
}

const ofProperties: ReadonlySet<string> = new Set(['home', 'type', 'ordinal'])

/** The text that fits best is the guide of a place. */
async function isToldByGuide({ tools, said, language }: AnswerContext): Promise<boolean> {
  const [best] = await tools.passages(said, language)
  return best?.link.startsWith('/area-guide') === true
}

/** The places of the last answer about any, or of the home or the search spoken of since. */
async function spokenOf({ said, state, understanding, tools }: AnswerContext): Promise<string[]> {
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
  return places.length === 1 ? places : []
}
