import { loginUser } from '@manzil/api-client/generated/calls.gen'
import type { LoginRequest, User } from '@manzil/api-client/generated/types.gen'
import { zLoginRequest } from '@manzil/api-client/generated/zod-mini.gen'
import { Button } from '@manzil/ui/Button/Button'
import { ErrorIcon } from '@manzil/ui/icons/things'
import { PasswordField } from '@manzil/ui/PasswordField/PasswordField'
import { TextField } from '@manzil/ui/TextField/TextField'
import { useFormik } from 'formik'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api } from '../../api/api.ts'
import { useFailure } from '../../api/use-failure.ts'
import { validateBySchema } from '../../form/validate-by-schema.ts'
import { DemoAccounts } from './DemoAccounts.tsx'

interface LoginFormProps {
  onLogin: (token: string, user: User) => void
}

const toBody = ({ email, password }: LoginRequest): LoginRequest => ({
  email: email.trim(),
  password,
})

/** E-mail or user name, and password. Stays busy after a success, until the dialog closes. */
export function LoginForm({ onLogin }: LoginFormProps) {
  const { t } = useTranslation('account')
  const fail = useFailure()
  const [refusal, setRefusal] = useState<string | null>(null)
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
      setRefusal(null)
      const result = await loginUser(api, { body: toBody(values) })
      if (result.ok) {
        setEntered(true)
        onLogin(result.data.token, result.data.data)
        return
      }
      setRefusal(result.error.message)
      fail(result.error, {
        onFields: (fields) =>
          setErrors(Object.fromEntries(fields.map(({ path }) => [path, result.error.message]))),
      })
    },
  })
  const errorOf = (field: keyof LoginRequest) =>
    form.touched[field] || form.submitCount > 0 ? form.errors[field] : undefined

  return (
    <form className="login__form" noValidate onSubmit={form.handleSubmit}>
      <TextField
        {...form.getFieldProps('email')}
        label={t('login.identifier')}
        error={errorOf('email')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        dir="auto"
        autoFocus
      />
      <PasswordField
        {...form.getFieldProps('password')}
        label={t('login.password')}
        error={errorOf('password')}
        autoComplete="current-password"
        maxLength={256}
        showLabel={t('login.showPassword')}
        hideLabelText={t('login.hidePassword')}
      />
      {refusal && (
        <p className="login__error">
          <ErrorIcon size={18} />
          {refusal}
        </p>
      )}
      <Button
        type="submit"
        block
        loading={form.isSubmitting || entered}
        loadingText={t('login.submitting')}
      >
        {t('login.submit')}
      </Button>
      <DemoAccounts onChoose={(values) => form.setValues(values)} />
    </form>
  )
}
