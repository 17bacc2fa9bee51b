import type {
  ChatPropertyResultsMessage,
  ChatTextMessage,
  ChatTypingMessage,
} from '@manzil/api-client/generated/types.gen'

/** A message that does not change its kind any more. */
export type SettledMessage = ChatTextMessage | ChatPropertyResultsMessage

export interface Entry {
  message: SettledMessage
  /** News since the dialog was opened: its results are revealed line by line. */
  live: boolean
}

/** A message of the visitor that the server has not acknowledged. */
export interface Outgoing {
  /** Sent along, so that a message sent twice is stored once. */
  clientId: string
  /** What is sent: the visitor's words, or the key of a quick action. */
  text: string
  /** Query string of the listing page that the message is about. */
  search?: string
  /** ms of the browser's clock. */
  sentAt: number
  /** queued: refused as busy, goes out when an answer in progress is done. failed: refused. */
  status: 'sending' | 'queued' | 'failed'
}

export interface Conversation {
  /** Ordered by `seq`, one per id. */
  entries: readonly Entry[]
  /** The one bubble that is being written. */
  typing: ChatTypingMessage | null
  outgoing: readonly Outgoing[]
  /** Query strings that this page sent along, by the ids of their questions; no history has them. */
  searches: ReadonlyMap<string, string>
  /** Nothing has been said yet: the greeting stands first. */
  isNew: boolean
  /** Ids seen before a reconnect that the history has not confirmed yet. */
  unconfirmed: ReadonlySet<string>
  /** Ids of cleared messages; late parts of their answers are dropped. */
  forgotten: ReadonlySet<string>
  /** `seq` of the message of the visitor whose answer is no longer waited for. */
  abandoned: number
  /** `seq` of the first message that was sent from here: what comes after it is news. */
  spokenFrom: number
}

export const emptyConversation: Conversation = {
  entries: [],
  typing: null,
  outgoing: [],
  searches: new Map(),
  isNew: false,
  unconfirmed: new Set(),
  forgotten: new Set(),
  abandoned: -1,
  spokenFrom: Number.POSITIVE_INFINITY,
}

const lastAsked = (conversation: Conversation): number => lastQuestion(conversation)?.seq ?? -1

/**
 * Questions after a number that have no answer yet. Answers come in the order of the
 * questions; each is one text, and properties may follow it.
 */
function openQuestions({ entries }: Conversation, after: number): number {
  const open: number[] = []
  let isAnswered = false
  for (const { message } of entries) {
    if (message.role === 'user') open.push(message.seq)
    else if (message.done && (message.type === 'text' || !isAnswered)) open.shift()
    isAnswered = message.role === 'bot' && message.type === 'text' && message.done
  }
  return open.filter((seq) => seq > after).length
}

/** The server gives, or owes, an answer. */
export const isAnswerDue = (conversation: Conversation): boolean =>
  openQuestions(conversation, conversation.abandoned) > 0

/** The loading indicator shows: from sending until the answer is done. */
export const isAwaiting = (conversation: Conversation): boolean =>
  conversation.outgoing.some(({ status }) => status === 'sending') || isAnswerDue(conversation)

/** A message is not stored yet, or not answered, whether or not the visitor still waits for it. */
export const isOwed = (conversation: Conversation): boolean =>
  conversation.outgoing.some(({ status }) => status !== 'failed') ||
  openQuestions(conversation, -1) > 0

/** The last question was given up without an answer. */
export function isStalled(conversation: Conversation): boolean {
  const asked = lastAsked(conversation)
  return asked >= 0 && asked === conversation.abandoned && openQuestions(conversation, -1) > 0
}

/** The last thing that the visitor said and the server has stored, and the search it was about. */
export function lastQuestion({ entries, searches }: Conversation) {
  const asked = entries.findLast(({ message }) => message.role === 'user')?.message
  return asked && { text: asked.message, seq: asked.seq, search: searches.get(asked.id) }
}

/** Stops waiting for the answer to the last question. */
export const abandonAnswer = (conversation: Conversation): Conversation => ({
  ...conversation,
  typing: null,
  abandoned: lastAsked(conversation),
})
