import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { SearchSlots } from '../state.ts'
import type { TurnFlags } from './turn-flags.ts'

const oneBedroom = { min: 1, max: 1 }

/**
 * The Russian word for a flat of one room is that of a studio, unless it is told apart from one:
 * 'студию или однушку', and 'нет, однушку' after a search for studios.
 */
export function apartFromStudio(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  { corrects, set }: TurnFlags,
  { bedrooms_max }: SearchSlots,
): Mention[] {
  const isStudio = pieces.some(
    ({ meaning }) => meaning.kind === 'count' && meaning.value === 0 && meaning.oneRoom !== true,
  )
  const changesStudio = bedrooms_max === 0 && (corrects || set)
  if (!isStudio && !changesStudio) return [...mentions]
  return mentions.map((mention) => {
    const isOneRoom = pieces
      .slice(mention.first, mention.last + 1)
      .some(({ meaning }) => meaning.kind === 'count' && meaning.oneRoom === true)
    const { criterion } = mention
    return isOneRoom && criterion.slot === 'bedrooms'
      ? { ...mention, criterion: { ...criterion, limits: oneBedroom } }
      : mention
  })
}
