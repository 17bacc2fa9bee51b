import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { Reading } from '@manzil/query-language/reading/reader'
import type { DialogueState } from '../state.ts'
import { withLackWanted } from './asks-for-lack.ts'
import { withPlacesBeside } from './changed-by.ts'
import { withEitherPlace } from './either-place.ts'
import { withoutKindsAsPlaces } from './named-like-a-kind.ts'
import { withNamesakesInBoth } from './namesakes-in-both.ts'
import { withOnlyPlace } from './only-place.ts'
import { withoutPlotOfProperty } from './plot-of-property.ts'
import { withRentNamed } from './rent-named.ts'
import { settleNamesakes } from './settle-namesakes.ts'
import { withoutStories } from './story-clauses.ts'
import { withoutNeedless } from './without-needless.ts'
import { withoutRentPaid } from './without-rent-paid.ts'

/** The mentions of a message with the places that it means: namesakes, places of before, of a story, and either of two. */
export function placesMeant(
  message: string,
  parsed: Pick<Reading, 'tokens' | 'pieces'>,
  mentions: readonly Mention[],
  { slots: before, emirate }: Pick<DialogueState, 'slots' | 'emirate'>,
  gazetteer: Gazetteer,
): Mention[] {
  const ofProperties = withoutPlotOfProperty(message, parsed.pieces, mentions, before)
  const sought = withLackWanted(message, parsed.pieces, withRentNamed(parsed, ofProperties))
  const named = withoutKindsAsPlaces(sought, parsed.pieces, gazetteer)
  const both = withNamesakesInBoth(named, parsed.pieces, gazetteer)
  const wanted = withoutRentPaid(message, both, before)
  const settled = settleNamesakes(wanted, parsed, { before, emirate }, gazetteer)
  const beside = withPlacesBeside(message, settled, before)
  const told = withOnlyPlace(message, parsed, withoutStories(message, parsed, beside))
  return withoutNeedless(message, parsed, withEitherPlace(parsed.pieces, told, gazetteer))
}
