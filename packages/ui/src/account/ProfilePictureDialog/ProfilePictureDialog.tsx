import './ProfilePictureDialog.css'
import type { ReactNode } from 'react'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'

export interface ProfilePictureDialogProps {
  open: boolean
  onClose: () => void
  /** "Profile Picture Preview" */
  title: string
  /** Address of the chosen picture, for example of `URL.createObjectURL`. */
  src: string
  /** What the picture shows, for who does not see it. */
  alt: string
  texts: { close: string; update: string; updating: string }
  /** May return a promise; the parent closes the dialog when it went well. */
  onUpdate: () => unknown
  busy?: boolean
  /** Why it failed; the dialog stays open. */
  failure?: string | undefined
  /** Below the picture: what can be done to it before it is sent. */
  tools?: ReactNode
  /** The file is no picture that a browser can draw: it is not shown, and cannot be sent. */
  broken?: boolean
  /** The browser could not draw it. */
  onBroken?: () => void
  /** After the closing animation. */
  onClosed?: () => void
}

/** The chosen picture, at most 400 px high, before it becomes the profile's. Load it lazily. */
export function ProfilePictureDialog(props: ProfilePictureDialogProps) {
  const { open, onClose, texts, busy = false, broken = false, failure } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      dismissible={!busy}
      title={props.title}
      {...(props.onClosed && { onClosed: props.onClosed })}
      footer={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {texts.close}
          </Button>
          <Button
            loading={busy}
            loadingText={texts.updating}
            disabled={broken}
            onClick={props.onUpdate}
          >
            {texts.update}
          </Button>
        </>
      }
    >
      <div className="mz-preview">
        {failure && (
          <InlineAlert tone="error" announce="now">
            {failure}
          </InlineAlert>
        )}
        {!broken && <img src={props.src} alt={props.alt} onError={props.onBroken} />}
        {props.tools}
      </div>
    </Dialog>
  )
}
