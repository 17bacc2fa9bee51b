import type { Piece } from '@manzil/query-language/grammar/pieces'
import { fold, foldText } from '@manzil/query-language/language/fold'
import type { Token } from '@manzil/query-language/language/tokens'
import {
  backWords,
  besideWords,
  lessWords,
  moreWords,
  undoWords,
} from '@manzil/query-language/lexicon/change-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { DialogueState, SearchSlots } from '../state.ts'
import { beginsAsQuestion, fieldsIn } from './asked-fields.ts'
import { finderOf } from './money/find-words.ts'

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const finders = [
  {
    step: 1,
    before: finderOf(joined(moreWords.before)),
    behind: finderOf(joined(moreWords.behind)),
  },
  {
    step: -1,
    before: finderOf(joined(lessWords.before)),
    behind: finderOf(joined(lessWords.behind)),
  },
] as const
const undoes = finderOf(joined(undoWords))
const goesBeside = finderOf(joined(besideWords))
/** It needs no spaces, and parts the two by a comma. */
const besideInChinese = /除了.{1,24}[也还還]/u
const bringsBack = finderOf(joined(backWords))

/** Letters around a sum in which its word stands. */
const reach = 16
/** Criteria beside it: 'forget Mudon, and 10k more is ok'. */
const mostBeside = 2
const longestUndo = 60
/** A month's rent seldom changes by as much. AED. */
const leastOfYear = 2000

interface Parsed {
  tokens: readonly Token[]
  pieces: readonly Piece[]
}

/** 'Another 10k', 'leg noch 15.000 drauf' of a search that has a budget: by how much it changes. */
export function withSteps(
  message: string,
  parsed: Parsed,
  mentions: readonly Mention[],
  slots: SearchSlots,
): Mention[] {
  const { price_max } = slots
  const thousands = inThousands(message, parsed, mentions, slots)
  if (thousands !== undefined) return thousands
  const prices = mentions.filter(({ criterion }) => criterion.slot === 'price')
  if (price_max === undefined || prices.length !== 1 || mentions.length > 1 + mostBeside)
    return [...mentions]
  let isStep = false
  const changed = mentions.map((mention): Mention => {
    const { criterion } = mention
    if (criterion.slot !== 'price' || mention.stance === 'aside') return mention
    const { quantity } = criterion
    // 'With up to 30k more' moves the upper end, as '30k more' does.
    const isUpTo =
      quantity.bound === 'max' && mentions.length === 1 && quantity.low < price_max / leastSteps
    const isOther = quantity.high !== undefined || (quantity.bound !== undefined && !isUpTo)
    const step = isOther || quantity.noun ? undefined : stepAround(message, parsed, mention)
    if (step === undefined) return mention
    isStep = true
    const perYear = quantity.perYear ?? (quantity.low >= leastOfYear ? 1 : undefined)
    const by = { ...quantity, step, noun: 'price' as const, ...(perYear && { perYear }) }
    return { ...mention, stance: 'want', criterion: { ...criterion, quantity: by } }
  })
  // 'Cheaper' beside its sum is no order.
  return isStep ? changed.filter(({ criterion }) => criterion.slot !== 'sort_by') : changed
}

/** What is nearer to the limit before is another limit: 'up to 100k, more I cannot'. */
const leastSteps = 2
/** Rents of a year are said in thousands. */
const leastThousands = 5
const mostThousands = 100
const moreOfThem: ReadonlySet<string> = new Set(['search', 'see', 'more'])

/** 'Plus 10', 'زيد 10' of a rent of 95,000 adds ten thousand. */
function inThousands(
  message: string,
  parsed: Parsed,
  mentions: readonly Mention[],
  { price_max, purpose }: SearchSlots,
): Mention[] | undefined {
  const [mention, other] = mentions
  if (mention === undefined || other !== undefined || mention.criterion.slot !== 'number')
    return undefined
  const { quantity } = mention.criterion
  const isBare = [quantity.high, quantity.bound, quantity.unit].every((each) => each === undefined)
  const isOfRent = purpose === 'rent' && price_max !== undefined && price_max > mostThousands * 100
  const isInRange = quantity.low >= leastThousands && quantity.low <= mostThousands
  // 'Show 5 more' asks for more of them.
  const asksForMore = parsed.pieces.some(
    ({ meaning }) => meaning.kind === 'cue' && moreOfThem.has(meaning.cue),
  )
  if (!isBare || !isOfRent || !isInRange || asksForMore) return undefined
  const step = stepAround(message, parsed, mention)
  if (step === undefined) return undefined
  const by = { ...quantity, low: quantity.low * 1000, scaled: true, scale: 1000, perYear: 1 }
  return [
    {
      ...mention,
      stance: 'want',
      criterion: { slot: 'price', quantity: { ...by, step, noun: 'price' } },
    },
  ]
}

