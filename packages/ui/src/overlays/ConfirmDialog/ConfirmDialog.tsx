import './ConfirmDialog.css'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { ErrorIcon } from '../../foundations/icons/things.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  /** The question: "Remove this property?". */
  title: string
  /** What will happen, and what will stay. */
  description?: ReactNode
  /** A verb, not "OK": "Remove". */
  confirmLabel: string
  /** Text of the way out. */
  cancelLabel: string
  /** Said by the button while it works. */
  busyLabel: string
  /** May return a promise; the dialog is busy until it settles. The parent closes it. */
  onConfirm: () => unknown
  /** Asked for by the other button, Escape or the backdrop; never while busy. */
  onCancel: () => void
  /** Busy by the parent's will. */
  busy?: boolean
  /** 'danger' for what cannot be taken back; its first focus is on the way out. */
  tone?: 'neutral' | 'danger'
  /** Why it did not work; told at once. */
  error?: string
  /** After the closing animation. */
  onClosed?: () => void
}

function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value
}

/** A question before something is done. Static while busy: nothing closes it. Load it lazily. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, error, tone = 'neutral', busy = false, onCancel } = props
  const [pending, setPending] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const working = busy || pending

  function start() {
    const result = props.onConfirm()
    if (!isPromise(result)) return
    setPending(true)
    const settle = () => setPending(false)
    result.then(settle, settle)
  }

  return (
    <Dialog
      open={open}
      onClose={() => {
        if (!working) onCancel()
      }}
      title={title}
      description={description}
      role="alertdialog"
      dismissible={!working}
      initialFocus={tone === 'danger' ? cancel : confirm}
      {...(props.onClosed && { onClosed: props.onClosed })}
      footer={
        <>
          <Button ref={cancel} variant="outline" disabled={working} onClick={onCancel}>
            {props.cancelLabel}
          </Button>
          <Button
            ref={confirm}
            className={tone === 'danger' ? 'mz-confirm__danger' : ''}
            loading={working}
            loadingText={props.busyLabel}
            onClick={start}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {error && (
        <p className="mz-confirm__error" role="alert">
          <ErrorIcon size={18} />
          {error}
        </p>
      )}
    </Dialog>
  )
}
