import './PropertyResults.css'
import { type ReactNode, useId } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'
import { ChatBubble, type ChatBubbleProps } from '../ChatBubble/ChatBubble.tsx'
import { ChatPropertyResult } from '../ChatPropertyResult/ChatPropertyResult.tsx'
import {
  countResultLines,
  type FeatureTexts,
  type ResultProperty,
  shownProperties,
} from './result-lines.ts'

export interface PropertyResultsProps
  extends Pick<ChatBubbleProps, 'sender' | 'time' | 'isoTime' | 'sources'> {
  /** "Here are some properties in Dubai Marina you might like:" */
  header: ReactNode
  /** "9 Properties Available" */
  count: ReactNode
  /** What was found, in order. */
  properties: readonly ResultProperty[]
  /** Names of features, for the lines of facts. */
  features: FeatureTexts
  /** Of each property: "View Details". */
  linkText: string
  /** All that were found: "View Property". */
  all?: { href: string; text: string } | undefined
  /** A last word, once everything shows. Leave it out until the answer is done. */
  closing?: ReactNode
  /**
   * Steps that show: header, count, then each property's title, its lines and its link, then the link to
   * all. The parent counts up, for example every 250 ms; left out, everything shows.
   */
  revealed?: number
  /** Offered while lines are still to come. */
  onShowAll?: () => void
  /** Text of the link to all of them. */
  showAllLabel?: string
  /** A property was followed: on phones the chat makes room for the page. */
  onFollow?: () => void
}

/** Properties that the assistant found, as one message that grows line by line. */
export function PropertyResults(props: PropertyResultsProps) {
  const { properties, features, all, onFollow, revealed = Number.POSITIVE_INFINITY } = props
  const total = countResultLines(properties, features, all !== undefined)
  const complete = revealed >= total
  const id = useId()
  const shown = shownProperties(properties, features, revealed)
  const follow = onFollow ? { onClick: onFollow } : {}
  return (
    // Told once it is complete, not line by line.
    <div className="mz-results" aria-busy={!complete} aria-live={complete ? undefined : 'off'}>
      <ChatBubble
        side="bot"
        sender={props.sender}
        time={props.time}
        isoTime={props.isoTime}
        sources={complete ? props.sources : undefined}
      >
        {props.header}
        {revealed > 1 && (
          <strong className="mz-results__count" id={id}>
            {props.count}
          </strong>
        )}
      </ChatBubble>
      {shown.length > 0 && (
        <ul className="mz-results__homes" aria-labelledby={id}>
          {shown.map(({ property, lines, linked }) => (
            <li key={property.id}>
              <ChatPropertyResult
                title={property.title}
                number={property.number}
                picture={property.picture}
                lines={lines}
                link={linked ? { href: property.href, text: props.linkText, ...follow } : undefined}
              />
            </li>
          ))}
        </ul>
      )}
      {complete && all && (
        <TextLink href={all.href} {...follow}>
          {all.text}
        </TextLink>
      )}
      {complete && props.closing && <p className="mz-results__closing">{props.closing}</p>}
      {!complete && props.onShowAll && (
        <Button variant="link" size="sm" onClick={props.onShowAll}>
          {props.showAllLabel}
        </Button>
      )}
    </div>
  )
}
