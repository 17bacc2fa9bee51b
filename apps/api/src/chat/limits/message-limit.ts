import type { RateLimit } from '../rate-limit.ts'
import type { RecentNames } from './recent-names.ts'

/**
 * stored: now, for the first time. known: it was stored before. refused: for what it says, or where.
 * postponed: it can be sent again as it is.
 */
export type MessageOutcome = 'stored' | 'known' | 'refused' | 'postponed'

export interface SentMessage {
  sessionId: string
  /** The name under which it is sent again. */
  clientId?: string | undefined
}

export interface MessageLimits {
  /** Messages of an account in a conversation. */
  messages: RateLimit
  addressMessages: RateLimit
  stored: RecentNames
}

/**
 * Counts a message before anything is read for it. What was stored already, or could not be taken
 * yet, does not count: a bad network or a long answer uses up nobody's limit.
 * @returns undefined where it is one too many, otherwise whom to tell what became of it
 */
export function countMessage(
  { messages, addressMessages, stored }: MessageLimits,
  accountId: string,
  address: string,
  { sessionId, clientId }: SentMessage,
): ((outcome: MessageOutcome) => void) | undefined {
  const conversation = `${accountId} ${sessionId}`
  const name = clientId === undefined ? undefined : `${conversation} ${clientId}`
  if (name !== undefined && stored.has(name)) return () => {}
  if (!messages(conversation)) return undefined
  if (!addressMessages(address)) {
    messages.giveBack(conversation)
    return undefined
  }
  return (outcome) => {
    if (outcome === 'known' || outcome === 'postponed') {
      messages.giveBack(conversation)
      addressMessages.giveBack(address)
    }
    if (name !== undefined && (outcome === 'stored' || outcome === 'known')) stored.note(name)
  }
}
