import './TypingIndicator.css'
import { Button } from '../../foundations/Button/Button.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'

export interface TypingIndicatorProps {
  /** 'none' keeps the live region in place, so that the next change is told. */
  status: 'none' | 'typing' | 'stalled'
  /** "Noor is typing" */
  label: string
  /** The words beside the dots too, where several may write. */
  showLabel?: boolean
  /** No answer has come: what happened, and the way on. */
  stalled?: { text: string; retryLabel: string; onRetry: () => void }
}

/** What stands at the end of a conversation while an answer is waited for. */
export function TypingIndicator(props: TypingIndicatorProps) {
  const { status, label, showLabel = false, stalled } = props
  return (
    <>
      <div role="status">
        {status === 'typing' && (
          <div className="mz-waiting">
            <span className="mz-typing" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
          </div>
        )}
      </div>
      {status === 'stalled' && stalled && (
        <div className="mz-waiting" role="alert">
          <p>{stalled.text}</p>
          <Button variant="outline" size="sm" onClick={stalled.onRetry}>
            {stalled.retryLabel}
          </Button>
        </div>
      )}
    </>
  )
}
