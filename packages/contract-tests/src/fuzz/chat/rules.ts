import { clientEventSchemas } from '@manzil/api-client/generated/socket-schemas.gen'
import type { ChatEvent } from '../contract/chat-events.ts'
import { isAllowed } from '../contract/documents.ts'
import type { Fault } from '../fault.ts'
import type { Outcome } from './chat-client.ts'

/** What a reply is held against. */
export interface Asked {
  event: ChatEvent
  payload: unknown
  outcome: Outcome
  /** Conversations that belong to the account that asked. */
  owned: ReadonlySet<string>
}

/** What is wrong with the reply to one event. */
export function faultsOfReply({ event, payload, outcome, owned }: Asked): Fault[] {
  if (outcome.kind === 'silence')
    return [{ rule: 'no reply', detail: `${event.name} was not acknowledged` }]
  if (outcome.kind === 'closed')
    return sizeOf(payload) > largestFrame
      ? []
      : [{ rule: 'connection ended', detail: `${event.name} closed the connection` }]
  const { reply } = outcome
  const { error } = clientEventSchemas[event.name].reply.safeParse(reply)
  if (error) return [{ rule: 'wrong reply', detail: error.message.slice(0, 300) }]
  const code = refusalOf(reply)
  // What JSON cannot say is not sent: members that are undefined, and the like.
  const sent: unknown = payload === undefined ? null : JSON.parse(JSON.stringify(payload))
  if (!isAllowed('chat', event.pointer, sent))
    return code === 'invalid_payload'
      ? []
      : [
          {
            rule: 'accepted invalid input',
            detail: `expected invalid_payload, got ${JSON.stringify(reply).slice(0, 200)}`,
          },
        ]
  if (code === 'invalid_payload' && isStorable(sent))
    return [{ rule: 'refused valid input', detail: 'the contract allows this payload' }]
  if (code === 'unavailable')
    return [{ rule: 'server error', detail: `${event.name} answered ${JSON.stringify(reply)}` }]
  return faultsOfOwnership(sent, reply, code, owned)
}

function faultsOfOwnership(
  payload: unknown,
  reply: unknown,
  code: string | undefined,
  owned: ReadonlySet<string>,
): Fault[] {
  const named = sessionOf(payload)
  if (named === undefined || owned.has(named)) return []
  const opened =
    sessionOf(reply) === named || (code === undefined && sessionOf(reply) === undefined)
  return opened
    ? [
        {
          rule: 'opened a foreign conversation',
          detail: `got ${JSON.stringify(reply).slice(0, 200)}`,
        },
      ]
    : []
}

/** Databases keep neither NUL nor half of a character; a text with either may be refused. */
const isStorable = (value: unknown): boolean => !/\\u(0000|d[89a-f])/.test(JSON.stringify(value))

/** Why an event was refused; undefined where it was not. */
export const refusalOf = (reply: unknown): string | undefined =>
  typeof reply === 'object' && reply !== null && 'code' in reply ? String(reply.code) : undefined

/** The conversation that a payload or a reply names. */
export function sessionOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('sessionId' in value && typeof value.sessionId === 'string') return value.sessionId
  if ('newSessionId' in value && typeof value.newSessionId === 'string') return value.newSessionId
  return undefined
}

/** Bytes that a frame may have; a larger one ends the connection, as it should. */
const largestFrame = 16 * 1024 - 200

const sizeOf = (payload: unknown): number =>
  new TextEncoder().encode(JSON.stringify(payload) ?? '').length
