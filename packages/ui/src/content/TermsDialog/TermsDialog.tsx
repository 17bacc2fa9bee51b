import './TermsDialog.css'
import type { ReactNode } from 'react'
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Dialog } from '../../overlays/Dialog/Dialog.tsx'

export interface TermsDialogProps {
  open: boolean
  onClose: () => void
  title: string
  closeLabel: string
  /** Loading, failed, or the text itself. */
  state:
    | { kind: 'loading'; label: string }
    | { kind: 'failed'; text: string; retryLabel: string; onRetry: () => void }
    /** The content is safe: whoever hands HTML in has sanitised it. */
    | { kind: 'ready'; content: ReactNode; lang?: string; dir?: 'ltr' | 'rtl' }
}

/** Widths of the eight lines that stand for a text on its way. */
const lineWidths = ['96%', '88%', '92%', '70%', '95%', '84%', '90%', '48%']

/** Terms, fetched when they are opened. Load it lazily. */
export function TermsDialog({ open, onClose, title, closeLabel, state }: TermsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel={closeLabel} size="lg">
      {state.kind === 'loading' && (
        <div className="mz-terms__lines" role="status">
          <VisuallyHidden>{state.label}</VisuallyHidden>
          {lineWidths.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      )}
      {state.kind === 'failed' && (
        <ErrorState
          plain
          level={3}
          title={state.text}
          actions={
            <Button variant="outline" onClick={state.onRetry}>
              {state.retryLabel}
            </Button>
          }
        />
      )}
      {state.kind === 'ready' && (
        <div className="mz-terms__text" lang={state.lang} dir={state.dir}>
          {state.content}
        </div>
      )}
    </Dialog>
  )
}
