import type { ChatMessage, ChatTypingMessage } from '@manzil/api-client/generated/types.gen'
import type { Conversation, Entry, SettledMessage } from './conversation.ts'

/**
 * The bubble rules of the specification's section 4, made independent of the order of arrival:
 * a typing message updates the one unfinished bubble, a final text takes the bubble's place,
 * results remove the bubble, anything else is appended. Whatever comes twice or too late is dropped.
 */
export function applyMessage(
  conversation: Conversation,
  message: ChatMessage,
  live: boolean,
): Conversation {
  if (conversation.forgotten.has(message.id)) return conversation
  return message.type === 'typing'
    ? applyTyping(conversation, message)
    : settle(conversation, { message, live })
}

function applyTyping(conversation: Conversation, message: ChatTypingMessage): Conversation {
  const { entries, typing } = conversation
  if (entries.some((entry) => closes(entry.message, message))) return conversation
  return typing && isAhead(typing, message) ? conversation : { ...conversation, typing: message }
}

function settle(conversation: Conversation, entry: Entry): Conversation {
  const { entries, typing } = conversation
  const { message } = entry
  if (entries.some((other) => cuts(other.message, message))) return conversation
  const known = entries.find((other) => other.message.id === message.id)
  const kept = typing && closes(message, typing) ? null : typing
  const unconfirmed = without(conversation.unconfirmed, message.id)
  if (known && !improves(known.message, message)) {
    return { ...conversation, typing: kept, unconfirmed }
  }
  // A later update of results that are being revealed goes on being revealed.
  const merged = known ? { message, live: known.live || entry.live } : entry
  const others = entries.filter((other) => other !== known && !cuts(message, other.message))
  return { ...conversation, entries: insert(others, merged), typing: kept, unconfirmed }
}

/** A settled answer ends every bubble up to its own place. */
const closes = (settled: SettledMessage, typing: ChatTypingMessage): boolean =>
  settled.role === 'bot' && settled.seq >= typing.seq

/** Typing text is cumulative, so of one answer the longer text is the newer. */
const isAhead = (current: ChatTypingMessage, other: ChatTypingMessage): boolean =>
  current.seq === other.seq
    ? current.message.length >= other.message.length
    : current.seq > other.seq

const improves = (current: SettledMessage, next: SettledMessage): boolean => {
  if (current.done !== next.done) return next.done
  // The time of what was just sent is a guess until the history tells it.
  if (current.role === 'user') return current.timestamp !== next.timestamp
  // Another server sends an answer whole while it is still being typed, and stopped, elsewhere.
  if (isStopped(next) && !isStopped(current)) return true
  return !current.done && weight(next) > weight(current)
}

const isStopped = (message: SettledMessage): boolean =>
  message.type === 'text' && message.stopped === true

/** An answer that was stopped in its text has no results, whichever of them came first. */
const cuts = (text: SettledMessage, results: SettledMessage): boolean =>
  isStopped(text) && results.type === 'property_results' && results.seq === text.seq + 1

const weight = (message: SettledMessage): number =>
  message.message.length + (message.type === 'property_results' ? message.data.length : 0)

function insert(entries: readonly Entry[], entry: Entry): Entry[] {
  const after = entries.findLastIndex((other) => compare(other.message, entry.message) <= 0)
  return entries.toSpliced(after + 1, 0, entry)
}

/** By `seq`; under one `seq` the text stands before its results. No id is there twice. */
const compare = (a: SettledMessage, b: SettledMessage): number =>
  a.seq - b.seq || rank(a) - rank(b) || (a.id < b.id ? -1 : 1)

const rank = (message: SettledMessage): number => (message.type === 'text' ? 0 : 1)

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const rest = new Set(ids)
  rest.delete(id)
  return rest
}
