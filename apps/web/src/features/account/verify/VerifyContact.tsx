import { useLazyOverlay } from '../../../overlays/use-lazy-overlay.ts'
import type { VerifyDialogProps } from './VerifyDialog.tsx'

const dialog = {
  load: () => import('./VerifyDialog.tsx'),
  texts: ['verification', 'credentials', 'account'],
} as const

/** The dialog that proves an address or a number, fetched when it is first opened. */
export function VerifyContact(props: VerifyDialogProps) {
  const Dialog = useLazyOverlay<VerifyDialogProps>(props.open, dialog, props.onClose)
  return Dialog && <Dialog {...props} />
}
