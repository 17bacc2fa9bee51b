import type {
  ChatPropertyResultsMessage,
  ChatTextMessage,
  ChatTypingMessage,
} from '@manzil/api-client/generated/types.gen'

/** A message that does not change its kind any more. */
export type SettledMessage = ChatTextMessage | ChatPropertyResultsMessage

export interface Entry {
  message: SettledMessage
  /** Streamed while the dialog was open: its results are revealed line by line. */
  live: boolean
}

/** A message of the visitor that the server has not acknowledged. */
export interface Outgoing {
  /** Sent along, so that a message sent twice is stored once. */
  clientId: string
  /** What is sent: the visitor's words, or the key of a quick action. */
  text: string
  /** ms of the browser's clock. */
  sentAt: number
  /** queued: refused as busy, goes out when the answer in progress is done. */
  status: 'sending' | 'queued' | 'failed'
}

export interface Conversation {
  /** Ordered by `seq`, one per id. */
  entries: readonly Entry[]
  /** The one bubble that is being written. */
  typing: ChatTypingMessage | null
  outgoing: readonly Outgoing[]
  /** Nothing has been said yet: the greeting stands first. */
  isNew: boolean
  /** Ids seen before a reconnect that the history has not confirmed yet. */
  unconfirmed: ReadonlySet<string>
  /** Ids of cleared messages; late parts of their answers are dropped. */
  forgotten: ReadonlySet<string>
  /** `seq` of the message of the visitor whose answer is no longer waited for. */
  abandoned: number
}

export const emptyConversation: Conversation = {
  entries: [],
  typing: null,
  outgoing: [],
  isNew: false,
  unconfirmed: new Set(),
  forgotten: new Set(),
  abandoned: -1,
}

/** `seq` of the last message of the visitor and of the last finished answer; -1 where there is none. */
function lastSeqs({ entries }: Conversation): { asked: number; answered: number } {
  let asked = -1
  let answered = -1
  for (const { message } of entries) {
    if (message.role === 'user') asked = Math.max(asked, message.seq)
    else if (message.done) answered = Math.max(answered, message.seq)
  }
  return { asked, answered }
}

/** An answer is due: the loading indicator shows until a message arrives that is done. */
export function isAwaiting(conversation: Conversation): boolean {
  if (conversation.outgoing.some(({ status }) => status === 'sending')) return true
  const { asked, answered } = lastSeqs(conversation)
  return asked > answered && asked > conversation.abandoned
}

/** The last question was given up without an answer. */
export function isStalled(conversation: Conversation): boolean {
  const { asked, answered } = lastSeqs(conversation)
  return asked > answered && asked === conversation.abandoned
}

/** The last thing that the visitor said and the server has stored. */
export const lastQuestion = ({ entries }: Conversation): string | undefined =>
  entries.findLast(({ message }) => message.role === 'user')?.message.message

/** Stops waiting for the answer to the last question. */
export const abandonAnswer = (conversation: Conversation): Conversation => ({
  ...conversation,
  typing: null,
  abandoned: lastSeqs(conversation).asked,
})
