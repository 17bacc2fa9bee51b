import './PlanCard.css'
import { type ReactNode, useId } from 'react'
import { ProgressBar } from '../../feedback/ProgressBar/ProgressBar.tsx'
import { Badge } from '../../foundations/Badge/Badge.tsx'
import { CheckIcon } from '../../foundations/icons/actions.tsx'
import { PriceText } from '../../listing/PriceText/PriceText.tsx'

export interface PlanUse {
  id: string
  /** "Live properties" */
  label: string
  used: number
  limit: number
  /** "4 of 25 used", formatted. */
  text: string
}

export interface PlanCardProps {
  name: string
  description?: string
  /** Formatted; see `PriceText`. */
  price: string
  /** What the price is for: a month, a year. */
  period?: string
  /** Under the price: what comes on top of it. */
  priceNote?: string | undefined
  /** The price before a saving, with the words that are heard before it. */
  before?: { price: string; label: string } | undefined
  /** What paying this way saves: "Two months free". */
  saving?: string | undefined
  /** "Popular"; lifts the card out. */
  popular?: string | undefined
  /** "Your plan" */
  current?: string | undefined
  /** What it includes, a line each. */
  features: readonly string[]
  /** Of the plan that is held: what of its limits is used. */
  uses?: readonly PlanUse[]
  /** The button that buys it, or says that it is held. */
  action?: ReactNode
  level?: 2 | 3
}

/** What a plan costs, includes, and how much of it is used. */
export function PlanCard(props: PlanCardProps) {
  const { name, description, saving, popular, current, features, uses = [], level = 3 } = props
  const titleId = useId()
  const Heading = `h${level}` as const
  return (
    <article
      className="mz-plan"
      aria-labelledby={titleId}
      data-popular={popular ? true : undefined}
      data-current={current ? true : undefined}
    >
      <div className="mz-plan__head">
        <Heading id={titleId}>{name}</Heading>
        {popular && <Badge tone="accent">{popular}</Badge>}
        {current && (
          <Badge tone="success" icon={<CheckIcon size={14} />}>
            {current}
          </Badge>
        )}
      </div>
      {description && <p className="mz-plan__text">{description}</p>}
      <div className="mz-plan__price">
        <PriceText price={props.price} period={props.period} before={props.before} size="lg" />
        {props.priceNote && <span className="mz-plan__text">{props.priceNote}</span>}
        <span className="mz-plan__saving">{saving}</span>
      </div>
      {uses.length > 0 && (
        <div className="mz-plan__uses">
          {uses.map(({ id, label, used, limit, text }) => (
            <ProgressBar
              key={id}
              label={label}
              value={used}
              max={Math.max(limit, 1)}
              valueText={text}
              size="sm"
              tone={used >= limit ? 'error' : 'data'}
            />
          ))}
        </div>
      )}
      <ul className="mz-plan__features">
        {features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {props.action && <div className="mz-plan__action">{props.action}</div>}
    </article>
  )
}
