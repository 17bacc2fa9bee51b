import { onlyWords } from '@manzil/query-language/lexicon/aim-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { Reading } from '@manzil/query-language/reading/reader'
import { finderOf } from './money/find-words.ts'
import { clausesOf } from './story-clauses.ts'

const saysOnly = finderOf(Object.values(onlyWords).join('|'))

/** 'Dubai Hills is tight. Al Furjan only': what is said of the other place looks for nothing there. */
export function withOnlyPlace(
  message: string,
  { tokens, pieces }: Pick<Reading, 'tokens' | 'pieces'>,
  mentions: readonly Mention[],
): Mention[] {
  const clauses = clausesOf(message)
  const startOf = (piece: number): number => tokens[pieces[piece]?.first ?? 0]?.start ?? 0
  const clauseOf = ({ first }: Mention): number =>
    clauses.findIndex(({ end }) => startOf(first) < end)
  const places = mentions.filter(isWantedPlace)
  const only = new Set(places.map(clauseOf).filter((at) => saysOnly(clauses[at]?.text ?? '')))
  const [at, other] = only
  if (at === undefined || other !== undefined) return [...mentions]
  const named = new Set(mentions.filter((each) => !isWantedPlace(each)).map(clauseOf))
  return mentions.map((mention) => {
    const clause = clauseOf(mention)
    // Where rooms or a price stand too, both are looked for.
    const isAside = isWantedPlace(mention) && clause !== at && !named.has(clause)
    return isAside ? { ...mention, stance: 'aside' } : mention
  })
}

const isWantedPlace = ({ criterion, stance }: Mention): boolean =>
  criterion.slot === 'location' && stance === 'want'
