import type { Intent } from '../state.ts'
import { namesOnlyCard } from './bare-card.ts'
import type { Evidenced } from './evidenced.ts'

const otherTasks = [
  'abuse',
  'offTopic',
  'steer',
  'law',
  'promise',
  'value',
  'invest',
  'compare',
  'restart',
] as const

/** A request to an agent goes on with what was asked for it; everything else is talk beside it. */
export function requestGoingOn(seen: Evidenced): Intent | undefined {
  const { request, words, flags } = seen
  if (flags.cues.has('inject')) return undefined
  if (words.note !== undefined) return isOfViewing(seen) ? 'book_viewing' : 'request_callback'
  if (request === undefined) return words.change === undefined ? undefined : 'smalltalk'
  const task: Intent = request.kind === 'viewing' ? 'book_viewing' : 'request_callback'
  if (words.change !== undefined) return task
  const givesContact = words.phone !== undefined || words.email !== undefined
  if (!givesContact && otherTasks.some((cue) => flags.cues.has(cue))) return undefined
  const seesCard = flags.cues.has('see') && seen.refs.length > 0 && !namesProperty(seen)
  // 'Can I see it on Friday?' asks for more than a call.
  const seesIt = seen.seesIt && !namesProperty(seen)
  if (flags.cues.has('viewing') || seesCard || seesIt) return 'book_viewing'
  const { answer, name, email, phone, badPhone, badEmail, soon } = words
  // 'Super, thanks' agrees to nothing where nothing was proposed.
  const isThanks = flags.cues.has('thanks') && request.asked !== 'confirm'
  const agrees = request.asked !== undefined && !isThanks
  const isAnswer = answer !== undefined && (answer !== 'yes' || agrees)
  if (isAnswer) return task
  const details = [name, email, phone, badPhone, badEmail, namesProperty(seen) ? undefined : soon]
  if (details.some((each) => each !== undefined) || seen.hasAppointment) return task
  // 'Sorry, I meant the cheapest one'
  const isLeading = seen.movesRequest && !flags.question
  const namesCard = request.asked === 'listing' || namesOnlyCard(seen.pieces) || isLeading
  const isChosen = request.asked !== undefined && namesCard && seen.refs.length > 0
  // 'The last one, is the chiller free?' asks, and chooses nothing yet.
  return isChosen && !namesProperty(seen) && seen.fields.length === 0 ? task : undefined
}

/** A video call is a viewing; 'ask whether I can see it' and a call are none. */
function isOfViewing(seen: Evidenced): boolean {
  const { flags, request, byVideo, seesIt, refs } = seen
  const { cues } = flags
  if (cues.has('viewing') || request?.kind === 'viewing' || byVideo) return true
  if (cues.has('callback')) return false
  return seesIt || (cues.has('see') && refs.length > 0) || visitsShown(seen)
}

/** Who leaves a number beside the wish to look, or beside a card and days that would do, wants to come. */
export const visitsShown = ({ looks, refs, hasDays, hasShown, hasContact }: Evidenced): boolean =>
  hasShown && hasContact && (looks || (refs.length > 0 && hasDays))

export const namesProperty = ({ mentions }: Evidenced): boolean =>
  mentions.some(({ criterion }) =>
    ['location', 'type', 'price', 'bedrooms'].includes(criterion.slot),
  )
