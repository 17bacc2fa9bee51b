import { Button } from '../../foundations/Button/Button.tsx'
import { ErrorIcon } from '../../foundations/icons/things.tsx'

export interface BubbleFailureProps {
  /** What happened: "Failed". */
  text: string
  retryLabel: string
  onRetry: () => void
  /** Takes the message out of the conversation. */
  onDiscard?: () => void
  /** Needed with `onDiscard`. */
  discardLabel?: string
}

/** A message that did not arrive: what happened, and the two ways on. */
export function BubbleFailure(props: BubbleFailureProps) {
  const { text, retryLabel, onRetry, onDiscard, discardLabel } = props
  return (
    <div className="mz-bubble__failure" role="alert">
      <ErrorIcon size={16} />
      <span>{text}</span>
      <Button variant="link" size="sm" onClick={onRetry}>
        {retryLabel}
      </Button>
      {onDiscard && (
        <Button variant="link" size="sm" onClick={onDiscard}>
          {discardLabel}
        </Button>
      )}
    </div>
  )
}
