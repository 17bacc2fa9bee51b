import type { ChatError } from '@manzil/api-client/generated/types.gen'

const refuse = (code: ChatError['code'], errMessage: string): ChatError => ({
  success: false,
  code,
  errMessage,
})

/** Why an event was refused; none of them changes anything. */
export const refusals = {
  invalid: refuse('invalid_payload', 'This message could not be read.'),
  unknownSession: refuse('unknown_session', 'This conversation could not be opened.'),
  busy: refuse('busy', 'The assistant is still answering. Try again in a moment.'),
  tooMany: refuse('too_many', 'That was a lot at once. Try again in a minute.'),
  unavailable: refuse(
    'unavailable',
    'The assistant is not available right now. Try again in a moment.',
  ),
} as const