function stepAround(
  message: string,
  { tokens, pieces }: Parsed,
  mention: Mention,
): 1 | -1 | undefined {
  const source = message.normalize('NFC')
  const start = tokens[pieces[mention.first]?.first ?? 0]?.start ?? 0
  const end = tokens[pieces[mention.last]?.last ?? 0]?.end ?? source.length
  const [before = ''] =
    lastClause.exec(foldText(withoutComma(source.slice(Math.max(0, start - reach), start)))) ?? []
  const [behind = ''] = firstClause.exec(fold(source.slice(end, end + reach)).text) ?? []
  return finders.find((each) => each.before(before) || each.behind(behind))?.step
}
/** 'A bit more, by 20k': the comma right before a sum parts nothing. */
const withoutComma = (text: string): string => text.replace(/[,\u060c\uff0c]\s*$/u, ' ')
const lastClause = /[^,;.!?\u060c\uff0c\u3002]*$/u
const firstClause = /^[^,;.!?\u060c\uff0c\u3002]*/u

/**
 * The search before the last change, where the message asks for nothing but that, or names what that search
 * had: 'undo that, back to the two beds'.
 */
export function undone(
  message: string,
  mentions: readonly Mention[],
  { earlier = [], slots, request }: DialogueState,
): SearchSlots | undefined {
  const named = mentions.filter(
    ({ stance, criterion }) => stance === 'want' && criterion.slot !== 'number',
  )
  if (request !== undefined || message.length > longestUndo) return undefined
  if (!undoes(foldText(message))) return undefined
  // 'How big was the one before?'
  if (beginsAsQuestion(message) && fieldsIn(message).length > 0) return undefined
  const others = earlier.filter((each) => JSON.stringify(each) !== JSON.stringify(slots))
  return others.find((each) => named.every((mention) => isOf(each, mention)))
}

/** Whether a search has what a message names. */
function isOf(search: SearchSlots, { criterion }: Mention): boolean {
  switch (criterion.slot) {
    case 'bedrooms':
      return search.bedrooms_min === criterion.limits.min
    case 'location':
      return search.location?.includes(criterion.slug) === true
    case 'purpose':
      return search.purpose === criterion.purpose
    case 'price':
      return search.price_max === criterion.quantity.low
    default:
      return false
  }
}

/** 'Put Mudon back': beside what is there. */
export const addsBack = (message: string, mentions: readonly Mention[]): boolean =>
  mentions.some(({ criterion, stance }) => criterion.slot === 'location' && stance === 'want') &&
  bringsBack(foldText(message))

/** 'Besides Mussafah also in MBZ City': what was searched before stays. */
export function withPlacesBeside(
  message: string,
  mentions: readonly Mention[],
  { location = [] }: SearchSlots,
): Mention[] {
  if (!goesBeside(foldText(message)) && !besideInChinese.test(message)) return [...mentions]
  const isBefore = ({ criterion }: Mention): boolean =>
    criterion.slot === 'location' && location.includes(criterion.slug)
  if (!mentions.some(isBefore)) return [...mentions]
  return mentions.map(
    (mention): Mention =>
      mention.criterion.slot === 'location' ? { ...mention, stance: 'want' } : mention,
  )
}

/** Searches before the last changes, the latest first. */
const mostEarlier = 3

export function earlierAfter(before: DialogueState, after: SearchSlots): SearchSlots[] {
  const { earlier = [], slots } = before
  const isSame = JSON.stringify(slots) === JSON.stringify(after) || Object.keys(slots).length === 0
  return isSame ? earlier : [slots, ...earlier].slice(0, mostEarlier)
}

/** '700 sqft se chhota nahi': no smaller than the size before it, whatever was shown. */
export function withLeastSize(pieces: readonly Piece[], mentions: readonly Mention[]): Mention[] {
  const kept = mentions.find(({ criterion }) => criterion.slot === 'kept_size')
  const size = mentions.find(({ criterion, last }) => {
    if (kept === undefined || criterion.slot !== 'size' || last >= kept.first) return false
    const between = pieces.slice(last + 1, kept.first)
    return between.length <= 1 && between.every(({ meaning }) => betweenSize.has(meaning.kind))
  })
  if (size === undefined || size.criterion.slot !== 'size') return [...mentions]
  const least: Mention = {
    ...size,
    criterion: { slot: 'size', quantity: { ...size.criterion.quantity, bound: 'min' } },
  }
  return mentions.filter((each) => each !== kept).map((each) => (each === size ? least : each))
}
const betweenSize: ReadonlySet<string> = new Set(['until', 'plain', 'inside'])
