import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import type { SearchPiece } from './cut-phrases.ts'
import type { PlaceSense } from './phrases.ts'

/**
 * Decides which place each phrase means: one inside another place of the text rather than one
 * elsewhere, then the likeliest. A place with an everyday name needs one above it in the text.
 */
export function choosePlaces(
  pieces: readonly SearchPiece[],
  gazetteer: Gazetteer,
): Map<SearchPiece, readonly string[]> {
  const named = pieces.flatMap((piece) =>
    piece.meaning?.kind === 'places' ? [{ piece, senses: piece.meaning.senses }] : [],
  )
  const isWithin = (slug: string, above: string): boolean =>
    gazetteer.pathOf(slug).some((place) => place.slug === above)
  const isSupported = ({ slug }: PlaceSense, own: SearchPiece): boolean =>
    named.some(
      ({ piece, senses }) =>
        piece !== own && senses.some((other) => other.slug !== slug && isWithin(slug, other.slug)),
    )
  const chosen = new Map<SearchPiece, readonly string[]>(
    pieces.flatMap((piece) =>
      piece.meaning?.kind === 'family' ? [[piece, piece.meaning.slugs] as const] : [],
    ),
  )
  for (const { piece, senses } of named) {
    const possible = senses
      .map((sense) => ({ ...sense, supported: isSupported(sense, piece) }))
      .filter(({ needsParent, supported }) => !needsParent || supported)
      .sort((a, b) => Number(b.supported) - Number(a.supported) || a.cost - b.cost)
    if (possible[0] !== undefined) chosen.set(piece, [possible[0].slug])
  }
  return chosen
}
