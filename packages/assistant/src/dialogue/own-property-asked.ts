import { foldText } from '@manzil/query-language/language/fold'
import { ownPropertyWords } from '@manzil/query-language/lexicon/own-property-words'
import { ownSumWords } from '@manzil/query-language/lexicon/own-sum-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { AnswerContext } from '../answer-context.ts'
import { sideOf } from '../passages/asker-side.ts'
import { asksAmount } from '../passages/asks-amount.ts'
import { asksRule } from '../passages/asks-rule.ts'
import { subjectOf } from '../passages/points-asked.ts'
import type { DialogueState, SearchSlots } from '../state.ts'
import { asksOfThoseShown } from '../understanding/asked-fields.ts'
import { finderOf } from '../understanding/money/find-words.ts'
import { asksHowMade } from '../understanding/money/how-made.ts'
import { isOwnSum } from '../understanding/money/signs.ts'
import { namesBudget, speaksAsOwner } from '../understanding/own-property-told.ts'

type OwnProperty = NonNullable<DialogueState['own']>

/** What is asked of a home that the visitor owns. */
export interface AskedOfOwn {
  own: OwnProperty
  /** What it would sell for, or what it may be let for a year. */
  deal: 'sale' | 'rent'
  asksYield: boolean
  asksNet: boolean
  /** AED that somebody named for it. */
  named?: number
}

const words = {
  worth: finderOf(ownPropertyWords.worth),
  value: finderOf(ownPropertyWords.value),
  level: finderOf(ownPropertyWords.level),
  lets: finderOf(ownPropertyWords.lets),
  ifLet: finderOf(ownPropertyWords.ifLet),
  sells: finderOf(ownPropertyWords.sells),
  other: finderOf(ownPropertyWords.otherThanPrice),
  stillRight: finderOf(ownPropertyWords.stillRight),
  net: finderOf(ownPropertyWords.net),
  comparable: finderOf(ownPropertyWords.comparable),
  yields: finderOf(ownSumWords.yields),
}
const turningAway = ['viewing', 'callback', 'inject', 'abuse', 'steer', 'restart'] as const
/** What tells more of a home, and looks for none. */
const details: ReadonlySet<string> = new Set([
  'size',
  'bedrooms',
  'bathrooms',
  'features',
  'furnished',
  'type',
  'location',
  'number',
])
/** Longer messages tell a story in which these words say something else. */
const mostDetails = 90
/** Messages after which another home that was spoken of is meant. */
const lastingBeside = 1
/** No home sells for less, AED. */
const leastPrice = 100_000

/**
 * What owners ask of their own home: what it is worth, what rent it would bring, what it yields; also more about it
 * right after it was told.
 */
export function ownPropertyAsked(context: AnswerContext): AskedOfOwn | undefined {
  const { state, understanding, said } = context
  const { own } = state
  if (own === undefined || understanding.mood !== undefined) return undefined
  // Whether it brings a visa is a question of its price, and no valuation.
  if (subjectOf(said) === 'goldenVisa') return undefined
  const { flags, ordinals, words: request, mentions } = understanding
  if (turningAway.some((cue) => flags.cues.has(cue)) || ordinals.length > 0) return undefined
  if (Object.values(request).some((word) => word !== undefined)) return undefined
  if (state.request?.asked !== undefined) return undefined
  // 'Which of these yields most?' is asked of cards.
  if (state.shown.length > 1 && asksOfThoseShown(said)) return undefined
  // What was spoken of since then is 'it'.
  const { focus } = state
  if (own.age > lastingBeside && focus !== undefined && focus.age <= 1 && !flags.cues.has('mine'))
    return undefined
  const text = foldText(said)
  const side = sideOf(said)
  const isOwner = own.age === 0
  // 'Show me comparable ones that are to let there'
  const isDealOfLike = words.comparable(text) && flags.cues.has('search')
  if (isDealOfLike && (words.lets(text) || words.sells(text))) {
    const deal = words.lets(text) ? 'rent' : 'sale'
    return { own, deal, asksYield: false, asksNet: false }
  }
  if (side === 'tenant' || (side === 'buyer' && !isOwner)) return undefined
  const { money } = state
  // A sum whose figures were named is worked out as it is asked.
  if (money !== undefined && isOwnSum(money.kind) && money.kind !== 'letting') return undefined
  // 'With that and a salary of 29k, what can I get?' is asked of the next home.
  if (money?.kind === 'afford' || money?.shortLet) return undefined
  // 'Rather not sell but let': what is not done is not asked about.
  const done = text.replaceAll(refusedDeed, ' ')
  const sells = words.sells(done)
  const lets = words.lets(done) || words.ifLet(done)
  const asksYield = words.yields(text)
  const plain = { own, asksYield: false, asksNet: false }
  const isOfDeal = sells || lets || asksYield || words.worth(text)
  if (own.asked !== undefined && isOwner && !isOfDeal && isDetail(context, text))
    return { ...plain, deal: own.asked }
  if (isOfOther(understanding.told, own)) return undefined
  const isLooking = flags.cues.has('search') && !isOwner && mentions.some(isWished)
  if (isLooking || namesBudget({ text: said, mentions })) return undefined
  if (words.other(text) || asksRule(said) || asksHowMade(said)) return undefined
  const named = priceNamed(context)
  if (own.asked !== undefined && own.age <= 1 && named !== undefined && words.stillRight(text))
    return { ...plain, deal: own.asked, named }
  const isAmount = asksAmount(said) || words.level(text)
  const isWorth = words.worth(text)
  const isRight = isOwner && isOfDeal && words.stillRight(text)
  const deal = dealOf({
    // 'What is it worth if I rent it out?' asks for a rent.
    isValue: words.value(text) && !words.ifLet(done),
    isWorth,
    lets,
    sells,
    asksYield,
    isWorthIt: /\bworth (?:it|hai)\b/u.test(text),
    own,
    side: side ?? state.side,
  })
  const isDeal = isWorth || isRight || (isAmount && (lets || sells || words.level(text)))
  if (isDeal || asksYield) return { own, deal, asksYield, asksNet: words.net(text) }
  // 'Or sell it after all? Paid 690 for it in 2020'
  if (side === 'seller' && isOwner && own.bought !== undefined && named !== undefined)
    return { ...plain, deal: 'sale' }
  return isOwner && tellsAlone(context) ? { ...plain, deal } : undefined
}

