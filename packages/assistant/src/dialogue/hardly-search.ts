import { filledSlots, type SearchSlots } from '../state.ts'
import { shareOf, type TurnKindGuess } from '../turn-kind/turn-kind.ts'
import { wordsIn } from '../understanding/goes-on-with-question.ts'
import { takesSmaller } from '../understanding/rather-smaller.ts'
import { tellsBill, tellsPurchase } from '../understanding/tells-spent.ts'
import { tellsTenancy } from '../understanding/tells-tenancy.ts'
import type { Understanding } from '../understanding/understanding.ts'
import { saysNeedless } from '../understanding/without-needless.ts'
import { withoutOffersCounted } from '../understanding/without-offers-counted.ts'

/** Kinds of messages that texts and sums answer. */
const told = ['knowledge', 'site', 'money'] as const

/** A question, and one that a verb like 'get' or 'find' makes sound like a search. */
const asked = { search: 0.15, told: 0.5 }
const askedWithVerb = { search: 0.12, told: 0.7 }
/** What only tells: 'if one of us leaves, he has to pay the whole year'. */
const stated = { search: 0.1, told: 0.7 }
/** 'What can I buy for that?' names what is wanted. */
const surelyAsked = 0.6
/** Then amenities that are named are none that are wished for. */
const surelyTold = 0.8
/** Places alone: 'does my card of Dubai count in Sharjah', whatever its verb sounds like. */
const ofPlaces = { search: 0.2, told: 0.45 }
/** A search that stays as it was is asked for again by who wants to see homes. */
const unchanged = 0.13

/**
 * Whether a message is no search, whatever words of homes it holds: it leaves the search before as it was, or
 * it asks or tells of something else and names too little to look for.
 */
export function isHardlySearch(
  said: string,
  understanding: Understanding,
  guess: TurnKindGuess,
): boolean {
  const { intent, flags, before, state, mentions } = understanding
  if (intent !== 'find_property' && intent !== 'search_location') return false
  if (flags.cues.has('more') || flags.cues.has('restart') || flags.cues.has('deal')) return false
  if (tellsTenancy(said) || tellsPurchase(said)) return true
  if (namesOnly(understanding, ofPrice) && tellsBill(said)) return true
  const isQuestion = flags.question || flags.cues.has('question')
  // 'Anywhere is fine' gives a criterion up; 'must he be registered anywhere?' asks.
  if (!isQuestion && mentions.some(({ criterion }) => criterion.slot === 'clear')) return false
  const isSearching = filledSlots(before).length > 0
  const search = shareOf('search', guess)
  const share = told.reduce((sum, kind) => sum + shareOf(kind, guess), 0)
  // 'What do 1 beds go for there?' after talk of a place.
  const { recalled, told: named } = understanding
  if (recalled.location !== undefined && named.bedrooms_min !== undefined) return false
  if (goesOnSearching(said, understanding)) return false
  if (isSearching && isSame(before, state.slots)) {
    const asksAgain = flags.cues.has('search') && !isQuestion && search >= unchanged
    const isSure = understanding.told.purpose === undefined || share >= surelyAsked
    return !asksAgain && isSure && !isNamedAgain(understanding.told)
  }
  if (isChange(understanding) || namesProperty(understanding, said)) return false
  const asksOfPlaces = namesOnly(understanding, ofLocation) && wordsIn(said) > fewWords
  if (asksOfPlaces && search < ofPlaces.search && share >= ofPlaces.told) return true
  const least = !isQuestion ? stated : flags.cues.has('search') ? askedWithVerb : asked
  if (!isQuestion && flags.cues.has('search')) return false
  const details = filledSlots(understanding.told).filter((name) => !toldBeside.has(name))
  if (!isQuestion && details.length > 0)
    return details.every((name) => name === 'features') && share >= surelyTold
  return search < least.search && share >= least.told
}

/** 'It need not be furnished', '3 or 4 offers will do': the search that is under way is meant. */
export const goesOnSearching = (said: string, { before, mentions }: Understanding): boolean =>
  filledSlots(before).length > 0 &&
  ((mentions.length > 0 && saysNeedless(said) && !/[?？؟]/u.test(said)) ||
    withoutOffersCounted(said).countsOffers ||
    ((before.bedrooms_min ?? 0) > 0 && takesSmaller(said)))

/** What somebody's story names of homes; how one is or what it has is wished. */
const toldBeside: ReadonlySet<keyof SearchSlots> = new Set([
  'purpose',
  'type',
  'location',
  'price_min',
  'price_max',
  'sort_by',
])

/** 'Rather rent', 'what about JVC?' */
const isChange = ({ flags }: Understanding): boolean =>
  flags.set || flags.about || (flags.corrects && !flags.question && !flags.cues.has('question'))

/** Fewer words ask for little beside the rooms that they name. */
const fewWords = 6

/** Rooms that are looked for, or a kind to buy or to rent; a kind of a place and a price; the cheapest of a place. */
function namesProperty({ told: names, flags }: Understanding, said: string): boolean {
  const has = (...some: (keyof SearchSlots)[]): boolean =>
    some.some((name) => names[name] !== undefined)
  const isQuestion = flags.question || flags.cues.has('question')
  const isPriced = has('price_max', 'price_min')
  const tellsRooms = has('bedrooms_min', 'bedrooms_max')
  if (!isQuestion && names.purpose !== undefined && (tellsRooms || has('type'))) return true
  if (tellsRooms && (flags.cues.has('search') || wordsIn(said) <= fewWords)) return true
  if (tellsRooms) return isPriced || has('location', 'furnished', 'features')
  return has('location') && (has('sort_by') || (isPriced && has('type')))
}

const ofLocation: ReadonlySet<keyof SearchSlots> = new Set(['location'])
/** A sum of rent says that it is for rent. */
const ofPrice: ReadonlySet<keyof SearchSlots> = new Set(['purpose', 'price_min', 'price_max'])

const namesOnly = ({ told: names }: Understanding, some: ReadonlySet<keyof SearchSlots>): boolean =>
  filledSlots(names).every((name) => some.has(name))

/** 'A villa in Mirdif', told again. */
const isNamedAgain = ({ location, type, bedrooms_min }: SearchSlots): boolean =>
  location !== undefined && (type ?? bedrooms_min) !== undefined

const isSame = (before: SearchSlots, after: SearchSlots): boolean =>
  sorted(before) === sorted(after)

const sorted = (slots: SearchSlots): string =>
  JSON.stringify(filledSlots(slots).map((name) => [name, slots[name]]))
