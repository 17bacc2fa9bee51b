import { foldText } from '@manzil/query-language/language/fold'
import type { AskedField } from '@manzil/query-language/lexicon/field-words'
import { isMuchWords } from '@manzil/query-language/lexicon/yield-asked-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { AnswerContext } from '../answer-context.ts'
import type { Intent } from '../state.ts'
import { shareOf } from '../turn-kind/turn-kind.ts'
import { aspectsIn, looksForAny } from '../understanding/asked-area.ts'
import {
  asksDetails,
  asksOfThoseShown,
  asksPeriod,
  beginsAsQuestion,
  choosesOne,
  fewIn,
  fieldsIn,
  pointsBack,
  type Rank,
  rankedBy,
  rankIn,
  saysGenerally,
  stepsOn,
} from '../understanding/asked-fields.ts'
import { namesFactsOnly } from '../understanding/facts-of-a-card.ts'
import { leadIntents } from '../understanding/lead-intents.ts'
import { asksChequeDiscount } from '../understanding/money/asks-cheque-discount.ts'
import { finderOf } from '../understanding/money/find-words.ts'
import { mostCompared } from './card-limits.ts'
import { focusRef, lastingTurns } from './focus.ts'

/** What a message asks about cards on the screen. */
export interface AskedOfShown {
  numbers: readonly number[]
  fields: readonly AskedField[]
  /** The property is chosen among all of them by this. */
  rank: Rank | undefined
}

/** The deposit for electricity and water is set by who supplies them, and no advert states it. */
const ofSupplier =
  /\b(?:dewa|sewa|fewa|addc)\b.{0,12}(?:deposit|kaution|депозит|залог)|(?:deposit|kaution|депозит|залог).{0,16}\b(?:dewa|sewa|fewa|addc)\b|(?:تأمين|تامين) (?:ال)?(?:كهرب|ديوا)|水电押金|बिजली.{0,12}डिपॉज|bijli.{0,12}deposit/iu

/** Who looks for something else, or agrees to something, does not ask about a card. */
const others: ReadonlySet<Intent> = new Set([...leadIntents, 'estimate_value'])
const turningAway = ['inject', 'steer', 'abuse', 'restart', 'more'] as const
const longest = 160
/** Messages after which a bare question still is about the property spoken of last. */
const nextTurns = 2

