import { resetUserPassword } from '@manzil/api-client/generated/account-calls.gen'
import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { type PasswordForm, usePasswordForm } from '../new-password/use-password-form.ts'

interface ResetForm extends PasswordForm {
  state: 'open' | 'done' | 'gone'
}

/** Sets a new password with the token of a link. */
export function useResetForm(token: string): ResetForm {
  const [state, setState] = useState<ResetForm['state']>('open')
  const form = usePasswordForm({
    send: (password) => resetUserPassword(api, { body: { token, new_password: password } }),
    field: 'new_password',
    onMade: () => setState('done'),
    onEnded: () => setState('gone'),
  })
  return { ...form, state }
}
