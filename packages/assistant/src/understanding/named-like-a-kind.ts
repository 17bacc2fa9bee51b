import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import { foldText } from '@manzil/query-language/language/fold'
import type { Mention } from '@manzil/query-language/reading/mentions'

/** Names of places that are a kind of home with its article. */
const kinds = /^the (?:villas?|townhouses?|residences?|apartments?|studios?)$/u

/** Behind a name that ends what is said. */
const goesOn: ReadonlySet<Meaning['kind']> = new Set(['unknown', 'plain'])

/** 'The villa in Mirdif' and 'the villa lease' mean a home, and not the place of that name. */
export function withoutKindsAsPlaces(
  mentions: readonly Mention[],
  pieces: readonly Piece[],
  gazetteer: Gazetteer,
): Mention[] {
  return mentions.filter(({ criterion, first, last }) => {
    if (criterion.slot !== 'location') return true
    const place = gazetteer.place(criterion.slug)
    if (place === undefined || !kinds.test(foldText(place.name))) return true
    if (pieces[first - 1]?.meaning.kind === 'inside') return true
    const [inside, next] = pieces.slice(last + 1, last + 3)
    if (inside !== undefined && goesOn.has(inside.meaning.kind)) return false
    if (inside?.meaning.kind !== 'inside' || next?.meaning.kind !== 'place') return true
    const beside = mentions.find((mention) => mention.first === last + 2)?.criterion
    if (beside?.slot !== 'location') return true
    return gazetteer.pathOf(criterion.slug).some((each) => each.slug === beside.slug)
  })
}
