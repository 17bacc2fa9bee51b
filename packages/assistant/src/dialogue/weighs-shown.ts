import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { AnswerContext } from '../answer-context.ts'
import { asksWhichArea, meansBothPlaces } from '../understanding/asked-area.ts'
import { pointsBack, rankedBy, rankIn, ranksIn, saysCheap } from '../understanding/asked-fields.ts'
import { leadIntents } from '../understanding/lead-intents.ts'
import { otherTasks } from '../understanding/other-tasks.ts'
import { type Weighing, weighingIn } from '../understanding/weighs-shown.ts'
import { focusRef, lastingTurns } from './focus.ts'

/** Cards that a message weighs against one another, by their numbers. */
export interface WeighedCards {
  numbers: readonly number[]
  by: Weighing
}

/** More side by side would be a list and no advice. */
const mostWeighed = 3
const longest = 200

/** What is asked of a rule, of a bank or of another deal is not asked of cards. */
const ofOthers: ReadonlySet<Meaning['kind']> = new Set(['topic', 'purpose', 'scale'])
const deeds: ReadonlySet<string> = new Set(['compare', 'invest', 'value'])

/** 'Which is better?', 'why is that one cheaper?' of the homes on the screen; a life may be told beside it. */
export function weighsShown({
  said,
  state,
  understanding,
}: AnswerContext): WeighedCards | undefined {
  if (state.shown.length < 2 || said.length > longest) return undefined
  const by = weighingIn(said)
  if (by === undefined || leadIntents.has(state.intent)) return undefined
  const { flags, mentions, ordinals, spans, words, lastRefs } = understanding
  // A sum that is being worked out is of two cards only where both are named.
  if (state.money !== undefined && ordinals.length < 2) return undefined
  // 'What do I pay more for?' asks for no more of them.
  const isMore = by === 'reason'
  const others = otherTasks.filter((cue) => !deeds.has(cue) && !(isMore && cue === 'more'))
  if (others.some((cue) => flags.cues.has(cue))) return undefined
  if (Object.values(words).some((word) => word !== undefined)) return undefined
  // 'Which is better value for the money?' has one answer.
  if (by === 'better' && rankIn(said) !== undefined) return undefined
  if (asksWhichArea(said) || meansBothPlaces(said)) return undefined
  if (spans.some(({ kind }) => ofOthers.has(kind))) return undefined
  // A place that is wished for is one to look in; where somebody works is part of a life.
  const places = mentions.filter(({ criterion }) => criterion.slot === 'location')
  if (places.length > 1 || (by === 'reason' && places.length > 0)) return undefined
  const named = [...new Set(ordinals)].map((number) =>
    number > 0 ? number : state.shown.length + 1 + number,
  )
  if (named.length > 1) return { numbers: named.slice(0, mostWeighed), by }
  const leading = ranksIn(said).flatMap((rank) => rankedBy(rank, state.order)[0] ?? [])
  const spoken = focusRef(state, lastingTurns)
  // 'And against the dearest, what do I pay more for?' of the one that was spoken of.
  const pair = [...new Set([...(spoken === undefined ? [] : [spoken]), ...leading])]
  if (by === 'reason' && leading.length > 0 && pair.length > 1)
    return { numbers: pair.slice(0, mostWeighed), by }
  const compared = lastRefs.filter((number) => number > 0 && number <= state.shown.length)
  if (compared.length > 1) return { numbers: compared.slice(0, mostWeighed), by }
  const all = state.shown.map((_, at) => at + 1)
  if (by === 'better') return { numbers: all.slice(0, mostWeighed), by }
  // 'Why is this one cheaper?' where none was spoken of: the cheapest.
  const meant =
    pointsBack(said) && saysCheap(said) ? rankedBy('cheapest', state.order)[0] : undefined
  const one = named[0] ?? focusRef(state, lastingTurns) ?? meant
  if (one === undefined) return undefined
  // One alone is cheap or dear against the first of the others.
  const rest = all.filter((number) => number !== one)
  return { numbers: [one, ...rest].slice(0, 2).sort((left, right) => left - right), by }
}
