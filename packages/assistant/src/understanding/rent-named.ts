import type { Mention } from '@manzil/query-language/reading/mentions'
import type { Reading } from '@manzil/query-language/reading/reader'

/**
 * '4 bedroom villa rent JVC ya Arjan me, 350k tak': in Hindi the English word bears a bound as well, but beside a home, a
 * place and a price it says that the home is to be rented.
 */
export function withRentNamed(
  { tokens, pieces }: Pick<Reading, 'tokens' | 'pieces'>,
  mentions: readonly Mention[],
): readonly Mention[] {
  const names = (...slots: readonly Mention['criterion']['slot'][]): boolean =>
    mentions.some(({ criterion, stance }) => stance === 'want' && slots.includes(criterion.slot))
  const isSearch = names('location') && names('type', 'bedrooms') && names('price')
  if (!isSearch || mentions.some(({ criterion }) => criterion.slot === 'purpose')) return mentions
  const at = pieces.findIndex(
    ({ meaning, first, last }) =>
      meaning.kind === 'plain' && first === last && tokens[first]?.text === 'rent',
  )
  if (at === -1) return mentions
  const rent: Mention = {
    criterion: { slot: 'purpose', purpose: 'rent' },
    stance: 'want',
    first: at,
    last: at,
  }
  return [...mentions, rent]
}
