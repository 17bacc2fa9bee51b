import { fold } from '@manzil/query-language/language/fold'
import { needlessWords } from '@manzil/query-language/lexicon/needless-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { Reading } from '@manzil/query-language/reading/reader'
import { placesOfRow } from './money/find-words.ts'

const needlessBehind = placesOfRow(needlessWords.before)
const needlessBefore = placesOfRow(needlessWords.behind)
/** 'It need not be furnished.' */
export function saysNeedless(message: string): boolean {
  const { text } = fold(message)
  return needlessBehind(text).length > 0 || needlessBefore(text).length > 0
}

const stops = /[,;!?\n،؛。，！？；।]|\.(?=\s|$)/u

/**
 * 'Not necessarily Dubai' neither looks there nor leaves it out, and refuses nothing beside it: the one
 * criterion that need not be is wished no more.
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
  // Arabic puts it on either side: behind it only a place is surely meant.
  const isMeant = ({ criterion }: Mention): boolean =>
    !/\p{Script=Arabic}/u.test(source) || criterion.slot === 'location'
  const behind = needlessBehind(text).map(({ end }) => {
    const next = placed.find((each) => startOf(each) >= at(end) - 1)
    return next !== undefined && isMeant(next) && isOneClause(at(end), startOf(next))
      ? next
      : undefined
  })
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
        (each.stance === 'not' || each.stance === 'remove'),
    )
  return mentions.map((each) => {
    if (isTold(each)) return { ...each, stance: 'remove' }
    return isNear(each) ? { ...each, stance: 'want' } : each
  })
}
