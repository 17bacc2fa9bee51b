import './LoginModal.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormFrame } from '../../forms/FormFrame/FormFrame.tsx'
import type { FormState } from '../../forms/FormFrame/form-state.ts'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Button } from '../../foundations/Button/Button.tsx'

export interface ForgotStepProps extends FormState<{ email: string }> {
  texts: { email: string; submit: string; submitting: string; back: string }
  onBack: () => void
  /** Below the button, for example where mails are to be found. */
  extra?: ReactNode
}

/** Where the link for a new password shall go. */
export function ForgotStep(props: ForgotStepProps) {
  const { values, errors, onChange, texts, busy = false } = props
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <div className="mz-login">
      <FormFrame onSubmit={props.onSubmit} busy={busy} failure={props.failure}>
        <TextField
          ref={first}
          label={texts.email}
          name="email"
          type="email"
          value={values.email}
          error={errors?.email}
          onChange={(event) => onChange({ email: event.target.value })}
          autoComplete="email"
          dir="auto"
          maxLength={254}
        />
        <Button type="submit" block loading={busy} loadingText={texts.submitting}>
          {texts.submit}
        </Button>
      </FormFrame>
      {props.extra}
      <Button variant="ghost" block onClick={props.onBack}>
        {texts.back}
      </Button>
    </div>
  )
}
