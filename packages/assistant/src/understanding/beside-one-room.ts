import type { Mention } from '@manzil/query-language/reading/mentions'
import type { SearchSlots } from '../state.ts'
import type { TurnFlags } from './turn-flags.ts'

const oneBedroom = 1
const twoBedrooms = { min: 2, max: 2 }

/**
 * The Russian word for a flat of two rooms is that of one bedroom, like the word for a flat of one room,
 * unless it is told apart from that: 'однушку или двушку', and 'нет, двушку' after a search for one bedroom.
 */
export function apartFromOneRoom(
  mentions: readonly Mention[],
  { corrects, set }: TurnFlags,
  { bedrooms_min, bedrooms_max }: SearchSlots,
): Mention[] {
  const isOneRoom = mentions.some(
    ({ criterion }) => criterion.slot === 'bedrooms' && criterion.livingRoom === 'only',
  )
  const isOneBedroom = bedrooms_min === oneBedroom && bedrooms_max === oneBedroom
  if (!isOneRoom && !(isOneBedroom && (corrects || set))) return [...mentions]
  return mentions.map((mention) => {
    const { criterion } = mention
    if (criterion.slot !== 'bedrooms' || criterion.livingRoom !== 'apart') return mention
    const { min, max } = criterion.limits
    return min === oneBedroom && max === oneBedroom
      ? { ...mention, criterion: { ...criterion, limits: twoBedrooms } }
      : mention
  })
}
