import type { Meaning, MeaningOf } from '../grammar/meaning.ts'
import type { Piece } from '../grammar/pieces.ts'
import type { Mention } from './mentions.ts'

/** Words between two refusals: 'not the ones with no parking'. */
const mostBetween = 3
type Reach = MeaningOf<'negator'>['reach']

/** What one has, and asks for by telling so: nobody refuses the animal that lives with them. */
const told = 'pets-allowed'

/**
 * Amenities that look refused and are wanted: 'not the ones with no parking' refuses their lack, and 'all say
 * no pets, I need one that is pet friendly' tells what others refuse.
 */
export function wantAfterAll(pieces: readonly Piece[], mentions: readonly Mention[]): void {
  for (const refused of mentions) {
    if (refused.stance !== 'not' || refused.criterion.slot !== 'features') continue
    const { slug } = refused.criterion
    const isTold = mentions.some(
      ({ criterion, stance, first }) =>
        criterion.slot === 'features' &&
        criterion.slug === slug &&
        stance === 'want' &&
        (first > refused.last || slug === told),
    )
    if (isTold || lackIsRefused(pieces, mentions, refused)) refused.stance = 'want'
  }
}

/** Whether the refusal beside an amenity is itself refused; a kind of property between them is wanted, too. */
function lackIsRefused(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  { first, last }: Mention,
): boolean {
  // The verb stands last in Hindi.
  if (isRefusal(pieces[last + 1], 'previous')) {
    const behind = firstBeyond(pieces, last + 2, 1)
    return behind > last + 2 && isRefusal(pieces[behind], 'previous')
  }
  const lack = pieces[first - 1]?.meaning.kind === 'plain' ? first - 2 : first - 1
  if (!isRefusal(pieces[lack], 'next', 'adjacent')) return false
  const before = firstBeyond(pieces, lack - 1, -1)
  if (before === lack - 1 || !isRefusal(pieces[before], 'next', 'list')) return false
  for (const mention of mentions) {
    if (mention.first > before && mention.last < first) mention.stance = 'want'
  }
  return true
}

/** Where something stands that may not stand between two refusals. */
function firstBeyond(pieces: readonly Piece[], from: number, step: 1 | -1): number {
  let at = from
  while (Math.abs(at - from) < mostBetween && between.has(pieces[at]?.meaning.kind ?? 'mark'))
    at += step
  return at
}

const between: ReadonlySet<Meaning['kind']> = new Set(['plain', 'unknown', 'type', 'home'])

const isRefusal = (piece: Piece | undefined, ...reaches: Reach[]): boolean =>
  piece?.meaning.kind === 'negator' && reaches.includes(piece.meaning.reach)
