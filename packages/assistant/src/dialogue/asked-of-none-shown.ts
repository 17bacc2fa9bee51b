import type { Cue } from '@manzil/query-language/grammar/meaning'
import type { AnswerContext } from '../answer-context.ts'
import { filledSlots } from '../state.ts'
import { meansBothPlaces } from '../understanding/asked-area.ts'
import { beginsAsQuestion, fieldsIn, pointsBack } from '../understanding/asked-fields.ts'
import { asksAvailable } from '../understanding/asks-available.ts'
import { namesFactsOnly } from '../understanding/facts-of-a-card.ts'
import { leadIntents } from '../understanding/lead-intents.ts'
import { otherTasks } from '../understanding/other-tasks.ts'
import { asksInGeneral } from './asked-of-shown.ts'
import { focusRef, lastingTurns } from './focus.ts'

const longest = 160

/** 'The first: which floor?', 'does this one have a pool?' where none is on the screen. */
export function asksOfNoneShown(context: AnswerContext): boolean {
  const { said, state, understanding } = context
  const { flags, mentions, words, ordinals, before } = understanding
  const isNamed = ordinals.length > 0
  const isSpokenOf = isNamed || focusRef(state, lastingTurns) !== undefined
  if (state.shown.length > 0 && (isSpokenOf || state.foundNone !== true)) return false
  if (said.length > longest || leadIntents.has(state.intent) || state.money !== undefined)
    return false
  // 'Which pays more, the first or the second?'
  const isOfTwo = ordinals.length > 1
  if (otherTasks.some((cue) => flags.cues.has(cue) && !(isOfTwo && cue === 'invest'))) return false
  if (Object.values(words).some((word) => word !== undefined)) return false
  if (!namesFactsOnly(mentions, false)) return false
  if (asksInGeneral(context) || meansBothPlaces(said)) return false
  if (isOfTwo && comparesThem(context)) return true
  if (isNamed && namesCardAlone(context)) return true
  const asksFact =
    fieldsIn(said).length > 0 ||
    asksAvailable(said) ||
    mentions.some(({ criterion }) => criterion.slot !== 'number' && criterion.slot !== 'type')
  if (!asksFact) return false
  if (isNamed) return true
  const isAsking = flags.question || flags.cues.has('question') || beginsAsQuestion(said)
  return filledSlots(before).length > 0 && isAsking && pointsBack(said)
}

/** Beside a card: it is to be shown, or asked about. */
const besideCard: ReadonlySet<string> = new Set([
  'ordinal',
  'cue',
  'about',
  'also',
  'joint',
  'home',
])
const ofCards: ReadonlySet<Cue> = new Set(['search', 'see', 'question', 'compare'])
const fewLetters = 60

/** 'Show me the first one', 'what about the second?' in the middle of a search. */
const namesCardAlone = ({ said, understanding }: AnswerContext): boolean =>
  said.length <= fewLetters &&
  filledSlots(understanding.before).length > 0 &&
  filledSlots(understanding.told).length === 0 &&
  understanding.spans.every(({ kind }) => besideCard.has(kind)) &&
  [...understanding.flags.cues].every((cue) => ofCards.has(cue))

/** 'Which is better value, the first or the second?' */
function comparesThem({ said, state, understanding }: AnswerContext): boolean {
  const { flags } = understanding
  const asks = flags.question || flags.cues.has('question') || beginsAsQuestion(said)
  return asks || state.intent === 'compare_properties' || flags.cues.has('compare')
}
