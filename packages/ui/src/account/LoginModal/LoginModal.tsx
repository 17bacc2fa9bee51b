import { useState } from 'react'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'
import { ForgotStep, type ForgotStepProps } from './ForgotStep.tsx'
import { LinkStep, type LinkStepProps } from './LinkStep.tsx'
import { LoginStep, type LoginStepProps } from './LoginStep.tsx'

export interface LoginModalProps {
  open: boolean
  onClose: () => void
  closeLabel: string
  /** "Log In", and "Forgot your password?". */
  titles: { login: string; forgot?: string; link?: string }
  /** The first step, with what it does. */
  login: Omit<LoginStepProps, 'onForgot'>
  /** Without it nothing leads to the second step. */
  forgot?: Omit<ForgotStepProps, 'onBack'> | undefined
  /** Asked for in place of the first step: another way in is to be connected. */
  link?: Omit<LinkStepProps, 'onForgot'> | undefined
  /** Where it begins each time that it opens. */
  firstStep?: 'login' | 'forgot'
  /** Somebody goes to the second step: the place to take over an address that was typed. */
  onForgot?: () => void
  /** After it has closed: the place to forget what was typed. */
  onClosed?: () => void
}

/** The way in, and the way back for those who have forgotten. Closing leads back to the first step. */
export function LoginModal(props: LoginModalProps) {
  const { open, onClose, titles, forgot, link, firstStep = 'login' } = props
  const [chosen, setStep] = useState(firstStep)
  const leadOn = () => {
    props.onForgot?.()
    setStep('forgot')
  }
  const step = chosen === 'login' && link ? 'link' : chosen
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={titles[step] ?? titles.login}
      closeLabel={props.closeLabel}
      onClosed={() => {
        setStep(firstStep)
        props.onClosed?.()
      }}
    >
      {step === 'forgot' && forgot ? (
        <ForgotStep {...forgot} onBack={() => setStep('login')} />
      ) : step === 'link' && link ? (
        <LinkStep {...link} {...(forgot && { onForgot: leadOn })} />
      ) : (
        <LoginStep {...props.login} {...(forgot && { onForgot: leadOn })} />
      )}
    </Dialog>
  )
}
