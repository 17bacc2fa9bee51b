import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Mention } from '@manzil/query-language/reading/mentions'

/** What may stand beside the 'or' between two places. */
const beside: ReadonlySet<Meaning['kind']> = new Set(['plain', 'inside', 'unknown'])

/**
 * 'Al Rigga or Deira': of two places of which one holds the other, either will do, so that the smaller one
 * narrows nothing. 'Al Rigga, Deira' tells where it is.
 */
export function withEitherPlace(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  gazetteer: Gazetteer,
): Mention[] {
  const places = mentions.flatMap((mention) =>
    mention.criterion.slot === 'location' && mention.stance === 'want'
      ? [{ mention, slug: mention.criterion.slug }]
      : [],
  )
  // 'Deira or Al Rigga or Al Muraqqabat' is one choice.
  const choices: (typeof places)[] = []
  for (const place of places) {
    const choice = choices.at(-1)
    const before = choice?.at(-1)
    const between = before && pieces.slice(before.mention.last + 1, place.mention.first)
    if (choice !== undefined && between !== undefined && isChoice(between)) choice.push(place)
    else choices.push([place])
  }
  const needless = new Set(
    choices.flatMap((choice) =>
      choice
        .filter(({ slug }) => choice.some((other) => holds(other.slug, slug, gazetteer)))
        .map(({ mention }) => mention),
    ),
  )
  return mentions.filter((mention) => !needless.has(mention))
}

function isChoice(between: readonly Piece[]): boolean {
  const isOr = ({ meaning }: Piece): boolean => meaning.kind === 'joint' && meaning.joint === 'or'
  return (
    between.some(isOr) && between.every((piece) => isOr(piece) || beside.has(piece.meaning.kind))
  )
}

/** An emirate that is named beside its places only says where they are. */
const holds = (slug: string, other: string, gazetteer: Gazetteer): boolean =>
  slug !== other &&
  gazetteer.place(slug)?.kind !== 'emirate' &&
  gazetteer.pathOf(other).some((place) => place.slug === slug)
