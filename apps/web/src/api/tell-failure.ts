import type { FieldError } from '@manzil/api-client/generated/types.gen'
import type { ApiError } from '@manzil/api-client/result'
import type { Translate } from '@manzil/i18n/texts'
import { showToast } from '../stores/toasts.ts'
import { asSentence } from './as-sentence.ts'
import { expireSession, isExpiring } from './expired-session.ts'

export interface FailureOptions {
  /** Puts errors on their fields; without it they are told by the toast. */
  onFields?: (fields: readonly FieldError[]) => void
  /** Tells the failure beside what was tried; without it a toast does. */
  onText?: (text: string) => void
}

/** Calls whose 401 is a refused way in. */
const logins: readonly string[] = ['loginUser', 'loginWithPasskey']

/**
 * Decides what a failed call means: 401 ends the session (a refused login does not, nor what is
 * answered to an earlier session), field errors go to their fields, anything else is told as text.
 */
export function tellFailure(
  t: Translate,
  error: ApiError,
  { onFields, onText }: FailureOptions = {},
): void {
  if (error.status === 401 && !logins.includes(error.operationId)) {
    if (!error.isOfOtherSession) expireSession(t('session.expired'))
    if (isExpiring()) return
  }
  if (onFields && error.fields.length > 0) {
    onFields(error.fields.map((field) => ({ ...field, message: asSentence(field.message) })))
    return
  }
  if (onText) onText(error.message)
  else showToast('error', error.message)
}
