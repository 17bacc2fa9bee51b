import './PropertyResults.css'
import { type ReactNode, useId } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'
import { reachSideways } from '../../hooks/reach-sideways.ts'
import { ChatPropertyResult } from '../ChatPropertyResult/ChatPropertyResult.tsx'
import {
  countResultLines,
  type FeatureTexts,
  type ResultProperty,
  shownProperties,
} from './result-lines.ts'

export interface PropertyResultsProps {
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
  /** More that can be done with what was found, beside the link to all of it. */
  actions?: ReactNode
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

/** Properties that the assistant found: a strip of cards that fill line by line, each in its room. */
export function PropertyResults(props: PropertyResultsProps) {
  const { properties, features, all, onFollow, revealed = Number.POSITIVE_INFINITY } = props
  const complete = revealed >= countResultLines(properties, features, all !== undefined)
  const id = useId()
  const follow = onFollow ? { onClick: onFollow } : {}
  return (
    // Told once it is complete, not line by line.
    <div className="mz-results" aria-busy={!complete} aria-live={complete ? undefined : 'off'}>
      <p className="mz-results__head" id={id} dir="auto">
        {props.header}
      </p>
      {properties.length > 0 && (
        <ul className="mz-results__strip" aria-labelledby={id} ref={reachSideways}>
          {shownProperties(properties, features, revealed).map(
            ({ property, lines, shown, linked }) => (
              <li key={property.id} data-waits={shown === undefined || undefined}>
                <ChatPropertyResult
                  title={property.title}
                  number={property.number}
                  picture={property.picture}
                  lines={lines}
                  shown={shown}
                  heart={property.heart}
                  link={
                    linked ? { href: property.href, text: props.linkText, ...follow } : undefined
                  }
                  actions={linked && property.actions}
                />
              </li>
            ),
          )}
        </ul>
      )}
      <div className="mz-results__foot">
        {revealed > 1 && <strong>{props.count}</strong>}
        {complete && all && (
          <TextLink href={all.href} {...follow}>
            {all.text}
          </TextLink>
        )}
        {complete && props.actions}
        {!complete && props.onShowAll && (
          <Button variant="link" size="sm" onClick={props.onShowAll}>
            {props.showAllLabel}
          </Button>
        )}
        {complete && props.closing && <p>{props.closing}</p>}
      </div>
    </div>
  )
}
