import {
  ConfirmDialog,
  type ConfirmDialogProps,
} from '../../overlays/ConfirmDialog/ConfirmDialog.tsx'

export interface LogoutDialogProps
  extends Pick<ConfirmDialogProps, 'open' | 'busy' | 'error' | 'onClosed'> {
  title: string
  text: string
  /** "No", "Yes", and "Wait" beside the spinner. */
  texts: { no: string; yes: string; wait: string }
  /** Stays logged in. */
  onNo: () => void
  /** May return a promise; the dialog waits until it settles. The parent closes it. */
  onYes: () => unknown
}

/** Asks before logging out; nothing closes it while it is busy. Load it lazily. */
export function LogoutDialog({ text, texts, onNo, onYes, ...rest }: LogoutDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      description={text}
      cancelLabel={texts.no}
      confirmLabel={texts.yes}
      busyLabel={texts.wait}
      onCancel={onNo}
      onConfirm={onYes}
    />
  )
}
