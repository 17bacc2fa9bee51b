import './ChatLog.css'
import type { ReactNode } from 'react'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { ChevronDownIcon } from '../../foundations/icons/actions.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { useFollowedEnd } from './use-followed-end.ts'

export interface ChatLogProps {
  /** "Conversation" */
  label: string
  /** Above the messages: a `ChatWelcome`. */
  welcome?: ReactNode
  /** Bubbles, results and day dividers, each its own child. */
  children?: ReactNode
  /** Below them: a `TypingIndicator`. */
  after?: ReactNode
  /** Messages that the visitor has sent; one more scrolls to the end. */
  asked: number
  /** False while there is a greeting at most: what stands above it is to be seen first. */
  begun?: boolean
  /** Names the button that leads to the newest message. */
  newestLabel: string
  /** Beside its arrow: "3 new". */
  unseen?: string | undefined
  /** The history is on its way: the words for it. */
  loading?: string | undefined
}

/**
 * The conversation: at most 400 px high on desks, what there is on phones. It follows its end while
 * the visitor is there, and offers the way back to those who have scrolled away.
 */
export function ChatLog(props: ChatLogProps) {
  const {
    label,
    welcome,
    children,
    after,
    asked,
    begun = true,
    newestLabel,
    unseen,
    loading,
  } = props
  const { area, content, isAway, toEnd } = useFollowedEnd(asked, begun)
  return (
    <div className="mz-log">
      <section
        className="mz-log__area"
        ref={area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        tabIndex={0}
        aria-label={label}
      >
        <div ref={content}>
          {welcome}
          {loading && <Waiting label={loading} />}
          <div className="mz-log__messages" role="log" aria-label={label} aria-busy={!!loading}>
            {children}
          </div>
          {after && <div className="mz-log__after">{after}</div>}
        </div>
      </section>
      {isAway && begun && (
        <span className="mz-log__newest">
          <Button
            variant="outline"
            size="sm"
            shape={unseen ? 'text' : 'round'}
            aria-label={unseen ? `${newestLabel}: ${unseen}` : newestLabel}
            title={newestLabel}
            endIcon={<ChevronDownIcon size={18} />}
            onClick={toEnd}
          >
            {unseen}
          </Button>
        </span>
      )}
    </div>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div className="mz-log__waiting" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width="70%" height="3.5rem" radius="card" />
      <Skeleton width="45%" height="2.5rem" radius="card" />
      <Skeleton width="80%" height="5rem" radius="card" />
    </div>
  )
}
