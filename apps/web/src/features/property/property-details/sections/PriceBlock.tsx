import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { formatPercent } from '@manzil/i18n/format'
import { PriceText } from '@manzil/ui/listing/PriceText/PriceText'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'

/** The asking price with its period, the price before a cut, and the price of a square foot. */
export function PriceBlock({ property }: { property: PropertyCard }) {
  const { t } = useTranslation(['common', 'details'])
  const { money } = useFormats()
  const language = useLanguage()
  const { price, previous_price: before, price_period: period, price_per_sqft: rate } = property
  const cut = price !== null && before !== null && before > price ? before - price : 0
  const perArea = period ? 'details:price.rentPerArea' : 'details:price.pricePerArea'
  return (
    <div className="details-price">
      <PriceText
        size="lg"
        price={price === null ? t('property.askPrice') : money(price)}
        period={price !== null && period ? t('property.aYear') : undefined}
        before={
          cut > 0 && before !== null
            ? { price: money(before), label: t('property.before') }
            : undefined
        }
      />
      <p className="details-price__notes">
        {rate !== null && <span>{t(perArea, { price: money(rate) })}</span>}
        {cut > 0 && before !== null && (
          <span>
            {t('details:price.cut', {
              amount: money(cut),
              share: formatPercent(language, cut / before),
            })}
          </span>
        )}
      </p>
    </div>
  )
}
