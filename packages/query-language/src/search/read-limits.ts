import type {
  Completion,
  Furnishing,
  PropertyType,
  Purpose,
} from '@manzil/api-client/generated/types.gen'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import type { Quantity } from '../grammar/quantity.ts'
import { findMentions } from '../reading/find-mentions.ts'
import type { Limits, Mention } from '../reading/mentions.ts'
import { mergeLimits } from '../reading/merge-bounds.ts'
import { readPrice, toLimits } from '../reading/merge-price.ts'
import { createReader, type Reading, type ReadMessage } from '../reading/reader.ts'
import { settleStances } from '../reading/stances.ts'
import { refusedWords } from './refused-words.ts'
import { cutSegments, type Segment, wordsOf } from './segments.ts'
import type { Typed } from './typed.ts'

/** What a text says in numbers and states. Whole AED (of a year for rent), square feet. */
export interface TextLimits {
  price: Limits
  size: Limits
  /** Ranges, and single numbers in languages that the phrases of a search do not have. */
  beds: Limits
  bathsMin: number | undefined
  furnished: Furnishing | undefined
  completion: Completion | undefined
  /** What words, a period or the size of the price say. */
  purpose: Purpose | undefined
}

/** What is read by the phrases of a search, and is left to them. */
export interface KnownWords {
  isPhrase: (words: string) => boolean
  /** English, or one of the phrases. */
  isEnglish: (words: string) => boolean
}

/**
 * Reads the limits of a text and leaves the other words. Words that are `known` are left to whoever
 * knows them.
 */
export type LimitReader = (
  text: string,
  typed: Typed,
  known: KnownWords,
) => {
  limits: TextLimits
  /** Kinds of properties that are not known otherwise. */
  types: readonly PropertyType[]
  segments: Segment[]
}

/** Reads limits as the assistant does over the same places. */
export function createLimitReader(
  gazetteer: Gazetteer,
  amenities: ReadonlySet<string>,
): LimitReader {
  const read = createReader(gazetteer)
  return (written, { purpose: chosen, language = 'en' }, known) => {
    const text = written.normalize('NFC')
    const reading = read(text, language)
    // Whoever types 'Lager' in German means no beer; English alone is guessed by its plain letters.
    const isOwn = (words: string): boolean =>
      language !== 'en' && reading.language === language && !isReadInEnglish(words, read)
    const isKnown = (words: string): boolean =>
      known.isPhrase(words) || (known.isEnglish(words) && !isOwn(words))
    const all = settleStances(reading.pieces, findMentions(reading.pieces))
    const mentions = all.filter((mention) =>
      isLimit(mention, reading, {
        isKnown: () => isKnown(wordsOf(text, reading, mention)),
        isAmenity: (slug) =>
          reading.language !== 'en' &&
          amenities.has(slug) &&
          !known.isPhrase(wordsOf(text, reading, mention)),
        namesKind: () => namesKind(wordsOf(text, reading, mention), read),
      }),
    )
    const purpose = chosen ?? purposeOf(all)
    const types = mentions.flatMap(({ criterion }) =>
      criterion.slot === 'type' ? criterion.types : [],
    )
    return {
      limits: limitsOf(mentions, purpose),
      types,
      segments: cutSegments(text, reading, [...mentions, ...refusedWords(reading.pieces, all)]),
    }
  }
}

/** What tells whether the words of a mention are a limit. */
interface Questions {
  isKnown: () => boolean
  isAmenity: (slug: string) => boolean
  namesKind: () => boolean
}

function isLimit(
  { criterion, stance, first, last }: Mention,
  { pieces }: Reading,
  { isKnown, isAmenity, namesKind }: Questions,
): boolean {
  if (stance !== 'want') return false
  // A misspelled word could as well be one of the adverts.
  const isSpelled = pieces.slice(first, last + 1).every(({ corrected }) => !corrected)
  switch (criterion.slot) {
    case 'price':
      return isClearPrice(criterion.quantity)
    case 'size':
    case 'bathrooms':
      return true
    case 'bedrooms':
      return criterion.limits.min !== criterion.limits.max || (isSpelled && !isKnown())
    case 'type':
      return (!criterion.implied || namesKind()) && isSpelled && !isKnown()
    case 'purpose':
      return isSpelled && !isKnown()
    case 'furnished':
    case 'completion':
      return isSpelled
    case 'features':
      return isSpelled && isAmenity(criterion.slug)
    default:
      return false
  }
}

function isReadInEnglish(words: string, read: ReadMessage): boolean {
  const { language, pieces } = read(words, 'en')
  return language === 'en' && findMentions(pieces).length > 0
}

/** 'Zwei Zimmer' may be those of a house; a 'Zwei-Zimmer-Wohnung' is a flat. */
const namesKind = (words: string, read: ReadMessage): boolean =>
  words
    .split(/[^\p{L}\p{M}]+/u)
    .some((word) => read(word, 'de').pieces.some(({ meaning }) => meaning.kind === 'type'))

/** A bare number may be part of a name, and a plain one around 2030 is a year. */
function isClearPrice({ low, scaled, currency, perYear, bound, noun, high }: Quantity): boolean {
  const isYear = low >= 2020 && low <= 2040 && !scaled && currency === undefined
  if (isYear && perYear === undefined && noun !== 'price') return false
  const signs = [currency, perYear, bound, noun, high]
  return currency !== null && (scaled || signs.some((sign) => sign !== undefined))
}

function purposeOf(mentions: readonly Mention[]): Purpose | undefined {
  const named = new Set(
    mentions.flatMap(({ criterion, stance }) =>
      criterion.slot === 'purpose' && stance === 'want' ? [criterion.purpose] : [],
    ),
  )
  return named.size === 1 ? [...named][0] : undefined
}

function limitsOf(mentions: readonly Mention[], named: Purpose | undefined): TextLimits {
  const limits: TextLimits = {
    price: {},
    size: {},
    beds: {},
    bathsMin: undefined,
    furnished: undefined,
    completion: undefined,
    purpose: named,
  }
  for (const { criterion } of mentions) {
    if (criterion.slot === 'price') {
      const price = readPrice(criterion.quantity, named)
      limits.price = mergeLimits(limits.price, price?.limits ?? {})
      limits.purpose ??= price?.purpose
    } else if (criterion.slot === 'size') {
      const { bound = 'around' } = criterion.quantity
      limits.size = mergeLimits(limits.size, toLimits({ ...criterion.quantity, bound }))
    } else if (criterion.slot === 'bedrooms') limits.beds = criterion.limits
    else if (criterion.slot === 'bathrooms') limits.bathsMin = criterion.limits.min
    else if (criterion.slot === 'furnished') limits.furnished = criterion.furnished
    else if (criterion.slot === 'completion') limits.completion = criterion.completion
  }
  // Nothing off-plan is for rent.
  if (limits.completion === 'off_plan') limits.purpose ??= 'sale'
  return limits
}
