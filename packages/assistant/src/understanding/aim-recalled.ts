import { foldText } from '@manzil/query-language/language/fold'
import { ofThoseTwoWords, thoseTwoWords } from '@manzil/query-language/lexicon/aim-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import { sideOf } from '../passages/asker-side.ts'
import type { DialogueState, SearchSlots } from '../state.ts'
import { aspectsIn, meansBothPlaces, pointsThere, weighsPlaces } from './asked-area.ts'
import { finderOf } from './money/find-words.ts'
import type { Understanding } from './understanding.ts'

const meansThoseTwo = finderOf(Object.values(thoseTwoWords).join('|'))
const ofThoseTwo = finderOf(ofThoseTwoWords)

/** What names a search of its own, and does more than change the one before. */
const ofSearch = ['location', 'type', 'bedrooms', 'completion', 'furnished']

interface Recalled {
  base: DialogueState
  /** What was told before and enters the search: to be said back. */
  recalled: SearchSlots
}

/**
 * The search that a message goes on from, with what was told before it in talk: to buy or to rent, up to
 * which price, and where. What the message itself says is never replaced.
 */
export function withAim(
  message: string,
  mentions: readonly Mention[],
  base: DialogueState,
): Recalled {
  const names = (slot: string): boolean =>
    mentions.some(({ criterion, stance }) => criterion.slot === slot && stance !== 'aside')
  if (mentions.length === 0 && !looksInThoseTwo(message)) return { base, recalled: {} }
  const { aim } = base
  const talkedOf = base.talkedOf ?? placesToldOf(base)
  const { purpose, price_max } = base.slots
  const recalled: SearchSlots = {}
  const isOther = aim !== undefined && purpose !== undefined && purpose !== aim.purpose
  const isSearch = ofSearch.some(names)
  const isOfRent = aim?.purpose === 'sale' && mentions.some(namesRentAlone)
  // 'What can I buy there?' names the purpose that was told.
  const namesOther = mentions.some(
    ({ criterion, stance }) =>
      criterion.slot === 'purpose' && stance !== 'aside' && criterion.purpose !== aim?.purpose,
  )
  if (aim !== undefined && !namesOther && !isOfRent && (!isOther || isSearch)) {
    if (purpose !== aim.purpose || base.purposeFrom !== 'words') recalled.purpose = aim.purpose
    // It was told after the search before.
    const isNew = aim.price_max !== price_max && (isSearch || price_max === undefined)
    if (isNew && !names('price') && aim.price_max !== undefined) {
      recalled.purpose = aim.purpose
      recalled.price_max = aim.price_max
    }
  }
  const isElsewhere = talkedOf?.some((slug) => base.slots.location?.includes(slug)) !== true
  // 'Al Hamra or Mina Al Arab?', and then 'show me a 1 bed': it is to be there.
  const goesThere =
    pointsBack(message) || (isSearch && (base.slots.location === undefined || isElsewhere))
  if (talkedOf !== undefined && !names('location') && goesThere) recalled.location = [...talkedOf]
  else if (base.storyOf !== undefined && !names('location') && pointsBack(message))
    recalled.location = base.storyOf
  const sided = names('purpose') || recalled.purpose ? base : withPurposeOfSide(message, base)
  if (Object.keys(recalled).length === 0) return { base: sided, recalled }
  const { price_max: _, price_min: __, ...others } = sided.slots
  const isRepriced = isOther ? recalled.purpose !== undefined : recalled.price_max !== undefined
  const slots = { ...(isRepriced ? others : sided.slots), ...recalled }
  const from = recalled.purpose === undefined ? {} : { purposeFrom: 'words' as const }
  return { base: { ...sided, slots, ...from }, recalled }
}

/** Places that the message before was told about, where none is searched in. */
const placesToldOf = ({ area, slots }: DialogueState): readonly string[] | undefined =>
  area === undefined || area.age > 0 || slots.location !== undefined
    ? undefined
    : (area.pair ?? [area.slug])

/** Who tells of a landlord looks for a home to rent, and who tells of a seller for one to buy, unless a price says else. */
function withPurposeOfSide(message: string, base: DialogueState): DialogueState {
  if (base.slots.purpose !== undefined) return base
  const side = sideOf(message) ?? base.side
  const purpose = side === 'tenant' ? 'rent' : side === 'buyer' ? 'sale' : undefined
  if (purpose === undefined) return base
  return { ...base, slots: { ...base.slots, purpose }, purposeFrom: 'price' }
}

/** No home is sold for that. AED. */
const leastOfSale = 150_000
const leastOfRent = 10_000

/** 'Up to 90k' after a sum for a purchase looks for a home to rent. */
const namesRentAlone = ({ criterion, stance }: Mention): boolean =>
  criterion.slot === 'price' &&
  stance === 'want' &&
  criterion.quantity.step === undefined &&
  criterion.quantity.low >= leastOfRent &&
  (criterion.quantity.high ?? criterion.quantity.low) < leastOfSale

/** 'Show me in both': nothing but the places of before. */
const looksInThoseTwo = (message: string): boolean =>
  meansThoseTwo(foldText(message)) &&
  !ofThoseTwo(foldText(message)) &&
  !weighsPlaces(message) &&
  aspectsIn(message).length === 0

const pointsBack = (message: string): boolean =>
  pointsThere(message) || meansBothPlaces(message) || meansThoseTwo(foldText(message))

/** What was told in talk and is new in the search after a message that does not say it itself. */
export function takenOver(
  { purpose, price_max, location }: SearchSlots,
  before: SearchSlots,
  after: SearchSlots,
  mentions: readonly Mention[],
): SearchSlots {
  // A price tells a purchase from a rent.
  const isPriced = mentions.some(({ criterion }) => criterion.slot === 'price')
  const isNew = price_max !== undefined || (purpose !== before.purpose && !isPriced)
  const isElsewhere = location?.join() !== before.location?.join()
  return {
    ...(purpose !== undefined && purpose === after.purpose && isNew && { purpose }),
    ...(price_max !== undefined && price_max === after.price_max && { price_max }),
    ...(location !== undefined && isElsewhere && { location }),
  }
}

/** What a search has had is changed there. */
export function withAimSearched(understanding: Understanding): Understanding {
  const { aim: _, ...state } = understanding.state
  const isSearch = state.intent === 'find_property' || state.intent === 'search_location'
  return isSearch && state.slots.purpose !== undefined ? { ...understanding, state } : understanding
}
