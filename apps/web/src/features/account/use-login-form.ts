import { loginUser } from '@manzil/api-client/generated/account-calls.gen'
import type { LoginRequest, User } from '@manzil/api-client/generated/types.gen'
import { zLoginRequest } from '@manzil/api-client/generated/zod-mini.gen'
import type { LoginModalProps } from '@manzil/ui/account/LoginModal/LoginModal'
import { useFormik } from 'formik'
import { useMemo, useState } from 'react'
import { api } from '../../api/api.ts'
import { useFailure } from '../../api/use-failure.ts'
import { validateBySchema } from '../../form/validate-by-schema.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { showToast } from '../../stores/toasts.ts'

type Step = Pick<
  LoginModalProps['login'],
  'values' | 'errors' | 'onChange' | 'onSubmit' | 'busy' | 'failure'
>

interface LoginForm {
  /** For the dialog. Stays busy after a success, until the dialog has closed. */
  step: Step
  fill: (values: LoginRequest) => void
  /** Forgets what was typed. */
  reset: () => void
}

const toBody = ({ email, password }: LoginRequest): LoginRequest => ({
  email: email.trim(),
  password,
})

/** E-mail or user name, and password; what is wrong with them shows once they were sent. */
export function useLoginForm(
  onLogin: (token: string, user: User, isLeaving: boolean) => void,
): LoginForm {
  const { t } = useTranslation('account')
  const fail = useFailure()
  const [refusal, setRefusal] = useState<string>()
  const [entered, setEntered] = useState(false)
  const validate = useMemo(() => {
    const email = t('login.errors.identifierRequired')
    const password = t('login.errors.passwordRequired')
    return validateBySchema<LoginRequest>(zLoginRequest, toBody, {
      email: { empty: email, wrong: email },
      password: { empty: password, wrong: password },
    })
  }, [t])

  const form = useFormik<LoginRequest>({
    initialValues: { email: '', password: '' },
    validate,
    onSubmit: async (values, { setErrors }) => {
      setRefusal(undefined)
      const result = await loginUser(api, { body: toBody(values) })
      if (result.ok) {
        setEntered(true)
        // Whoever has deleted the account is asked whether to keep it.
        onLogin(result.data.token, result.data.data, Boolean(result.data.deletion_at))
        return
      }
      setRefusal(result.error.message)
      fail(result.error, {
        onFields: (fields) =>
          setErrors(Object.fromEntries(fields.map(({ path }) => [path, result.error.message]))),
        // The form says at length what the toast says in short, where the server said nothing.
        onText: (text) => showToast('error', result.error.isFallback ? t('login.failed') : text),
      })
    },
  })
  const { email, password } = form.errors
  return {
    step: {
      values: { identifier: form.values.email, password: form.values.password },
      errors: form.submitCount > 0 ? { identifier: email, password } : undefined,
      onChange: (values) =>
        void form.setValues({ email: values.identifier, password: values.password }),
      onSubmit: () => void form.submitForm(),
      busy: form.isSubmitting || entered,
      failure: refusal,
    },
    fill: (values) => void form.setValues(values),
    reset: () => {
      form.resetForm()
      setRefusal(undefined)
      setEntered(false)
    },
  }
}
