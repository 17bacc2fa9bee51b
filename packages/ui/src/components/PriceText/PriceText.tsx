import './PriceText.css'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface PriceTextProps {
  /** Formatted with its currency, or the words for a price on request. */
  price: string
  /** For rents: "per year". */
  period?: string | undefined
  /** The price before a cut, formatted, with the words that screen readers hear before it. */
  before?: { price: string; label: string } | undefined
  size?: 'sm' | 'md' | 'lg'
}

/** A price: the loudest thing around, in figures of equal width. */
export function PriceText({ price, period, before, size = 'md' }: PriceTextProps) {
  return (
    <span className={`mz-price mz-price--${size}`}>
      <span dir="auto">{price}</span>
      {period && <span className="mz-price__period">{period}</span>}
      {before && (
        <span className="mz-price__before">
          <VisuallyHidden>{before.label} </VisuallyHidden>
          <s>{before.price}</s>
        </span>
      )}
    </span>
  )
}
