import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { SearchSlots } from '../state.ts'

/**
 * 'Without the furnished ones' of a search that asks for no furniture: there is nothing to take out of it,
 * so that the furnished ones are refused.
 */
export function withRefusedFurniture(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  { furnished }: SearchSlots,
): Mention[] {
  return mentions.map((mention): Mention => {
    const { criterion, stance, first } = mention
    if (furnished !== undefined || criterion.slot !== 'furnished' || stance !== 'remove')
      return mention
    const isTakenOut = pieces.some(({ meaning }, at) => meaning.kind === 'drop' && at < first)
    return isTakenOut ? { ...mention, stance: 'not' } : mention
  })
}
