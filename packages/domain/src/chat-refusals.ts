import { messages } from '@manzil/api-client/generated/messages.gen'
import type { ChatError } from '@manzil/api-client/generated/types.gen'

const refuse = (code: ChatError['code'], key: NonNullable<ChatError['key']>): ChatError => ({
  success: false,
  code,
  key,
  errMessage: messages[key],
})

/** Why an event was refused; none of them changes anything. */
export const refusals = {
  invalid: refuse('invalid_payload', 'chat.invalid'),
  tooLong: refuse('invalid_payload', 'chat.tooLong'),
  unknownSession: refuse('unknown_session', 'chat.unknownSession'),
  busy: refuse('busy', 'chat.busy'),
  tooMany: refuse('too_many', 'chat.tooMany'),
  notAllowed: refuse('not_allowed', 'chat.notAllowed'),
  unavailable: refuse('unavailable', 'chat.unavailable'),
} as const

interface Fault {
  code: string
  path: readonly PropertyKey[]
}

/** Why a payload that breaks its schema is refused: a visitor can do something about the length alone. */
export const refusalOf = ({ issues }: { issues: readonly Fault[] }): ChatError =>
  issues.every(({ code, path }) => code === 'too_big' && path.join() === 'message')
    ? refusals.tooLong
    : refusals.invalid
