import type { Intent } from '../state.ts'
import type { Evidenced } from './evidenced.ts'
import { namesCardsAlone } from './names-cards-alone.ts'

const refused = ['inject', 'abuse', 'offTopic', 'steer', 'law', 'promise'] as const

export const isSearch = (intent: Intent): boolean =>
  intent === 'find_property' || intent === 'search_location'

/** The task that waits for an answer, where the message may be one. */
export function pendingTask(seen: Evidenced, intent: Intent): Intent | undefined {
  const { pending, flags } = seen
  if (pending === undefined || flags.cues.has('search')) return undefined
  const couldAnswer =
    pending === 'ask_question'
      ? asksInGeneral(seen)
      : pending === 'compare_properties'
        ? namesCompared(seen)
        : seen.mentions.length > 0 || seen.refs.length > 0 || seen.hasAppointment
  const isOpen = isSearch(intent) || intent === 'out_of_scope'
  const isRefused = refused.some((cue) => flags.cues.has(cue))
  return couldAnswer && isOpen && !isRefused ? pending : undefined
}

/** 'How long does it take to buy?': sale or rent alone describes no property. */
const asksInGeneral = ({ mentions, flags }: Evidenced): boolean =>
  (flags.question || flags.cues.has('question')) &&
  mentions.length > 0 &&
  mentions.every(({ criterion }) => criterion.slot === 'purpose')

/** Cards, or places and nothing else; one place alone only beside that of the properties on the screen. */
function namesCompared({ refs, mentions, hasShown }: Evidenced): boolean {
  if (refs.length > 0) return namesCardsAlone(mentions)
  const onlyPlaces = mentions.every(({ criterion }) => criterion.slot === 'location')
  return onlyPlaces && mentions.length >= (hasShown ? 1 : 2)
}
