import type { PropertyType } from '@manzil/api-client/generated/types.gen'
import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Mention } from '@manzil/query-language/reading/mentions'

const withinHouses: ReadonlySet<PropertyType> = new Set([
  'apartment',
  'penthouse',
  'duplex',
  'hotel-apartment',
])
const skipped: ReadonlySet<Meaning['kind']> = new Set(['plain', 'unknown', 'completion', 'sort'])
const mostAdjectives = 2

/** 'A flat in a new house': the house is the building around it, and no property that is looked for. */
export function withoutBuildings(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
): Mention[] {
  return mentions.filter((mention) => {
    if (!isHouse(mention) || !standsInside(pieces, mention.first)) return true
    return !mentions.some((other) => other.first < mention.first && isInHouse(other))
  })
}

const isHouse = ({ criterion }: Mention): boolean =>
  criterion.slot === 'type' &&
  criterion.types.includes('villa') &&
  criterion.types.includes('townhouse')

const isInHouse = ({ criterion }: Mention): boolean =>
  criterion.slot === 'type' && criterion.types.some((each) => withinHouses.has(each))

function standsInside(pieces: readonly Piece[], at: number): boolean {
  for (let index = at - 1; index >= at - 1 - mostAdjectives; index -= 1) {
    const meaning = pieces[index]?.meaning
    if (meaning?.kind === 'inside') return true
    const isArticle = meaning?.kind === 'number' && meaning.value === 1
    if (meaning === undefined || !(isArticle || skipped.has(meaning.kind))) return false
  }
  return false
}
