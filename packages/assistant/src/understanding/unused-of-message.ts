import type { Mention } from '@manzil/query-language/reading/mentions'
import type { Reading } from '@manzil/query-language/reading/reader'
import type { SearchSlots } from '../state.ts'
import { refusedInVain } from './refused-in-vain.ts'
import { saysDislike } from './story-clauses.ts'
import type { TurnFlags } from './turn-flags.ts'
import type { Turn } from './understanding.ts'
import { unsearchableIn } from './unsearchable.ts'
import type { UnusedCriterion } from './unused-criteria.ts'
import { unusedYear } from './unused-year.ts'

interface Parts extends Pick<Reading, 'tokens' | 'pieces'> {
  mentions: readonly Mention[]
  flags: TurnFlags
  before: SearchSlots
}

/** What a message wishes that no search can do: a year, what is refused in vain, what no advert states. */
export function unusedOf(
  turn: Pick<Turn, 'text' | 'now'>,
  text: string,
  { tokens, pieces, mentions, flags, before }: Parts,
): UnusedCriterion[] {
  const year = unusedYear(text, pieces, mentions, turn.now)
  // 'Is it not allowed?' asks, and refuses nothing.
  const asks = (flags.question || flags.cues.has('question')) && !flags.cues.has('search')
  const inVain = asks ? [] : refusedInVain(text.normalize('NFC'), { tokens, pieces }, mentions)
  // 'No construction around' is said once: as what no search can use.
  const isUnstated = (words: string): boolean =>
    unsearchableIn(turn.text.replace(words, ' '), before).length <
    unsearchableIn(turn.text, before).length
  const refused = inVain
    .filter((words) => !saysDislike(words) && !isUnstated(words))
    .map((words): UnusedCriterion => ({ kind: 'refused', words }))
  const unstated = unsearchableIn(turn.text, before).map(
    (what): UnusedCriterion => ({ kind: 'unsearchable', what }),
  )
  return [...(year ? [year] : []), ...refused, ...unstated]
}
