import type { ContactField, MissingPart, RequestWay } from '../reply/texts/leads/lead-texts.ts'
import type { DialogueState, RequestDraft } from '../state.ts'
import type { Visitor } from '../tools/lead-port.ts'
import { isForAgent, isMessage, withNote } from '../understanding/request-note.ts'
import type { Understanding } from '../understanding/understanding.ts'
import { focusRef, lastingTurns } from './focus.ts'
import { refersTo } from './refers-to.ts'

/** A call right after talk of a property is about it; later it may be about anything. */
const nextTurn = 2

/** The request with what the message adds to it. */
export function draftAfter(
  kind: RequestDraft['kind'],
  state: DialogueState,
  {
    words,
    appointment,
    lastRefs,
    rest,
    within: told,
  }: Pick<Understanding, 'words' | 'appointment' | 'lastRefs' | 'rest' | 'within'>,
  known: Visitor,
): RequestDraft {
  const { request } = state
  const asked = request?.asked
  // Who lets or sells a home of their own asks nothing of those of others unless one is chosen.
  const isOfOwn = kind === 'callback' && state.owner === true
  const refs =
    state.refs.length > 0
      ? state.refs
      : request?.propertyId === undefined && !isOfOwn
        ? lastRefs
        : []
  const only = state.shown.length === 1 && !isOfOwn ? state.shown : []
  // What the agent is asked or told is about the home spoken of, as a viewing is.
  const isOfProperty = kind === 'viewing' || words.note !== undefined
  const spoken = isOfOwn ? undefined : focusRef(state, isOfProperty ? lastingTurns : nextTurn)
  const focused = spoken === undefined ? undefined : state.shown[spoken - 1]
  const propertyId = refersTo(refs, state.shown)[0] ?? request?.propertyId ?? only[0] ?? focused
  const name = words.name ?? state.contact?.name ?? request?.name ?? known.name
  const email = words.email ?? request?.email ?? known.email
  const phone = words.phone ?? request?.phone ?? known.phone
  const phoneWritten = words.phone === undefined ? request?.phoneWritten : words.phoneWritten
  const isSoon = words.soon === true && appointment === undefined
  const asksAnew = words.answer === 'time' && appointment === undefined
  const when = asksAnew || isSoon ? {} : whenAfter(request, appointment)
  const note = withNote(request?.note, wholeNote(words.note, rest))
  const within = appointment?.date === undefined ? (told ?? request?.within) : undefined
  const staysSoon = request?.soon === true && appointment === undefined && !asksAnew
  return {
    kind,
    ...when,
    ...(within !== undefined && !asksAnew && { within }),
    ...(propertyId !== undefined && { propertyId }),
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(phoneWritten !== undefined && { phoneWritten }),
    ...((isSoon || staysSoon) && { soon: true }),
    ...(note !== undefined && { note }),
    ...(asked !== undefined && { asked }),
  }
}

/** A message to the agent goes along as it stands; beside any other note goes what else was said. */
const wholeNote = (note: string | undefined, rest: string | undefined): string | undefined =>
  note === undefined || (rest !== undefined && !isForAgent(note)) ? rest : note

/** A new day leaves the hour, a new part of the day does not. */
function whenAfter(
  before: RequestDraft | undefined,
  told: Understanding['appointment'],
): Pick<RequestDraft, 'date' | 'time' | 'part'> {
  const date = told?.date ?? before?.date
  const time = told?.time ?? (told?.part === undefined ? before?.time : undefined)
  const part = told?.part ?? (told === undefined ? before?.part : undefined)
  return {
    ...(date !== undefined && { date }),
    ...(time !== undefined && { time }),
    ...(part !== undefined && { part }),
  }
}

/** What a request lacks of who asks: a name, and one way to answer. */
export function missingContact({ name, phone, email }: RequestDraft): ContactField[] {
  const channel: ContactField[] = phone === undefined && email === undefined ? ['channel'] : []
  return name === undefined ? ['name', ...channel] : channel
}

/** Everything that a request lacks, and last the visitor's yes. */
export function missingOf(draft: RequestDraft): MissingPart[] {
  const isViewing = draft.kind === 'viewing'
  const lacksTime = draft.date === undefined || draft.time === undefined
  const parts: MissingPart[] = [
    ...(isViewing && draft.propertyId === undefined ? (['home'] as const) : []),
    ...(isViewing && lacksTime ? (['time'] as const) : []),
    ...missingContact(draft),
  ]
  return parts.length === 0 ? ['yes'] : parts
}

/** What is asked for: a call that leaves no number is answered in writing. */
export const wayOf = ({ kind, phone, email }: RequestDraft): RequestWay =>
  kind === 'callback' && phone === undefined && email !== undefined ? 'reply' : kind

/** A note that is a message, or says how to be answered, makes more of a call than one. */
export const asksForMore = ({ kind, note }: RequestDraft): boolean =>
  kind === 'callback' && note !== undefined && isMessage(note)

/** What is known of who asks, in the order in which it is read. */
export function contactDetails(request: RequestDraft | undefined): string[] {
  return [request?.name, request?.phoneWritten ?? request?.phone, request?.email].flatMap(
    (detail) => (detail === undefined ? [] : [detail]),
  )
}
