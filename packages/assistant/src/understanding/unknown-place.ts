import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import { foldText } from '@manzil/query-language/language/fold'
import { isWord } from '@manzil/query-language/language/tokens'
import { noPlaceWords } from '@manzil/query-language/lexicon/no-place-words'
import type { Reading } from '@manzil/query-language/reading/reader'
import { namesOneOfTwo } from './asked-area.ts'
import { placesOfRow } from './money/find-words.ts'

const shortestName = 3
const longestName = 40

/**
 * The words that seem to name a place which no gazetteer has: those behind 'in', or the whole
 * message where a place was asked for.
 */
export function findUnknownPlace(
  message: string,
  { tokens, pieces }: Reading,
  wasAsked: boolean,
): string | undefined {
  const start = pieces.findIndex(
    ({ meaning }, index) =>
      meaning.kind === 'inside' && isUnknownAt(pieces, skipArticles(pieces, index + 1)),
  )
  const isAnswer = wasAsked && pieces.length > 0 && pieces.every(isUnknown)
  if (start === -1 && !isAnswer) return undefined
  const first = isAnswer ? 0 : skipArticles(pieces, start + 1)
  let last = first
  while (isPartOfName(pieces[last + 1])) last += 1
  const begin = tokens[pieces[first]?.first ?? 0]
  const end = tokens[pieces[last]?.last ?? 0]
  if (begin === undefined || end === undefined || !isWord(begin)) return undefined
  const name = message.normalize('NFC').slice(begin.start, end.end)
  if (namesOneOfTwo(name)) return undefined
  if (isNoPlace(foldText(name))) return undefined
  return name.length >= shortestName ? name.slice(0, longestName) : undefined
}

const noPlaces = placesOfRow(Object.values(noPlaceWords).join('|'))

/** 'At the moment', 'in feb with my wife': the words begin with one that names a time or a manner. */
const isNoPlace = (name: string): boolean => noPlaces(name).some(({ start }) => start === 0)

const isUnknown = ({ meaning }: Piece): boolean => meaning.kind === 'unknown'

function isUnknownAt(pieces: readonly Piece[], index: number): boolean {
  const piece = pieces[index]
  return piece !== undefined && isUnknown(piece) && piece.size >= shortestName
}

function skipArticles(pieces: readonly Piece[], from: number): number {
  let index = from
  while (pieces[index]?.meaning.kind === 'plain' && (pieces[index]?.size ?? 0) <= shortestName)
    index += 1
  return index
}

const namesOn: ReadonlySet<Meaning['kind']> = new Set(['plain', 'counted'])

/** Names go on with unknown words and with ones like 'city' or 'tower'. */
function isPartOfName(piece: Piece | undefined): boolean {
  return (
    piece !== undefined &&
    (isUnknown(piece) ||
      piece.corrected ||
      (namesOn.has(piece.meaning.kind) && piece.size > shortestName))
  )
}
