import type { IncomingMessage } from 'node:http'
import type { ChatError } from '@manzil/api-client/generated/types.gen'
import { refusals } from '@manzil/domain/chat-refusals'
import type { ChatLimits } from '../../environment/chat-limits.ts'
import { addressKey, clientAddress } from '../../request/client-address.ts'
import { createRateLimit } from '../rate-limit.ts'
import { countMessage, type MessageOutcome, type SentMessage } from './message-limit.ts'
import { createPlaces } from './places.ts'
import { createRecentNames } from './recent-names.ts'

/** What one connection may still do. Nothing here waits for anything or reads the database. */
export interface Gate {
  /** Whom limits by address count for it. */
  addressKey: string
  /** Any event, before it is read. */
  event: () => ChatError | undefined
  /** A message to a conversation, whoever it belongs to: why not, or whom to tell its outcome. */
  message: (sent: SentMessage) => ChatError | ((outcome: MessageOutcome) => void)
  /** One more conversation from this address. */
  mayOpen: () => boolean
  /** The connection goes on however often it is refused. */
  isFlood: () => boolean
}

/** Keeps floods out before they cost anything. */
export interface ConnectionLimiter {
  /** Whether a connection from this address gets a place; it leaves it when its socket closes. */
  admits: (request: IncomingMessage) => boolean
  /** Whether a token may be looked up for it. A connection shows one, once. */
  mayShowToken: (connection: object, request: IncomingMessage) => boolean
  /** Answers how to leave; undefined where the account has too many connections. */
  enter: (accountId: string) => (() => void) | undefined
  gateOf: (accountId: string, request: IncomingMessage) => Gate
}

const minute = 60_000
/** Refusals cost little, but not nothing: so many times the limit ends the connection. */
const floodFactor = 10

export function createConnectionLimiter(
  limits: ChatLimits,
  proxies: number,
  clock: () => number,
): ConnectionLimiter {
  const perMinute = (limit: number) => createRateLimit(limit, minute, clock)
  const addressPlaces = createPlaces(limits.addressConnections)
  const accountPlaces = createPlaces(limits.accountConnections)
  const addressEvents = perMinute(limits.addressEvents)
  const addressConversations = perMinute(limits.addressConversations)
  const counts = {
    messages: perMinute(limits.messages),
    addressMessages: perMinute(limits.addressMessages),
    stored: createRecentNames(minute, clock),
  }
  const shown = new WeakSet<object>()
  const keyOf = (request: IncomingMessage) => addressKey(clientAddress(request, proxies))

  return {
    admits(request) {
      const leave = addressPlaces.take(keyOf(request))
      if (leave === undefined) return false
      request.socket.once('close', leave)
      return true
    },
    mayShowToken(connection, request) {
      if (shown.has(connection)) return false
      shown.add(connection)
      return addressEvents(keyOf(request))
    },
    enter: (accountId) => accountPlaces.take(accountId),
    gateOf(accountId, request) {
      const key = keyOf(request)
      const events = perMinute(limits.events)
      const endurance = perMinute(limits.events * floodFactor)
      let isFlood = false
      return {
        addressKey: key,
        event() {
          isFlood = !endurance('')
          return events('') && addressEvents(key) ? undefined : refusals.tooMany
        },
        message: (sent) => countMessage(counts, accountId, key, sent) ?? refusals.tooMany,
        mayOpen: () => addressConversations(key),
        isFlood: () => isFlood,
      }
    },
  }
}
