import {
  ConfirmDialog,
  type ConfirmDialogProps,
} from '../../overlays/ConfirmDialog/ConfirmDialog.tsx'
import { recoverChatFocus } from '../ChatPanel/use-chat-focus.ts'

export interface ClearChatDialogProps
  extends Pick<ConfirmDialogProps, 'open' | 'busy' | 'error' | 'onCancel'> {
  title: string
  text: string
  texts: { cancel: string; clear: string; clearing: string }
  /** May return a promise; the dialog waits until it settles, and stays when it failed. */
  onClear: () => unknown
}

/**
 * Asks before a conversation is deleted, with the first focus on the way out. Afterwards there is
 * nothing to clear any more, so the focus goes to the input. Load it lazily.
 */
export function ClearChatDialog({ text, texts, onClear, ...rest }: ClearChatDialogProps) {
  return (
    <ConfirmDialog
      {...rest}
      tone="danger"
      description={text}
      cancelLabel={texts.cancel}
      confirmLabel={texts.clear}
      busyLabel={texts.clearing}
      onConfirm={onClear}
      onClosed={recoverChatFocus}
    />
  )
}
