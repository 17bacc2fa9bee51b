import type { Piece } from '@manzil/query-language/grammar/pieces'
import { foldText } from '@manzil/query-language/language/fold'
import { plotDetailWords } from '@manzil/query-language/lexicon/plot-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { SearchSlots } from '../state.ts'
import { finderOf } from './money/find-words.ts'
import { readFlags } from './turn-flags.ts'

const isOfHome = finderOf(Object.values(plotDetailWords).join('|'))
const withPlots: ReadonlySet<string> = new Set(['villa', 'townhouse', 'villa-compound'])

/** 'With a bigger plot' after villas, 'compare their plots': the land that a house stands on, and none to build on. */
export function withoutPlotOfHome(
  message: string,
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  before: SearchSlots,
): readonly Mention[] {
  const isOfHouses = before.type?.some((type) => withPlots.has(type)) === true
  const compares = readFlags(pieces).cues.has('compare')
  if (!isOfHouses || !(compares || isOfHome(foldText(message)))) return mentions
  return mentions.filter(({ criterion }) => criterion.slot !== 'type' || !isLand(criterion.types))
}

const isLand = (types: readonly string[]): boolean => types.every((type) => type === 'land')
