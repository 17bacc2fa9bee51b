import type { Meaning } from '@manzil/query-language/grammar/meaning'
import type { Piece } from '@manzil/query-language/grammar/pieces'
import type { Mention } from '@manzil/query-language/reading/mentions'
import type { Intent } from '../state.ts'
import type { TurnFlags } from './turn-flags.ts'

/** Answers about properties in general, which may be asked for again: figures, no properties. */
const repeatable: ReadonlySet<Intent> = new Set([
  'investment_advice',
  'estimate_value',
  'compare_properties',
])

/** What may be put in place of what was asked about. */
const replaced: readonly Mention['criterion']['slot'][] = ['location', 'type', 'bedrooms']

/** Words that lead to it and say nothing else. */
const leading: ReadonlySet<Meaning['kind']> = new Set([
  'about',
  'joint',
  'also',
  'inside',
  'plain',
  'mark',
  'bound',
])

/** 'And in the Marina?', 'what about villas': nothing but what the question before is asked of now. */
export function asksTheSame(
  pieces: readonly Piece[],
  mentions: readonly Mention[],
  { question, about, cues }: TurnFlags,
): boolean {
  if (mentions.length === 0 || cues.size > 0) return false
  const isLed = about || pieces[0]?.meaning.kind === 'joint' || pieces[0]?.joined === true
  const isPlace = mentions.every(({ criterion }) => criterion.slot === 'location')
  if (!(question || about) || !(isLed || isPlace)) return false
  return (
    mentions.every(
      ({ criterion, stance }) => stance === 'want' && replaced.includes(criterion.slot),
    ) &&
    pieces.every(
      ({ meaning }, at) =>
        leading.has(meaning.kind) || mentions.some(({ first, last }) => first <= at && at <= last),
    )
  )
}

/** Whether the answer before was one that such a message asks for again. */
export const isRepeatable = (before: Intent, wasAboutCard: boolean): boolean =>
  repeatable.has(before) && !wasAboutCard
