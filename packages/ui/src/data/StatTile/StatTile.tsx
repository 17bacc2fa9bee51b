import './StatTile.css'
import type { ReactNode } from 'react'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { Sparkline } from './Sparkline.tsx'

export interface StatChange {
  /** Whole words, since an arrow alone says nothing: "12% more than last week". */
  text: string
  direction: 'up' | 'down' | 'flat'
  /** Whether that is good: fewer days on the market are. Without it the change is neutral. */
  good?: boolean
}

export interface StatTileProps {
  label: string
  /** Formatted, with its unit. */
  value: ReactNode
  /** How the figure has moved. */
  change?: StatChange
  /** Where the figure comes from, and of when. */
  source?: ReactNode
  /** The course of the last days, oldest first; `text` says it to screen readers. */
  trend?: { values: readonly number[]; text: string }
  /** Where the figure is explained; the whole tile is the link. */
  href?: string
  /** A skeleton of the same shape. */
  loading?: boolean
}

const arrows = { up: 'M4 10 8 4l4 6z', down: 'M4 6l4 6 4-6z', flat: 'M3 7h10v2H3z' }

/** One figure: what it is, how it changed, where it comes from. */
export function StatTile(props: StatTileProps) {
  const { label, value, change, source, trend, href, loading = false } = props
  const tone = change?.good === undefined ? 'neutral' : change.good ? 'good' : 'bad'
  return (
    <div className="mz-stat" aria-busy={loading || undefined}>
      <p className="mz-stat__label">
        {href === undefined ? (
          label
        ) : (
          <UiLink href={href} className="mz-stat__link">
            {label}
          </UiLink>
        )}
      </p>
      <div className="mz-stat__line">
        <p className="mz-stat__value">
          {loading ? <Skeleton width="6rem" height="2rem" /> : value}
        </p>
        {trend && !loading && (
          <>
            <Sparkline values={trend.values} />
            <VisuallyHidden>{trend.text}</VisuallyHidden>
          </>
        )}
      </div>
      {loading && <Skeleton width="9rem" height="1rem" />}
      {change && !loading && (
        <p className="mz-stat__change" data-tone={tone}>
          <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
            <path d={arrows[change.direction]} />
          </svg>
          {change.text}
        </p>
      )}
      {source && <p className="mz-stat__source">{source}</p>}
    </div>
  )
}
