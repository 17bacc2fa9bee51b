import { foldText } from '@manzil/query-language/language/fold'
import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import {
  areaNounWords,
  cheapestWords,
  mostForWords,
} from '@manzil/query-language/lexicon/areas-weighed-words'
import type { AnswerContext } from '../answer-context.ts'
import type { SearchSlots } from '../state.ts'
import { asksWhichArea, aspectsIn, pointsThere } from '../understanding/asked-area.ts'
import { finderOf } from '../understanding/money/find-words.ts'
import { weighedPointsIn } from '../understanding/weighs-areas.ts'

/** Areas of an emirate that are to be put in order of what their homes ask. */
export interface AreasRanked {
  by: 'price' | 'size'
  emirate: string
  /** What homes have to be, without a place. */
  slots: SearchSlots
  /** What the areas are to have by their guides. */
  aspects: readonly AreaAspect[]
}

const joined = (words: Readonly<Record<string, string>>): string => Object.values(words).join('|')

const namesArea = finderOf(joined(areaNounWords))
const asksCheapest = finderOf(joined(cheapestWords))
const asksMost = finderOf(joined(mostForWords))
const turningAway = ['viewing', 'callback', 'law', 'mine', 'abuse', 'inject', 'steer'] as const

/** 'Which area brings the most?' right after talk of a purchase, whatever its words are taken for. */
export function asksAreasByReturn({
  said,
  understanding,
  state,
  gazetteer,
  asksSite,
}: AnswerContext): boolean {
  const { told, ordinals, words } = understanding
  if (asksSite || state.money !== undefined) return false
  if (ordinals.length > 0 || Object.values(words).some((word) => word !== undefined)) return false
  const named = told.location ?? []
  if (named.some((slug) => gazetteer.place(slug)?.kind !== 'emirate')) return false
  return (
    namesArea(foldText(said)) && asksWhichArea(said) && weighedPointsIn(said).includes('return')
  )
}

/** 'The cheapest area with a metro', 'where do I get the most for 90k?' */
export function areasRanked(context: AnswerContext): AreasRanked | undefined {
  const { said, understanding, state, gazetteer, asksSite } = context
  const { flags, words, ordinals, told, before } = understanding
  const folded = foldText(said)
  const isCheapest = asksCheapest(folded)
  const isMost = asksMost(folded) && told.price_max !== undefined
  const isOfAreas = namesArea(folded) || asksWhichArea(said)
  if (!(isCheapest || isMost) || !isOfAreas || asksSite || ordinals.length > 0) return undefined
  if (state.money !== undefined || Object.values(words).some((word) => word !== undefined))
    return undefined
  if (turningAway.some((cue) => flags.cues.has(cue))) return undefined
  if (weighedPointsIn(said).includes('return')) return undefined
  // 'The cheapest one in this area' is a home.
  if (pointsThere(said) && !asksWhichArea(said)) return undefined
  const named = told.location ?? []
  if (named.some((slug) => gazetteer.place(slug)?.kind !== 'emirate') || named.length > 1)
    return undefined
  const path = gazetteer.pathOf(named[0] ?? before.location?.[0] ?? 'dubai')
  const { type, bedrooms_min, bedrooms_max, price_max } = told
  const isOfKind = type !== undefined || bedrooms_min !== undefined
  const kind = isOfKind
    ? { type, bedrooms_min, bedrooms_max }
    : {
        type: before.type,
        bedrooms_min: before.bedrooms_min,
        bedrooms_max: before.bedrooms_max,
      }
  return {
    by: isMost ? 'size' : 'price',
    emirate: path.at(-1)?.slug ?? 'dubai',
    slots: {
      type: kind.type ?? ['apartment'],
      ...(kind.bedrooms_min !== undefined && { bedrooms_min: kind.bedrooms_min }),
      ...(kind.bedrooms_max !== undefined && { bedrooms_max: kind.bedrooms_max }),
      ...(price_max !== undefined && { price_max }),
      purpose: told.purpose ?? before.purpose ?? 'rent',
    },
    aspects: aspectsIn(said).filter((aspect) => aspect !== 'distance'),
  }
}
