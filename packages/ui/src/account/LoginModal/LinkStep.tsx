import './LoginModal.css'
import { useEffect, useRef } from 'react'
import { FormFrame } from '../../forms/FormFrame/FormFrame.tsx'
import type { FormState } from '../../forms/FormFrame/form-state.ts'
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx'
import { Button } from '../../foundations/Button/Button.tsx'

export interface LinkStepProps extends FormState<{ password: string }> {
  /** Whose account is connected, and with what. */
  lead: string
  texts: {
    password: string
    showPassword: string
    hidePassword: string
    submit: string
    submitting: string
    forgot: string
    back: string
  }
  onForgot?: () => void
  onBack: () => void
}

/** The password of an account that another way in is connected with, once. */
export function LinkStep(props: LinkStepProps) {
  const { values, errors, onChange, texts, busy = false } = props
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="mz-login">
      <p>{props.lead}</p>
      <FormFrame onSubmit={props.onSubmit} busy={busy} failure={props.failure}>
        <PasswordField
          ref={first}
          label={texts.password}
          name="password"
          value={values.password}
          error={errors?.password}
          onChange={(event) => onChange({ password: event.target.value })}
          autoComplete="current-password"
          maxLength={256}
          showLabel={texts.showPassword}
          hideLabelText={texts.hidePassword}
        />
        {props.onForgot && (
          <Button variant="link" className="mz-login__forgot" onClick={props.onForgot}>
            {texts.forgot}
          </Button>
        )}
        <Button type="submit" block loading={busy} loadingText={texts.submitting}>
          {texts.submit}
        </Button>
      </FormFrame>
      <Button variant="ghost" block onClick={props.onBack}>
        {texts.back}
      </Button>
    </div>
  )
}
