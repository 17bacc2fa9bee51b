import './PriceBar.css'
import type { CSSProperties } from 'react'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'

export interface ComparedPrice {
  /** "8 % below similar in Jumeirah Village Circle" */
  text: string
  /** Read out after it: of what, "median of 34 homes: AED 2,010,000". */
  hint?: string
  /** Own price over the median, less one: −0.08 is 8 % below. */
  distance: number
}

/** The distance at which the mark stands at an end of the bar. */
const END = 0.4

/** A price among those of others: a line with the median in its middle, a mark, and the same in words. */
export function PriceBar({ text, hint, distance }: ComparedPrice) {
  const share = Math.min(1, Math.max(0, 0.5 + distance / END / 2))
  const style: CSSProperties & { '--mz-price-bar-at': string } = {
    '--mz-price-bar-at': `${share * 100}%`,
  }
  return (
    <p className="mz-price-bar">
      <span className="mz-price-bar__line" style={style} aria-hidden="true" />
      <span>
        {text}
        {hint && <VisuallyHidden>{` (${hint})`}</VisuallyHidden>}
      </span>
    </p>
  )
}
