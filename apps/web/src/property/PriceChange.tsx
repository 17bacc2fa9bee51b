import './PriceChange.css'
import type { FavouriteMark } from '@manzil/api-client/generated/types.gen'
import { formatPercent } from '@manzil/i18n/format'
import { useFormats } from '../language/use-formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { useTranslation } from '../language/use-translation.ts'

interface PriceChangeProps {
  /** Whole AED; null is price on request. */
  price: number | null
  mark: Pick<FavouriteMark, 'saved_price' | 'priced_at' | 'saved_at'>
}

/** How the price has moved since the property was saved; nothing where it has not, or is not known. */
export function PriceChange({ price, mark }: PriceChangeProps) {
  const { t } = useTranslation('favourites')
  const { money, date } = useFormats()
  const language = useLanguage()
  const { saved_price: before, priced_at: pricedAt, saved_at: savedAt } = mark
  if (price === null || before === null || before === 0 || price === before) return null
  const isLess = price < before
  const values = {
    amount: money(Math.abs(price - before)),
    percent: formatPercent(language, (price - before) / before),
  }
  // What was saved before prices were kept is compared with a later day, which is said.
  const text =
    pricedAt === savedAt
      ? t(isLess ? 'price.less' : 'price.more', values)
      : t(isLess ? 'price.lessSince' : 'price.moreSince', { ...values, date: date(pricedAt) })
  return <p className={isLess ? 'price-change price-change--less' : 'price-change'}>{text}</p>
}
