import './ChatBubble.css'
import type { ReactNode } from 'react'

export interface ChatBubbleProps {
  side: 'bot' | 'user'
  /** The assistant's name, or "You". */
  sender: string
  /** Formatted; `isoTime` is for machines. */
  time?: string
  isoTime?: string
  children: ReactNode
  /** Below the bubble: cards, sources. */
  after?: ReactNode
}

/** One message. Its language may differ from the page's, so the text finds its own direction. */
export function ChatBubble({ side, sender, time, isoTime, children, after }: ChatBubbleProps) {
  return (
    <div className={`mz-bubble mz-bubble--${side}`}>
      <div className="mz-bubble__text" dir="auto">
        {children}
      </div>
      {after}
      <span className="mz-bubble__meta">
        {sender}
        {time && (
          <>
            {' · '}
            <time dateTime={isoTime}>{time}</time>
          </>
        )}
      </span>
    </div>
  )
}
