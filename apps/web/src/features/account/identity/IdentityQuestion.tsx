import { useLazyOverlay } from '../../../overlays/use-lazy-overlay.ts'
import type { IdentityDialogProps } from './IdentityDialog.tsx'
import { answerIdentity, useIdentityQuestion } from './identity-question.ts'

const dialog = {
  load: () => import('./IdentityDialog.tsx'),
  texts: ['security', 'credentials', 'account'],
} as const

/** The question whether it is the owner, over whatever page asks it; fetched when it is first asked. */
export function IdentityQuestion() {
  const open = useIdentityQuestion()
  const Dialog = useLazyOverlay<IdentityDialogProps>(open, dialog, () => answerIdentity(false))
  return Dialog && <Dialog open={open} />
}