/** Fields of properties on the screen that a message asks for; undefined where it asks for no such thing. */
export function askedOfShown(context: AnswerContext): AskedOfShown | undefined {
  const { said, state, understanding } = context
  const { flags, mentions, words, ordinals } = understanding
  if (state.shown.length === 0 || said.length > longest) return undefined
  if (asksChequeDiscount(said) || ofSupplier.test(said)) return undefined
  if (others.has(state.intent) && !asksItsAdvert(context)) return undefined
  if (turningAway.some((cue) => flags.cues.has(cue))) return undefined
  if (Object.values(words).some((word) => word !== undefined)) return undefined
  // All that are shown ask by the same period.
  if (asksPeriod(said))
    return {
      numbers: [ordinals[0] ?? focusRef(state, lastingTurns) ?? 1],
      fields: ['rent_per_month'],
      rank: undefined,
    }
  if (!namesFactsOnly(withoutRoomsAsked(said, mentions), true)) return undefined
  // 'Show me some with parking' looks for others; 'show' beside a card's number or a bare question does not.
  const isAsking = flags.question || beginsAsQuestion(said)
  const fields = fieldsIn(said)
  const isBare = !isAsking && fields.length === 0
  // 'парковка у неё есть?'
  const isOfIt =
    flags.question &&
    fields.length > 0 &&
    // 'Is there furniture?' right behind talk of one home.
    (pointsBack(said) ? isOfFocus(state) : asksOfFurniture(fields, state)) &&
    !looksForAny(said)
  const looks = flags.cues.has('search') && (mentions.length > 0 || isBare) && !isOfIt
  const ofFocus = factOfFocus(context)
  if (ofFocus !== undefined) return { numbers: ofFocus, fields, rank: undefined }
  // 'The cheapest, is that one furnished?'
  const isOfRank = rankIn(said) !== undefined && pointsBack(said) && isFactAlone(mentions)
  if (looks && ordinals.length === 0 && !isOfRank) return undefined
  const names = (slot: string): boolean => mentions.some(({ criterion }) => criterion.slot === slot)
  // A place is how far it is to; 'too far, then Al Furjan' goes there.
  const isAskedWay = fields.includes('distance') && (flags.question || flags.cues.has('question'))
  // 'Is JLT loud, and is the metro near?' is asked of the place that is searched in.
  const asksWay = isAskedWay && !namesSearchedPlace(context)
  if (names('location') && !asksWay && ordinals.length === 0) return undefined
  const ranked = rankIn(said)
  const isOfThem = asksOfThoseShown(said)
  // 'Per square foot' of one of them tells nothing apart.
  const isFigure =
    ranked === 'bestRate' && !isOfThem && !choosesOne(said) && fields.includes('price_per_sqft')
  const rank = isFigure ? undefined : ranked
  const first = rank && ordinals.length === 0 ? firstBy(rank, context) : undefined
  if (rank !== undefined && first !== undefined) {
    const asks = flags.question || flags.cues.has('question')
    const points = pointsBack(said) && (asks || !flags.cues.has('search'))
    const isFact = isFactAlone(mentions) && (points || (asks && beginsAsQuestion(said)))
    // 'And the largest?' wants that one; 'anything larger?' looks for others.
    const isBareRank = isOrderAlone(mentions) && state.money === undefined
    const isAlone = flags.question && isBareRank && fewIn(said) === 1 && !stepsOn(said)
    const isOfCards = isOfThem || fields.length > 0 || asksDetails(said) || isFact || isAlone
    return isOfCards ? { numbers: [first], fields, rank } : undefined
  }
  if (fields.length === 0 || namesSum(mentions) || isOfMoney(fields, context)) return undefined
  // 'Compare the first and the third by price per foot' wants them side by side.
  if (ordinals.length > 1 && flags.cues.has('compare')) return undefined
  if (ordinals.length > 0) return { numbers: [...ordinals], fields, rank: undefined }
  if (isOfThem && state.shown.length > 1 && !saysGenerally(said))
    return {
      numbers: state.shown.slice(0, mostCompared).map((_, at) => at + 1),
      fields,
      rank: undefined,
    }
  // 'Would the owner come down?' asks of the home, whoever is named.
  if (asksInGeneral(context) && !fields.includes('negotiable')) return undefined
  const isAsked = isAsking || flags.cues.has('question') || flags.about
  const points = pointsBack(said)
  const only = points && state.shown.length === 1 ? 1 : undefined
  const ref = focusRef(state, points ? lastingTurns : isAsked ? nextTurns : 1) ?? only
  if (ref !== undefined) return { numbers: [ref], fields, rank: undefined }
  // 'What is the service charge of this one?' of several: it is asked which.
  return points && isAsking && aspectsIn(said).length === 0 && !looksForAny(said)
    ? { numbers: [], fields, rank: undefined }
    : undefined
}

/** 'Does the first have a bedroom downstairs?' counts no rooms. */
const withoutRoomsAsked = (said: string, mentions: readonly Mention[]): readonly Mention[] =>
  fieldsIn(said).includes('ground_bedroom')
    ? mentions.filter(({ criterion }) => criterion.slot !== 'bedrooms')
    : mentions

const asksOfFurniture = (fields: readonly AskedField[], state: AnswerContext['state']): boolean =>
  fields.includes('furnishing') && focusRef(state, 1) !== undefined

const isOfFocus = (state: AnswerContext['state']): boolean =>
  focusRef(state, lastingTurns) !== undefined

/** Whether a place that a message names is one of the search before. */
const namesSearchedPlace = ({ understanding: { before, told } }: AnswerContext): boolean =>
  told.location?.some((slug) => before.location?.includes(slug) === true) === true

/**
 * 'Wie teuer ist die denn': what the advert asks, not what homes like it are worth. 'Good, and the second, how
 * much is its service charge?' finds no price good.
 */
const asksItsAdvert = ({ said, state, understanding }: AnswerContext): boolean => {
  const { flags, mentions, ordinals } = understanding
  if (state.intent !== 'estimate_value' || flags.cues.has('mine')) return false
  if (mentions.some(({ criterion }) => criterion.slot !== 'number')) return false
  const fields = fieldsIn(said)
  const isOfPrice = fields.some((field) => ofPrice.has(field))
  // 'How much is the foot of the second?' is a figure of its advert.
  const isRate = fields.includes('price_per_sqft') && ordinals.length > 0 && !isMuch(foldText(said))
  if (isRate) return true
  return isOfPrice
    ? pointsBack(said)
    : fields.length > 0 && (ordinals.length > 0 || pointsBack(said))
}

