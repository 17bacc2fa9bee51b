import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { applyMessage } from './apply-message.ts'
import {
  abandonAnswer,
  type Conversation,
  emptyConversation,
  type Outgoing,
} from './conversation.ts'

export type ConversationEvent =
  /** A `chat:stream` event. */
  | { type: 'streamed'; message: ChatMessage }
  /** The connection is (again) there: what is known has to be confirmed by the history. */
  | { type: 'connected' }
  /** The history is asked: what it does not know was cleared elsewhere. */
  | { type: 'doubted' }
  /** `confirmedTo`: it was asked from there on, and goes on from what is known. */
  | {
      type: 'history'
      messages: readonly ChatMessage[]
      isNew: boolean
      confirmedTo?: number | null
    }
  | { type: 'sent'; message: Outgoing }
  /** Unsent messages of an earlier page, or of a window that is gone. */
  | { type: 'restored'; messages: readonly Outgoing[] }
  | { type: 'acknowledged'; clientId: string; id: string; seq: number; timestamp: string }
  /** The message goes out again, waits for its turn, or could not be sent. */
  | { type: 'marked'; clientId: string; status: Outgoing['status'] }
  /** The visitor took an unsent message back. */
  | { type: 'withdrawn'; clientId: string }
  | { type: 'cleared'; messages: readonly ChatMessage[] }
  | { type: 'abandoned' }
  | { type: 'closed' }
  /** Another person uses the page: unsent messages go too. */
  | { type: 'forgotten' }

/** From chat events to the list that is drawn; pure, and the same for every order of arrival. */
export function reduceConversation(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'streamed':
      // The server repeats the visitor's own words; they are in the list already.
      return event.message.role === 'user' ? state : applyMessage(state, event.message, true)
    case 'connected':
      return { ...doubt(state), typing: null }
    case 'doubted':
      return doubt(state)
    case 'history':
      return applyHistory(confirm(state, event.confirmedTo ?? null), event.messages, event.isNew)
    case 'sent':
      return { ...state, outgoing: [...state.outgoing, event.message] }
    case 'restored':
      return restore(state, event.messages)
    case 'acknowledged':
      return acknowledge(state, event)
    case 'marked':
      return {
        ...state,
        outgoing: state.outgoing.map((message) =>
          message.clientId === event.clientId ? { ...message, status: event.status } : message,
        ),
      }
    case 'withdrawn':
      return { ...state, outgoing: withoutOutgoing(state, event.clientId) }
    case 'cleared':
      return applyHistory(forgetAll(state), event.messages, event.messages.length === 0)
    case 'abandoned':
      return abandonAnswer(state)
    case 'closed':
      // Unsent messages outlive the dialog; everything else comes back with the history.
      return {
        ...emptyConversation,
        outgoing: state.outgoing,
        searches: state.searches,
        forgotten: state.forgotten,
      }
    case 'forgotten':
      return emptyConversation
  }
}

const doubt = (state: Conversation): Conversation => ({
  ...state,
  unconfirmed: new Set(state.entries.map(({ message }) => message.id)),
})

function confirm(state: Conversation, to: number | null): Conversation {
  if (to === null) return state
  const later = state.entries.filter(({ message }) => message.seq > to)
  const ids = later.map(({ message }) => message.id)
  return { ...state, unconfirmed: new Set(ids.filter((id) => state.unconfirmed.has(id))) }
}

/** Kept ones in the order in which they were written, before those that could not be kept. */
function restore(state: Conversation, messages: readonly Outgoing[]): Conversation {
  const known = new Map(state.outgoing.map((message) => [message.clientId, message]))
  const kept = messages.map((message) => known.get(message.clientId) ?? message)
  const ids = new Set(messages.map(({ clientId }) => clientId))
  const others = state.outgoing.filter(({ clientId }) => !ids.has(clientId))
  return { ...state, outgoing: [...kept, ...others] }
}

function applyHistory(
  state: Conversation,
  messages: readonly ChatMessage[],
  isNew: boolean,
): Conversation {
  // An answer is stored before it is streamed: the history may bring what has just been asked for.
  const merged = messages.reduce(
    (next, message) => applyMessage(next, message, message.seq > state.spokenFrom),
    state,
  )
  // What the history does not know any more was cleared elsewhere.
  const entries = merged.entries.filter(({ message }) => !merged.unconfirmed.has(message.id))
  // The greeting of a new conversation stays when the connection comes back later.
  return { ...merged, entries, isNew: state.isNew || isNew, unconfirmed: new Set() }
}

function acknowledge(
  state: Conversation,
  event: Extract<ConversationEvent, { type: 'acknowledged' }>,
): Conversation {
  const sent = state.outgoing.find(({ clientId }) => clientId === event.clientId)
  if (!sent) return state
  const { id, seq, timestamp } = event
  const message = { id, seq, timestamp, message: sent.text, role: 'user', type: 'text' } as const
  const isKnown = state.entries.some((entry) => entry.message.id === id)
  const next = isKnown ? state : applyMessage(state, { ...message, done: true }, false)
  return {
    ...next,
    spokenFrom: Math.min(next.spokenFrom, seq),
    searches:
      sent.search === undefined ? next.searches : new Map(next.searches).set(id, sent.search),
    outgoing: withoutOutgoing(next, event.clientId),
  }
}

const withoutOutgoing = (state: Conversation, clientId: string): Outgoing[] =>
  state.outgoing.filter((message) => message.clientId !== clientId)

/** Failed and waiting messages stay: they are the visitor's, and not on the server. */
function forgetAll(state: Conversation): Conversation {
  const ids = [...state.entries.map(({ message }) => message.id), state.typing?.id ?? '']
  return {
    ...emptyConversation,
    outgoing: state.outgoing,
    forgotten: new Set([...state.forgotten, ...ids]),
  }
}