/** A home of one's own that is told and nothing asked of it looks for no home. */
const tellsAlone = ({ said, understanding: { intent, flags }, asksSite }: AnswerContext): boolean =>
  !asksSite &&
  said.length <= mostDetails &&
  (intent === 'find_property' || intent === 'search_location') &&
  !flags.question &&
  !flags.cues.has('question') &&
  !flags.cues.has('search') &&
  speaksAsOwner(said)

const isWished = ({ criterion: { slot } }: Mention): boolean => wished.has(slot)
const wished: ReadonlySet<string> = new Set(['location', 'type', 'bedrooms', 'price'])

const refusedDeed =
  /(?:(?<![\p{L}\p{M}])(?:не|not|don'?t|nicht|instead of|rather than|statt(?: zu)?|بدل ما|بدال ما|مو|न|ना|na)\s+[\p{L}\p{M}]+|不[卖租])/gu

/** The deal that is asked about; where none is named the one that was spoken of. */
function dealOf({
  isValue,
  isWorth,
  lets,
  sells,
  asksYield,
  isWorthIt,
  own,
  side,
}: {
  isValue: boolean
  isWorth: boolean
  lets: boolean
  sells: boolean
  asksYield: boolean
  isWorthIt: boolean
  own: OwnProperty
  side: DialogueState['side']
}): AskedOfOwn['deal'] {
  if (asksYield) return 'rent'
  if (sells && !lets) return 'sale'
  if (lets && !sells && !isValue) return 'rent'
  // 'Is it worth it?' goes on with what was asked.
  if (own.asked !== undefined && isWorthIt && !sells) return own.asked
  if (isWorth || sells) return 'sale'
  return own.asked ?? (side === 'landlord' || own.rent !== undefined ? 'rent' : 'sale')
}

/** '110 sqm, 18th floor, water view' after its price was asked tells more, and asks for nothing else. */
function isDetail({ said, understanding }: AnswerContext, text: string): boolean {
  const { flags, mentions } = understanding
  if (mentions.length === 0 || said.length > mostDetails) return false
  if (flags.question || flags.cues.has('question')) return false
  if (words.other(text)) return false
  return mentions.every(({ criterion: { slot } }) => details.has(slot))
}

/** Another home is asked about: a place or rooms that are not those of one's own. */
function isOfOther({ location }: SearchSlots, own: OwnProperty): boolean {
  const [named] = location ?? []
  const [place] = own.slots.location ?? []
  return named !== undefined && place !== undefined && named !== place
}

/** The price that a message names. */
function priceNamed({ understanding: { mentions } }: AnswerContext): number | undefined {
  for (const { criterion } of mentions) {
    if (criterion.slot !== 'price' && criterion.slot !== 'number') continue
    const { low, currency } = criterion.quantity
    const aed = low * (currency ?? 1)
    if (currency !== null && aed >= leastPrice) return aed
    // 'Paid 690 for it' leaves the thousands out.
    if (criterion.quantity.scale === undefined && low >= 200 && low < 1000) return low * 1000
  }
  return undefined
}
