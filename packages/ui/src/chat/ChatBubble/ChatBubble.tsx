import './ChatBubble.css'
import type { ReactNode } from 'react'
import { StopIcon } from '../../foundations/icons/StopIcon.tsx'
import { BubbleFailure, type BubbleFailureProps } from './BubbleFailure.tsx'
import { BubbleLinks, type BubbleLinksProps } from './BubbleLinks.tsx'
import { BubbleSources, type BubbleSourcesProps } from './BubbleSources.tsx'

export interface ChatBubbleProps {
  side: 'bot' | 'user'
  /** The assistant's name, or "You". */
  sender: string
  /** Formatted; `isoTime` is for machines. */
  time?: string | undefined
  /** The time for machines, ISO 8601. */
  isoTime?: string | undefined
  /** What was said; none where cards alone are the message. */
  children?: ReactNode
  /** Below the bubble, as wide as the conversation: cards, a table. */
  after?: ReactNode
  /** The answer was ended before its time: the words for it. */
  stopped?: string | undefined
  /** Passages and pages that the message rests on. */
  links?: BubbleLinksProps | undefined
  /** Where a message is that has not arrived: 'queued' waits for the end of an answer. */
  status?: 'sending' | 'queued' | 'failed' | undefined
  /** Said in place of the sender while the message is on its way. */
  statusText?: string | undefined
  /** What to do about a message that failed; told at once. */
  failure?: BubbleFailureProps | undefined
  /** Words are still coming: told when they are complete, not word by word. */
  streaming?: boolean
  /** Where the figures of the message come from. */
  sources?: BubbleSourcesProps | undefined
  /** What the message rests on: `ChatUnderstood`. */
  understood?: ReactNode
  /** What can be answered, or done with the message: pills, buttons. */
  actions?: ReactNode
}

/** One message. Its language may differ from the page's, so the text finds its own direction. */
export function ChatBubble(props: ChatBubbleProps) {
  const { side, sender, time, isoTime, status, failure, streaming = false, sources } = props
  const onItsWay = status === 'sending' || status === 'queued'
  const live = streaming ? { 'aria-live': 'off' as const, 'aria-busy': true } : {}
  return (
    <div className={`mz-bubble mz-bubble--${side}`} data-status={status} {...live}>
      {props.children !== undefined && (
        <div className="mz-bubble__text" dir="auto">
          {props.children}
          {streaming && <span className="mz-bubble__caret" aria-hidden="true" />}
        </div>
      )}
      {props.stopped && (
        <p className="mz-bubble__stopped">
          <StopIcon size={14} />
          {props.stopped}
        </p>
      )}
      {props.after}
      {status === 'failed' && failure && <BubbleFailure {...failure} />}
      {props.links && <BubbleLinks {...props.links} />}
      <div className="mz-bubble__foot">
        <span className="mz-bubble__meta">
          {onItsWay && props.statusText ? props.statusText : sender}
          {time && (
            <>
              {' · '}
              <time dateTime={isoTime}>{time}</time>
            </>
          )}
        </span>
        {sources && <BubbleSources {...sources} />}
      </div>
      {props.understood}
      {props.actions && <div className="mz-bubble__actions">{props.actions}</div>}
    </div>
  )
}
