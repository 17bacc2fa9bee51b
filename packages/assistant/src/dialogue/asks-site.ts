import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { filledSlots, type Intent } from '../state.ts'
import type { AssistantTools } from '../tools/tools.ts'
import { answeredShare, type TurnKindGuess } from '../turn-kind/turn-kind.ts'
import type { Understanding } from '../understanding/understanding.ts'
import { changesSearch } from './changes-search.ts'

/** What the words of a question may be taken for. */
const takenFor: ReadonlySet<Intent> = new Set([
  'find_property',
  'search_location',
  'investment_advice',
])
/** Besides, where it is the very question of a text. */
const takenForToo: ReadonlySet<Intent> = new Set([
  'estimate_value',
  'request_callback',
  'ask_question',
  'out_of_scope',
])

/** How much a question and that of a text have to be the same words. */
const theSame = 0.8
/** Else both have to speak for it, the kind of message and the text. */
const sure = { kind: 0.75, fit: 0.45 }
const likely = { kind: 0.65, fit: 0.6 }
/** In the middle of a search, 'what about Mirdif?' goes on with it. */
const surest = { kind: 0.97, fit: 0.75 }
/** A message that is hardly anything but a question needs little of its words in the text. */
const plain = { kind: 0.9, fit: 0.3 }
/** Where nothing to look for is named, the text decides, and in the middle of a search the kind too. */
const general = { kind: 0.65, fit: 0.6 }
/** Pairs of signs across the border of two words are held by no passage. */
const pairs = 0.6

interface Asked {
  said: string
  language: LanguageCode
  understanding: Understanding
  /** It says something beside names of places. */
  saysMore: boolean
  guess: TurnKindGuess
  tools: Pick<AssistantTools, 'passages'>
}

/**
 * Whether a message asks what a text of the site answers, although the words of properties in it look
 * like a search: 'Can I sell a home that is let?'
 */
export async function asksSite({
  said,
  language,
  understanding,
  saysMore,
  guess,
  tools,
}: Asked): Promise<boolean> {
  const { intent, words, flags, state, before } = understanding
  const isTaken = takenFor.has(intent)
  if (!isTaken && !takenForToo.has(intent)) return false
  if (state.request?.asked !== undefined || flags.cues.has('inject')) return false
  if (Object.values(words).some((word) => word !== undefined)) return false
  if (changesSearch(said, understanding)) return false
  const [best] = await tools.passages(said, language)
  if (best === undefined) return false
  if (best.link.startsWith('/faqs') && best.likeness >= theSame) return true
  if (!isTaken) return false
  const share = answeredShare(guess)
  const fit = best.fit / (language === 'zh' ? pairs : 1)
  const isSearching = filledSlots(before).length > 0
  if (asksInGeneral(understanding) && fit >= general.fit)
    return !isSearching || share >= general.kind
  if (!saysMore) return false
  const least = isSearching ? [surest] : [sure, likely, plain]
  return least.some((one) => share >= one.kind && fit >= one.fit)
}

/** 'Which papers do I need to rent?' is a question, and names nothing to look for. */
function asksInGeneral({ told, flags }: Understanding): boolean {
  const isOwn = flags.cues.has('mine')
  // What is asked about a property of one's own is no property to look for.
  const silent = isOwn ? ['purpose', 'sort_by', 'type'] : ['purpose', 'sort_by']
  const isQuestion = flags.question || flags.cues.has('question')
  return (
    isQuestion &&
    !flags.cues.has('search') &&
    (told.purpose !== undefined || isOwn) &&
    filledSlots(told).every((name) => silent.includes(name))
  )
}
