import { useState } from 'react'
import { Dialog } from '../Dialog/Dialog.tsx'
import { ForgotStep, type ForgotStepProps } from './ForgotStep.tsx'
import { LoginStep, type LoginStepProps } from './LoginStep.tsx'

export interface LoginModalProps {
  open: boolean
  onClose: () => void
  closeLabel: string
  /** "Log In", and "Forgot your password?". */
  titles: { login: string; forgot: string }
  login: Omit<LoginStepProps, 'onForgot'>
  forgot: Omit<ForgotStepProps, 'onBack'>
  /** Where it begins each time that it opens. */
  firstStep?: 'login' | 'forgot'
  /** After it has closed: the place to forget what was typed. */
  onClosed?: () => void
}

/** The way in, and the way back for those who have forgotten. Closing leads back to the first step. */
export function LoginModal(props: LoginModalProps) {
  const { open, onClose, titles, firstStep = 'login' } = props
  const [step, setStep] = useState(firstStep)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={titles[step]}
      closeLabel={props.closeLabel}
      onClosed={() => {
        setStep(firstStep)
        props.onClosed?.()
      }}
    >
      {step === 'login' ? (
        <LoginStep {...props.login} onForgot={() => setStep('forgot')} />
      ) : (
        <ForgotStep {...props.forgot} onBack={() => setStep('login')} />
      )}
    </Dialog>
  )
}
