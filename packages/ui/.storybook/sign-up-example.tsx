import { useState } from 'react'
import { PasswordRules } from '../src/account/SignUpSteps/PasswordRules.tsx'
import { SignUpSteps } from '../src/account/SignUpSteps/SignUpSteps.tsx'
import { OneTimeCodeField } from '../src/forms/OneTimeCodeField/OneTimeCodeField.tsx'
import { PasswordField } from '../src/forms/PasswordField/PasswordField.tsx'
import { TextField } from '../src/forms/TextField/TextField.tsx'
import { Button } from '../src/foundations/Button/Button.tsx'
import { useAccountWords } from './words/account.ts'

interface SignUpExampleProps {
  /** The place of the first step that shows. */
  start?: number
  busy?: boolean
  failure?: string
  title?: string
}

const ids = ['form', 'code', 'password']

/** Signing up with the three steps of the product. */
export function SignUpExample({ start = 0, busy = false, failure, title }: SignUpExampleProps) {
  const words = useAccountWords()
  const [at, setAt] = useState(start)
  const [values, setValues] = useState({ first: '', last: '', email: '', code: '', password: '' })
  const set = (name: keyof typeof values) => (value: string) =>
    setValues({ ...values, [name]: value })
  const titles = [words.steps[0], words.codeTitle, words.passwordTitle]
  return (
    <SignUpSteps
      label={words.signUpTitle}
      steps={ids.map((id, place) => ({ id, label: words.steps[place] ?? id }))}
      current={ids[at] ?? 'form'}
      title={title ?? titles[at] ?? ''}
      text={at === 1 && words.codeText}
      busy={busy}
      failure={failure}
      submit={{
        label: at === 2 ? words.create : words.next,
        busyLabel: words.creating,
        onSubmit: () => setAt(Math.min(at + 1, 2)),
      }}
      back={at > 0 ? { label: words.back, onBack: () => setAt(at - 1) } : undefined}
      foot={
        at === 1 && (
          <>
            <span>{words.resendIn}</span>
            <Button variant="link" size="sm" disabled>
              {words.resend}
            </Button>
          </>
        )
      }
      stepTexts={{ states: words.stepStates, position: words.stepOf }}
    >
      {at === 0 && (
        <>
          <div className="mz-signup__pair">
            <TextField
              label={words.firstName}
              required
              value={values.first}
              onChange={(event) => set('first')(event.target.value)}
              autoComplete="given-name"
            />
            <TextField
              label={words.lastName}
              required
              value={values.last}
              onChange={(event) => set('last')(event.target.value)}
              autoComplete="family-name"
            />
          </div>
          <TextField
            label={words.email}
            required
            type="email"
            value={values.email}
            onChange={(event) => set('email')(event.target.value)}
            autoComplete="email"
          />
        </>
      )}
      {at === 1 && (
        <OneTimeCodeField label={words.code} value={values.code} onChange={set('code')} />
      )}
      {at === 2 && (
        <>
          <PasswordField
            label={words.newPassword}
            required
            autoComplete="new-password"
            value={values.password}
            onChange={(event) => set('password')(event.target.value)}
            showLabel={words.show}
            hideLabelText={words.hide}
          />
          <PasswordRules
            label={words.passwordTitle}
            texts={{ met: words.ruleMet, open: words.ruleOpen }}
            rules={[
              { id: 'length', text: words.rules[0] ?? '', met: values.password.length >= 6 },
              {
                id: 'kinds',
                text: words.rules[1] ?? '',
                met: /\p{L}/u.test(values.password) && /\d/.test(values.password),
              },
            ]}
          />
        </>
      )}
    </SignUpSteps>
  )
}
