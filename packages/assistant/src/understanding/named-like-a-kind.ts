import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import { foldText } from '@manzil/query-language/language/fold'
import type { Mention } from '@manzil/query-language/reading/mentions'

/** Names of places that are a kind of home with its article. */
const kinds = /^the (?:villas?|townhouses?|residences?|apartments?|studios?)$/u

/** 'The villa in Mirdif' is a home in Mirdif, and not the place of that name elsewhere. */
export function withoutKindsAsPlaces(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  gazetteer: Gazetteer,
): Mention[] {
  return mentions.filter(({ criterion, stance, last }) => {
    if (criterion.slot !== 'location' || stance !== 'want') return true
    const place = gazetteer.place(criterion.slug)
    if (place === undefined || !kinds.test(foldText(place.name))) return true
    const [inside, next] = pieces.slice(last + 1, last + 3)
    if (inside?.meaning.kind !== 'inside' || next?.meaning.kind !== 'place') return true
    const beside = mentions.find((mention) => mention.first === last + 2)?.criterion
    if (beside?.slot !== 'location') return true
    return gazetteer.pathOf(criterion.slug).some((each) => each.slug === beside.slug)
  })
}
