import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { DialogueState } from '../state.ts'

/** No screen has so many cards: which one is meant has to be asked. */
const noCard = 99

/** Words beside 'the other one' that name nothing else. */
const besideOther: ReadonlySet<Meaning['kind']> = new Set([
  'plain',
  'mark',
  'negator',
  'correction',
  'set',
  'about',
  'cue',
])

/** The pieces of a message with what they compare to the cards on the screen. */
export function withComparisons(pieces: readonly Piece[], state: DialogueState): readonly Piece[] {
  const others = pieces.filter(({ meaning }) => meaning.kind === 'other-card')
  if (others.length > 0) return withOtherCard(pieces, state)
  return withKeptSize(pieces)
}

/** 'No, the other one': of two cards the one that was not spoken of; of more nobody knows which. */
function withOtherCard(pieces: readonly Piece[], state: DialogueState): readonly Piece[] {
  const { shown, request, refs } = state
  const isAlone = pieces.every(
    ({ meaning }) => meaning.kind === 'other-card' || besideOther.has(meaning.kind),
  )
  const spokenOf =
    request?.propertyId === undefined ? refs[0] : shown.indexOf(request.propertyId) + 1
  const isKnown = shown.length === 2 && (spokenOf === 1 || spokenOf === 2)
  const card = isKnown ? 3 - spokenOf : noCard
  const meaning: Meaning =
    isAlone && shown.length > 0 ? { kind: 'ordinal', value: card } : { kind: 'plain' }
  return pieces.map((piece) =>
    piece.meaning.kind === 'other-card' ? { ...piece, meaning } : piece,
  )
}

/** 'Подешевле, но не меньше': a least that no number follows is that of what was shown. */
function withKeptSize(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.findLast(({ meaning }) => meaning.kind !== 'mark')
  const isLeast =
    last?.meaning.kind === 'bound' && last.meaning.bound === 'min' && last.meaning.side !== 'after'
  const isBare = pieces.every(({ meaning }) => meaning.kind !== 'number')
  const step = pieces.findIndex(({ meaning }) => meaning.kind === 'sort' && meaning.step === true)
  // 'Cheaper, or a sea view at least' speaks of the view.
  const isCompared =
    step !== -1 && pieces.slice(step).every(({ meaning }) => meaning.kind !== 'amenity')
  if (!isLeast || !isBare || !isCompared) return pieces
  return pieces.map((piece) =>
    piece === last ? { ...piece, meaning: { kind: 'kept-size' } } : piece,
  )
}
