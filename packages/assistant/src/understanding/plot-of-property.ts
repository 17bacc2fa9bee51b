import type { Piece } from '@manzil/query-language/grammar/pieces'
import { foldText } from '@manzil/query-language/language/fold'
import { plotDetailWords } from '@manzil/query-language/lexicon/plot-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { SearchSlots } from '../state.ts'
import { finderOf } from './money/find-words.ts'
import { readFlags } from './turn-flags.ts'

const isOfProperty = finderOf(Object.values(plotDetailWords).join('|'))
const withPlots: ReadonlySet<string> = new Set(['villa', 'townhouse', 'villa-compound'])

/** 'With a bigger plot' of a villa: no search knows the size of the land that a house stands on. */
export const asksForPlot = (message: string, before: SearchSlots): boolean =>
  isOfHouses(before) && isOfProperty(foldText(message))

/**
 * 'With a bigger plot' after villas, 'compare their plots': the land that a house stands on, and none to build on. The
 * size beside it is that of the plot.
 */
export function withoutPlotOfProperty(
  message: string,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  before: SearchSlots,
): readonly Mention[] {
  const asks = asksForPlot(message, before)
  const compares = isOfHouses(before) && readFlags(pieces).cues.has('compare')
  if (!(asks || compares)) return mentions
  return mentions.filter(({ criterion }) => {
    if (criterion.slot === 'type') return !isLand(criterion.types)
    if (criterion.slot === 'sort_by') return !(asks && criterion.sort === 'size_desc')
    return !(asks && criterion.slot === 'size')
  })
}

const isOfHouses = ({ type = [] }: SearchSlots): boolean => type.some((each) => withPlots.has(each))
const isLand = (types: readonly string[]): boolean => types.every((type) => type === 'land')
