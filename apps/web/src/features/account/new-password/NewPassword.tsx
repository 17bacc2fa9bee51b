import { setSignupPasswordTexts } from '@manzil/api-client/generated/text-limits.gen'
import { PasswordStrength } from '@manzil/ui/account/PasswordStrength/PasswordStrength'
import { PasswordRules } from '@manzil/ui/account/SignUpSteps/PasswordRules'
import { PasswordField } from '@manzil/ui/forms/PasswordField/PasswordField'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useLeastLength } from './use-least-length.ts'
import { useStrength } from './use-strength.ts'

interface NewPasswordProps {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
  /** Whose password it is, for the machine that keeps passwords. */
  email?: string | undefined
}

/** A new password, and what it has to be. */
export function NewPassword({ label, value, error, onChange, email }: NewPasswordProps) {
  const { t } = useTranslation('credentials')
  const { number } = useFormats()
  const least = useLeastLength()
  const strength = useStrength(value, email)
  return (
    <>
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <PasswordField
        label={label}
        name="new-password"
        required
        autoComplete="new-password"
        maxLength={setSignupPasswordTexts.password}
        value={value}
        error={error}
        hint={t('password.hint')}
        onChange={(event) => onChange(event.target.value)}
        showLabel={t('password.show')}
        hideLabelText={t('password.hide')}
      />
      <PasswordStrength
        label={t('strength.label')}
        strength={strength}
        text={strength === undefined ? undefined : t(`strength.levels.${strength}`)}
      />
      <PasswordRules
        label={t('password.rules')}
        texts={{ met: t('password.met'), open: t('password.open') }}
        rules={[
          {
            id: 'length',
            text: t('password.length', { count: least, number: number(least) }),
            met: [...value].length >= least,
          },
        ]}
      />
    </>
  )
}
