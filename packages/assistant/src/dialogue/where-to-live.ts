import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import type { Quantity } from '@manzil/query-language/grammar/quantity'
import type { AreaAspect } from '@manzil/query-language/lexicon/area-words'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { AnswerContext } from '../answer-context.ts'
import { type DialogueState, filledSlots, newState, type SearchSlots } from '../state.ts'
import { aspectsIn } from '../understanding/asked-area.ts'
import {
  asksBetween,
  asksWhereToLive,
  namesWorkplace,
} from '../understanding/asks-where-to-live.ts'
import { mergeTurn } from '../understanding/merge-turn.ts'
import { otherTasks } from '../understanding/other-tasks.ts'

/** A life that is told, and where it could be lived is asked. */
export interface WhereToLive {
  /** What homes have to be, without a place. */
  slots: SearchSlots
  /** Where somebody works or learns. */
  workplace: string | undefined
  /** The same of somebody who lives along. */
  beside?: string
  /** Where it is looked for, if anywhere was named. */
  emirate?: string | undefined
  /** What the place is to have. */
  aspects: readonly AreaAspect[]
  /** It was asked before, so often, and nothing new is told. */
  again?: number
}

/** 'Which area should I look at?' is no viewing. */
const turningAway = [
  ...otherTasks.filter((cue) => cue !== 'viewing'),
  'value',
  'law',
  'promise',
] as const
/** What places have, and homes only by them. */
const ofPlaces: readonly string[] = ['near-school', 'near-metro', 'beach-access']

/** 'My company pays 15k a month, office in Media City. Where should we live?' */
export function whereToLive({
  said,
  understanding,
  gazetteer,
  state,
}: AnswerContext): WhereToLive | undefined {
  if (!asksWhereToLive(said)) return undefined
  const { flags, mentions, words, before } = understanding
  if (turningAway.some((cue) => flags.cues.has(cue)) || state.money !== undefined) return undefined
  if (Object.values(words).some((word) => word !== undefined)) return undefined
  const named = new Set(
    mentions.flatMap(({ criterion, stance }) =>
      criterion.slot === 'location' &&
      stance !== 'not' &&
      gazetteer.place(criterion.slug)?.kind !== 'emirate'
        ? criterion.slug
        : [],
    ),
  )
  const [first, second, third] = named
  // 'Marina or JLT, where should I live?' compares them; 'where in JVC?' is of that place.
  const isOfWork = isWorkplace(said, mentions)
  if (third !== undefined || (first !== undefined && !isOfWork)) return undefined
  if (second !== undefined && !asksBetween(said)) return undefined
  const workplace = first ?? workplaceBefore(said, before, gazetteer)
  const earned = understanding.state.figures?.income
  const told = mentions.filter(isOfProperties).map(asWanted(mentions, earned))
  const { location: _, ...running } = before
  const { slots } = mergeTurn({ ...newState(), slots: running }, told, flags, gazetteer)
  const asked = aspectsIn(said)
  const emirate = emirateOf(mentions, before, gazetteer)
  const known = suggestedBefore(before, state)
  // 'Any area' is not told of a life.
  const isTold = told.some(({ criterion }) => criterion.slot !== 'clear')
  const isNew = isTold || asked.length > 0 || workplace !== undefined
  if (known !== undefined)
    return {
      slots,
      workplace: workplace ?? known.workplace,
      ...(second !== undefined && { beside: second }),
      emirate,
      aspects: [...new Set([...known.aspects, ...asked])],
      ...(!isNew && { again: known.times }),
    }
  const isStory = isNew || filledSlots(running).length > 0
  const work = { workplace, ...(second !== undefined && { beside: second }), emirate }
  return isStory ? { slots, ...work, aspects: asked } : undefined
}

/** The emirate that is named, or else that of the search before. */
function emirateOf(
  mentions: readonly Mention[],
  { location = [] }: SearchSlots,
  gazetteer: Gazetteer,
): string | undefined {
  const told = mentions.flatMap(({ criterion, stance }) =>
    criterion.slot === 'location' && stance !== 'not' ? criterion.slug : [],
  )
  const emirates = [...told, ...location].map((slug) => gazetteer.pathOf(slug).at(-1)?.slug)
  return emirates.find((slug) => slug !== undefined)
}

/** 'Where can I live so that I walk to work?' after a search where the work is. */
function workplaceBefore(
  said: string,
  { location = [] }: SearchSlots,
  gazetteer: Gazetteer,
): string | undefined {
  const [place, other] = location
  if (!namesWorkplace(said) || other !== undefined || place === undefined) return undefined
  return gazetteer.place(place)?.kind === 'emirate' ? undefined : place
}

/** The places that were suggested, while they are still searched in. */
const suggestedBefore = ({ location = [] }: SearchSlots, { suggested }: DialogueState) =>
  suggested !== undefined && location.join() === suggested.places.join() ? suggested : undefined

const isWorkplace = (said: string, mentions: readonly Mention[]): boolean =>
  namesWorkplace(said) ||
  mentions.some(({ criterion, stance }) => criterion.slot === 'location' && stance === 'aside')

/** The place and the office of a story are no home, and what places have is looked up in their guides. */
const isOfProperties = ({ criterion }: Mention): boolean => {
  if (criterion.slot === 'location' || criterion.slot === 'number') return false
  if (criterion.slot === 'type') return !criterion.types.includes('office')
  return criterion.slot !== 'features' || !ofPlaces.includes(criterion.slug)
}

/** What an employer pays for housing is the budget, where no other one is named; what somebody earns is none. */
const asWanted =
  (mentions: readonly Mention[], earned: number | undefined) =>
  (mention: Mention): Mention => {
    const isOther = mentions.some(
      ({ criterion, stance }) => criterion.slot === 'price' && stance === 'want',
    )
    const { criterion, stance } = mention
    const isPaid = criterion.slot === 'price' && stance === 'aside' && !isOther
    return isPaid && !isEarned(criterion.quantity, earned)
      ? { ...mention, stance: 'want' }
      : mention
  }

const monthsPerYear = 12

const isEarned = ({ low, currency, perYear }: Quantity, earned: number | undefined): boolean => {
  const named = Math.round(low * (currency ?? 1))
  return named === earned || Math.round((named * (perYear ?? 1)) / monthsPerYear) === earned
}
