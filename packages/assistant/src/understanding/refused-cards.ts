import type { Piece } from '@manzil/query-language/grammar/pieces'
import { foldText } from '@manzil/query-language/language/fold'
import type { Token } from '@manzil/query-language/language/tokens'
import { refusedCardWords } from '@manzil/query-language/lexicon/refused-card-words'
import { finderOf, placesOfRow } from './money/find-words.ts'
import { readOrdinals } from './read-details.ts'

const refusedBefore = placesOfRow(refusedCardWords.before)
const refusedBehind = placesOfRow(refusedCardWords.behind)
const bare = new Set(refusedCardWords.bare.split('|').map(foldText))
const keeps = finderOf(refusedCardWords.kept)

/** Words between a refusal and the number behind it, or the number before it: 'forget about the first'. */
const most = { before: 1, behind: 2 }
const signsOfWord = 2
const stops = /[,.;:!?،؛。，！？；।\n–—]/u

/** A card that a message names, and where. */
interface Named {
  cards: readonly number[]
  start: number
  end: number
}

/**
 * Cards that a message names only to leave them out, beside others that it wants: 'forget the first, call about
 * the second'. Where nothing else is named, nothing is left out.
 */
export function refusedCards(
  text: string,
  tokens: readonly Token[],
  pieces: readonly Piece[],
): ReadonlySet<number> {
  const source = text.normalize('NFC')
  const named = pieces.flatMap((piece): Named[] => {
    const cards = readOrdinals([piece])
    const [start, end] = [tokens[piece.first]?.start, tokens[piece.last]?.end]
    return cards.length === 0 || start === undefined || end === undefined
      ? []
      : [{ cards, start, end }]
  })
  if (named.length < 2 || keeps(foldText(source))) return none
  const refused = named.filter((each, at) => {
    const before = source.slice(named[at - 1]?.end ?? 0, each.start)
    const behind = source.slice(each.end, named[at + 1]?.start ?? source.length)
    return isRefusedBefore(before, at > 0) || isRefusedBehind(behind)
  })
  const cards = new Set(refused.flatMap((each) => each.cards))
  return named.some((each) => each.cards.some((card) => !cards.has(card))) ? cards : none
}

const none: ReadonlySet<number> = new Set()

/** What stands right behind the card before is said of that one. */
function isRefusedBefore(between: string, isBehindOther: boolean): boolean {
  const clause = foldText(between.split(stops).at(-1) ?? '')
  const isWhole = stops.test(between)
  const taken = isBehindOther && !isWhole ? refusedBehindEnd(clause) : 0
  const rest = clause.slice(taken)
  return refusedBefore(rest).some(({ end }) => wordsIn(rest.slice(end)) <= most.before)
}

function isRefusedBehind(between: string): boolean {
  const clause = foldText(between.split(stops)[0] ?? '')
  return refusedBehindEnd(clause) > 0 || (stops.test(between) && bare.has(clause.trim()))
}

/** Where the words end that leave out the card before them; none where they stand too far off. */
function refusedBehindEnd(clause: string): number {
  const [first] = refusedBehind(clause).toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )
  return first !== undefined && wordsIn(clause.slice(0, first.start)) <= most.behind ? first.end : 0
}

/** Two signs of Chinese are a word. */
function wordsIn(text: string): number {
  const signs = (text.match(/\p{Script=Han}/gu) ?? []).length
  const words = (text.match(/[^\P{L}\p{Script=Han}][\p{L}\p{M}]*/gu) ?? []).length
  return words + Math.ceil(signs / signsOfWord)
}
