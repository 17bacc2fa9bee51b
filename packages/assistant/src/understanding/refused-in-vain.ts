import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import { foldText } from '@manzil/query-language/language/fold'
import { idleRefusals } from '@manzil/query-language/lexicon/idle-refusals'
import { isStudio, type Mention } from '@manzil/query-language/reading/mentions'
import { maxFiller } from '@manzil/query-language/reading/reach-of-words'
import type { Reading } from '@manzil/query-language/reading/reader'

/** Longer ones tell more than what is refused. */
const mostPieces = 7
const longestQuote = 60
const mostRooms = 10

const idle = new Set(foldText(idleRefusals).split(' '))

/** What a refused phrase may consist of. */
const within: ReadonlySet<Meaning['kind']> = new Set([
  'plain',
  'unknown',
  'inside',
  'home',
  'counted',
  'ordinal',
  'topic',
])

/** What of it is said to be refused; the rest leads on to it. */
const telling: ReadonlySet<Meaning['kind']> = new Set(['unknown', 'counted'])

/** Criteria of which a search cannot leave out a single one. */
const unrefusable: ReadonlySet<Mention['criterion']['slot']> = new Set([
  'bedrooms',
  'bathrooms',
  'size',
  'number',
])

/** The first and the last piece of something. */
type Range = readonly [from: number, to: number]

/**
 * What the visitor refuses in words that no search can use: 'not on a low floor', 'no 2 beds'. In
 * the visitor's own words, so that they can be said back.
 */
export function refusedInVain(
  text: string,
  { tokens, pieces }: Pick<Reading, 'tokens' | 'pieces'>,
  mentions: readonly Mention[],
): string[] {
  const ranges = pieces.flatMap((_, index): Range[] => {
    const range = refusedAt(pieces, mentions, index)
    return range === undefined ? [] : [range]
  })
  return ranges.flatMap(([from, to]) => {
    const parts = pieces.slice(from, to + 1).flatMap(({ first, last }) => {
      const [start, end] = [tokens[first]?.start, tokens[last]?.end]
      return start === undefined || end === undefined ? [] : [start, end]
    })
    const quote = text.slice(Math.min(...parts), Math.max(...parts)).trim()
    const isIdle = tokens
      .slice(pieces[from]?.first, (pieces[to]?.last ?? 0) + 1)
      .some((token) => idle.has(token.text))
    return isIdle || isTorn(quote) || quote.length > longestQuote ? [] : [quote]
  })
}

/** Signs of Chinese that belong to the words before them, or to two clauses, say nothing by themselves. */
const isTorn = (quote: string): boolean =>
  /\p{Script=Han}/u.test(quote) && /^[的了吗呢得]|\p{Script=Han}\s+\p{Script=Han}/u.test(quote)

function refusedAt(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  index: number,
): Range | undefined {
  const negator = pieces[index]?.meaning
  if (negator?.kind !== 'negator' || negator.paired === true) return undefined
  if (mentions.some(({ denied }) => denied === index)) return undefined
  const isBehind = negator.reach === 'previous'
  const ahead = isBehind ? undefined : phraseFrom(pieces, mentions, index, 1)
  if (ahead !== undefined) return ahead === 'used' ? undefined : ahead
  if (negator.reach !== 'next' && !isBehind) return undefined
  const before = phraseFrom(pieces, mentions, index, -1)
  return before === 'used' ? undefined : before
}

/** The words on one side of a refusal; 'used' where a criterion stands there that takes it. */
function phraseFrom(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  index: number,
  step: 1 | -1,
): Range | 'used' | undefined {
  let end: number | undefined
  for (let at = index + step; Math.abs(at - index) <= mostPieces; at += step) {
    const mention = mentions.find(({ first, last }) => first <= at && at <= last)
    if (mention !== undefined) {
      const isNear = Math.abs(at - index) <= maxFiller + 1
      if (mention.stance === 'not' && isNear) {
        const edge = step === 1 ? mention.last : mention.first
        return isLost(mention, mentions) ? rangeOf(index, edge) : 'used'
      }
      if (mention.stance !== 'want' && isNear) return 'used'
      break
    }
    const meaning = pieces[at]?.meaning
    if (meaning === undefined || !(within.has(meaning.kind) || isArticle(meaning))) break
    // 'Not facing the road': what everybody knows may stand behind it.
    if (telling.has(meaning.kind) || (end !== undefined && meaning.kind === 'plain')) end = at
  }
  return end === undefined ? undefined : rangeOf(index, end)
}

/** 'Nicht in einer unteren Etage': the word for one that counts nothing. */
const isArticle = (meaning: Meaning): boolean =>
  meaning.kind === 'number' && meaning.value === 1 && meaning.digits !== true

const rangeOf = (one: number, other: number): Range => [Math.min(one, other), Math.max(one, other)]

/** 'Not 2 but 3 bedrooms' is used: it says which. */
function isLost(refused: Mention, mentions: readonly Mention[]): boolean {
  const { criterion } = refused
  if (!unrefusable.has(criterion.slot) || isStudio(criterion)) return false
  // '3 bedrooms I meant, not 2' says which as well.
  const isOfRooms = criterion.slot === 'number' && criterion.quantity.low <= mostRooms
  return !mentions.some(
    ({ stance, criterion: { slot } }) =>
      stance === 'want' && (slot === criterion.slot || (isOfRooms && slot === 'bedrooms')),
  )
}
