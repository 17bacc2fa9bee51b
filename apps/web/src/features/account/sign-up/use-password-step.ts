import { setSignupPassword } from '@manzil/api-client/generated/account-calls.gen'
import type { User } from '@manzil/api-client/generated/types.gen'
import { api } from '../../../api/api.ts'
import { type PasswordForm, usePasswordForm } from '../new-password/use-password-form.ts'
import type { Attempt } from './signup-progress.ts'

/** The last step. `onEnded` where the attempt is too old: it has to begin again. */
export function usePasswordStep(
  attempt: Attempt | null,
  { onMade, onEnded }: { onMade: (user: User) => void; onEnded: () => void },
): PasswordForm {
  return usePasswordForm({
    send: (password) => {
      if (!attempt) return undefined
      const { temporaryToken, code } = attempt
      return setSignupPassword(api, { body: { temporaryToken, code, password } })
    },
    field: 'password',
    onMade: ({ data }) => onMade(data),
    onEnded,
  })
}
