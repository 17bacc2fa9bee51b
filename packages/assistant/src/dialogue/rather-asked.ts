import type { Gazetteer } from '@manzil/query-language/gazetteer/gazetteer'
import { isGuideOfPlace } from '../passages/guide-of-place.ts'
import type { Passage } from '../passages/passage.ts'
import { filledSlots } from '../state.ts'
import { shareOf, type TurnKindGuess } from '../turn-kind/turn-kind.ts'
import type { Understanding } from '../understanding/understanding.ts'

/** Hardly a search; with a word that looks for something even less of one. */
const mostSearch = 0.1
const mostOfLooking = 0.06
/** The surer a text is, the less its kind has to be. */
const levels = [
  { kind: 0.6, score: 0.4, lead: 0.2 },
  { kind: 0.6, score: 0.7, lead: 0 },
  { kind: 0.5, score: 0.6, lead: 0.1 },
  { kind: 0.5, score: 1, lead: 0.05 },
  { kind: 0.35, score: 0.9, lead: 0.3 },
] as const

/** What questions about rules and costs name as well. */
const mayName: ReadonlySet<string> = new Set([
  'type',
  'purpose',
  'price_max',
  'price_min',
  'sort_by',
  'location',
])

type Heard = Pick<Understanding, 'told' | 'before' | 'flags' | 'ordinals' | 'intent'>

/**
 * 'If one of us moves out, who owes the rent?' in the middle of a search: next to nothing to look for is
 * named, the kind of the message is no search, and a text surely fits.
 */
export function isRatherAsked(
  best: Pick<Passage, 'score' | 'lead' | 'link'>,
  guess: TurnKindGuess,
  { told, before, flags, ordinals, intent }: Heard,
  gazetteer: Gazetteer,
): boolean {
  if (isGuideOfPlace(best.link) || ordinals.length > 0 || intent === 'investment_advice')
    return false
  // 'Then rather to rent, what would that be?' changes the search.
  const { purpose = before.purpose } = told
  if (before.purpose !== undefined && purpose !== before.purpose) return false
  const most = flags.cues.has('search') ? mostOfLooking : mostSearch
  if (shareOf('search', guess) > most) return false
  const isOfEmirates = (told.location ?? []).every(
    (slug) => gazetteer.place(slug)?.kind === 'emirate',
  )
  if (!isOfEmirates || !filledSlots(told).every((name) => mayName.has(name))) return false
  const asked = shareOf('knowledge', guess) + shareOf('site', guess)
  return levels.some(
    ({ kind, score, lead }) => asked >= kind && best.score >= score && best.lead >= lead,
  )
}
