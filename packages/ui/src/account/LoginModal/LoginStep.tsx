import './LoginModal.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormFrame } from '../../forms/FormFrame/FormFrame.tsx'
import type { FormState } from '../../forms/FormFrame/form-state.ts'
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'
import { type SocialWay, SocialWays } from './SocialWays.tsx'

export interface LoginStepProps extends FormState<{ identifier: string; password: string }> {
  texts: {
    identifier: string
    password: string
    showPassword: string
    hidePassword: string
    /** Needed with `onForgot`. */
    forgot?: string
    submit: string
    submitting: string
    or: string
  }
  social: readonly SocialWay[]
  /** "Not registered yet? Sign Up." */
  signUp?: { text: string; linkText: string; href: string; onFollow?: () => void } | undefined
  onForgot?: () => void
  /** Above the form, for example what the login leads to. */
  lead?: ReactNode
  /** Below the button, for example accounts to try. */
  extra?: ReactNode
  /** Below the other services, for example a way in without a password. */
  afterSocial?: ReactNode
}

/** E-mail or user name, and password; or another service. */
export function LoginStep(props: LoginStepProps) {
  const { values, errors, onChange, texts, social, signUp, busy = false } = props
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(false)
  useEffect(() => first.current?.focus(), [])
  // What is known of who comes is filled in: the password is what is left to type.
  const isFilled = !typed && values.identifier !== '' && values.password === ''
  useEffect(() => {
    if (isFilled) second.current?.focus()
  }, [isFilled])
  return (
    <div className="mz-login">
      {props.lead}
      <FormFrame onSubmit={props.onSubmit} busy={busy} failure={props.failure}>
        <TextField
          ref={first}
          label={texts.identifier}
          name="email"
          value={values.identifier}
          error={errors?.identifier}
          onChange={(event) => {
            setTyped(true)
            onChange({ ...values, identifier: event.target.value })
          }}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="auto"
          maxLength={254}
        />
        <PasswordField
          ref={second}
          label={texts.password}
          name="password"
          value={values.password}
          error={errors?.password}
          onChange={(event) => onChange({ ...values, password: event.target.value })}
          autoComplete="current-password"
          maxLength={256}
          showLabel={texts.showPassword}
          hideLabelText={texts.hidePassword}
        />
        {props.onForgot && texts.forgot && (
          <Button variant="link" className="mz-login__forgot" onClick={props.onForgot}>
            {texts.forgot}
          </Button>
        )}
        <Button type="submit" block loading={busy} loadingText={texts.submitting}>
          {texts.submit}
        </Button>
      </FormFrame>
      {props.extra}
      <SocialWays ways={social} or={texts.or} />
      {props.afterSocial}
      {signUp && (
        <p className="mz-login__sign-up">
          {signUp.text}{' '}
          <TextLink href={signUp.href} {...(signUp.onFollow && { onClick: signUp.onFollow })}>
            {signUp.linkText}
          </TextLink>
        </p>
      )}
    </div>
  )
}
