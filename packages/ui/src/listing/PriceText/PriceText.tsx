import './PriceText.css'
import clsx from 'clsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'

export interface PriceTextProps {
  /** Formatted with its currency, or the words for a price on request. */
  price: string
  /** `price` is words, not a figure: drawn a little quieter. */
  onRequest?: boolean
  /** For rents: "per year". */
  period?: string | undefined
  /** The price before a cut, formatted, with the words that screen readers hear before it. */
  before?: { price: string; label: string } | undefined
  size?: 'sm' | 'md' | 'lg'
}

/** A price: the loudest thing around, in figures of equal width. */
export function PriceText(props: PriceTextProps) {
  const { price, onRequest = false, period, before, size = 'md' } = props
  return (
    <span className={clsx('mz-price', `mz-price--${size}`, onRequest && 'mz-price--on-request')}>
      <span dir="auto">{price}</span>
      {period && <span className="mz-price__period">{period}</span>}
      {before && (
        <span className="mz-price__before">
          <VisuallyHidden>{before.label} </VisuallyHidden>
          <s dir="auto">{before.price}</s>
        </span>
      )}
    </span>
  )
}