const isMuch = finderOf(Object.values(isMuchWords).join('|'))

const ofPrice: ReadonlySet<AskedField> = new Set(['price', 'price_per_sqft'])

/** A few are no price: 'one month, one cheque'. */
const leastSum = 100
const namesSum = (mentions: readonly Mention[]): boolean =>
  mentions.some(({ criterion }) => criterion.slot === 'price' && criterion.quantity.low >= leastSum)

/** 'Is the cheapest one furnished?': beside the order nothing but facts. */
const isFactAlone = (mentions: readonly Mention[]): boolean =>
  mentions.some(({ criterion }) => facts.has(criterion.slot)) &&
  mentions.every(({ criterion }) => facts.has(criterion.slot) || criterion.slot === 'sort_by')

/** 'The most expensive one' names nothing but an order. */
const isOrderAlone = (mentions: readonly Mention[]): boolean =>
  mentions.length > 0 &&
  mentions.every(
    ({ criterion }) =>
      criterion.slot === 'sort_by' || (criterion.slot === 'number' && criterion.quantity.low === 1),
  )

/** Facts that are criteria of a search as well. */
const facts: ReadonlySet<string> = new Set(['features', 'furnished', 'completion'])

/** 'Ist die möbliert', 'does it have a pool': one fact of the home spoken of last, by how it begins. */
function factOfFocus({ said, state, understanding }: AnswerContext): number[] | undefined {
  const { mentions, ordinals } = understanding
  const isFact = mentions.length > 0 && mentions.every(({ criterion }) => facts.has(criterion.slot))
  if (!isFact || ordinals.length > 0 || !beginsAsQuestion(said) || !pointsBack(said))
    return undefined
  const focused = focusRef(state, lastingTurns)
  // Schools are those of the place, too, where no home was spoken of.
  const isOfPlace = aspectsIn(said).length > 0
  if (focused !== undefined) return [focused]
  if (isOfPlace || looksForAny(said)) return undefined
  // Of several it is asked which one.
  return state.shown.length === 1 ? [1] : []
}

/** 'Total costs of the second one, with the deposit', 'the monthly payment at 4.5%': a sum, and no field of it. */
const isOfMoney = (fields: readonly AskedField[], { state }: AnswerContext): boolean =>
  state.money !== undefined &&
  fields.every(
    (field) => ofMoney.has(field) || (field === 'cheques' && state.money?.kind === 'loan'),
  )

const ofMoney: ReadonlySet<AskedField> = new Set([
  'security_deposit',
  'service_charge',
  'rent_per_month',
  'price',
])

/** Who asks how things work, and points at no card, asks about none. */
export const asksInGeneral = (context: AnswerContext): boolean => {
  const { guess, said, state } = context
  if (saysGenerally(said) || asksChequeDiscount(said) || isSurelyGeneral(context)) return true
  const [first] = guess
  if (first?.kind !== 'knowledge' || first.likelihood < general || pointsBack(said)) return false
  // A few words right after talk of a property are about it, whatever they could be elsewhere.
  return focusRef(state, 1) === undefined || said.length > (isHan(said) ? fewSigns : fewLetters)
}

/** As good as never said of one property, however few its words are. */
export const isSurelyGeneral = ({ guess, said }: Pick<AnswerContext, 'guess' | 'said'>): boolean =>
  shareOf('knowledge', guess) + shareOf('site', guess) >= surelyGeneral &&
  shareOf('shown', guess) <= hardlyOfOne &&
  !pointsBack(said)

const surelyGeneral = 0.85
const hardlyOfOne = 0.05
const general = 0.5
const fewLetters = 60
const fewSigns = 20
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** The number of the property that is first in this order; the only one is, whatever the order. */
function firstBy(rank: Rank, { state }: AnswerContext): number | undefined {
  if (state.shown.length === 1) return 1
  const order = rankedBy(rank, state.order)
  return order.length < 2 ? undefined : order[0]
}
