import { Button } from '../../foundations/Button/Button.tsx'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'

export interface LoginRequiredProps {
  open: boolean
  onClose: () => void
  /** "Login Required" */
  title: string
  /** What an account is needed for. */
  text: string
  /** Text of the way out. */
  cancelLabel: string
  /** Text of the button that leads to the log-in. */
  loginLabel: string
  /** The parent closes this and opens the login. */
  onLogin: () => void
}

/** Says what an account is needed for, before the way in. Load it lazily. */
export function LoginRequired(props: LoginRequiredProps) {
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      description={props.text}
      footer={
        <>
          <Button variant="outline" onClick={props.onClose}>
            {props.cancelLabel}
          </Button>
          <Button onClick={props.onLogin}>{props.loginLabel}</Button>
        </>
      }
    />
  )
}
