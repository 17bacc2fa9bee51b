import { fold } from '@manzil/query-language/language/fold'
import { needlessWords } from '@manzil/query-language/lexicon/needless-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { Reading } from '@manzil/query-language/reading/reader'
import { placesOfRow } from './money/find-words.ts'

const needlessBehind = placesOfRow(needlessWords.before)
const needlessBefore = placesOfRow(needlessWords.behind)
const stops = /[,;!?\n،؛。，！？；।]|\.(?=\s|$)/u

/**
 * 'Not necessarily Dubai' neither looks there nor leaves it out, and refuses nothing beside it: the one
 * criterion that need not be is set aside.
 */
export function withoutNeedless(
  message: string,
  { tokens, pieces }: Pick<Reading, 'tokens' | 'pieces'>,
  mentions: readonly Mention[],
): Mention[] {
  const source = message.normalize('NFC')
  const { text, origins } = fold(source)
  const at = (folded: number): number => origins[folded] ?? source.length
  const startOf = ({ first }: Mention): number => tokens[pieces[first]?.first ?? 0]?.start ?? 0
  const endOf = ({ last }: Mention): number => tokens[pieces[last]?.last ?? 0]?.end ?? 0
  const isOneClause = (from: number, to: number): boolean => !stops.test(source.slice(from, to))
  const placed = mentions.filter(({ stance }) => stance !== 'remove')
  const behind = needlessBehind(text).map(({ end }) =>
    placed.find((each) => startOf(each) >= at(end) - 1 && isOneClause(at(end), startOf(each))),
  )
  const before = needlessBefore(text).map(({ start }) =>
    placed.findLast((each) => endOf(each) <= at(start) && isOneClause(endOf(each), at(start))),
  )
  const needless = new Set([...behind, ...before])
  if (![...needless].some((each) => each !== undefined)) return [...mentions]
  const isTold = (each: Mention): boolean =>
    [...needless].some(
      (other) =>
        other !== undefined &&
        (other === each ||
          (other.first === each.first && other.criterion.slot === each.criterion.slot)),
    )
  const words = [...needlessBehind(text), ...needlessBefore(text)]
  const isNear = (each: Mention): boolean =>
    words.some(
      ({ start, end }) =>
        isOneClause(Math.min(endOf(each), at(end)), Math.max(startOf(each), at(start))) &&
        each.stance === 'not',
    )
  return mentions.map((each) => {
    if (isTold(each)) return { ...each, stance: 'aside' }
    return isNear(each) ? { ...each, stance: 'want' } : each
  })
}
