import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Mention } from '@manzil/query-language/reading/mentions'

const lived: ReadonlySet<string> = new Set([
  'apartment',
  'villa',
  'townhouse',
  'penthouse',
  'duplex',
  'hotel-apartment',
])

/**
 * 'My office is in DIFC, I need a studio', 'a flat with a shop downstairs': beside a home, the office is where
 * somebody works, and the shop where somebody buys.
 */
export function withoutWorkplaces(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): Mention[] {
  if (!mentions.some(isResidential)) return [...mentions]
  return mentions.filter((mention) => !isBesideProperty(mention) || isChoice(pieces, mention))
}

const besideProperty: ReadonlySet<string> = new Set(['office', 'retail'])

const isBesideProperty = ({ criterion }: Mention): boolean =>
  criterion.slot === 'type' && criterion.types.every((each) => besideProperty.has(each))

const isResidential = ({ criterion, stance }: Mention): boolean =>
  stance === 'want' &&
  (criterion.slot === 'bedrooms' ||
    (criterion.slot === 'type' && criterion.types.some((each) => lived.has(each))))

/** 'A studio or an office', 'villa/office', 'no flat, an office'; 'an office and a balcony' are none. */
function isChoice(pieces: readonly Piece[], { first, last }: Mention): boolean {
  return [
    [first - 2, first - 3],
    [first - 1, first - 2],
    [last + 1, last + 2],
  ].some(([at = -1, beyond = -1]) => {
    const meaning = pieces[at]?.meaning
    if (meaning?.kind === 'mark') return meaning.text === '/'
    if (meaning?.kind === 'joint' && meaning.joint === 'and')
      return pieces[beyond]?.meaning.kind === 'type'
    return meaning !== undefined && choosing.has(meaning.kind)
  })
}

const choosing: ReadonlySet<string> = new Set(['joint', 'negator', 'instead', 'correction', 'set'])
