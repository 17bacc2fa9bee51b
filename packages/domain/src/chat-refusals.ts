import type { ChatError } from '@manzil/api-client/generated/types.gen'

const refuse = (code: ChatError['code'], errMessage: string): ChatError => ({
  success: false,
  code,
  errMessage,
})

/** Why an event was refused; none of them changes anything. */
export const refusals = {
  invalid: refuse('invalid_payload', 'This message could not be read.'),
  tooLong: refuse(
    'invalid_payload',
    'A message can have up to 2,000 characters. Please shorten it.',
  ),
  unknownSession: refuse('unknown_session', 'This conversation could not be opened.'),
  busy: refuse('busy', 'The assistant is still answering. Try again in a moment.'),
  tooMany: refuse('too_many', 'That was a lot at once. Try again in a minute.'),
  notAllowed: refuse('not_allowed', 'This message cannot be sent here. Please put it another way.'),
  unavailable: refuse(
    'unavailable',
    'The assistant is not available right now. Try again in a moment.',
  ),
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
