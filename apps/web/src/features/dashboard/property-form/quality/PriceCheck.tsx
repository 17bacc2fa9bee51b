import './QualityPanel.css'
import type { PriceRange } from '@manzil/api-client/generated/types.gen'
import { localName } from '@manzil/domain/local-name'
import { InlineAlert } from '@manzil/ui/feedback/InlineAlert/InlineAlert'
import { UiLink } from '@manzil/ui/foundations/UiLink/UiLink'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { paths } from '../../../../routing/paths.ts'

interface PriceCheckProps {
  range: PriceRange
  /** As it is typed; null where nothing is, or no number. */
  price: number | null
}

/** The price against those of properties like it, which it opens; nothing where they are too few. */
export function PriceCheck({ range, price }: PriceCheckProps) {
  const { t } = useTranslation('propertyForm')
  const { money, number } = useFormats()
  const language = useLanguage()
  const { q1, q3 } = range.price
  if (price === null || range.priced < range.least || q1 === null || q3 === null) return null
  const side = price < q1 ? 'below' : price > q3 ? 'above' : 'within'
  return (
    <div className="property-price-check">
      <InlineAlert
        tone={side === 'within' ? 'info' : 'warning'}
        title={t('range.title', { place: localName(range.place, language) })}
        announce="polite"
      >
        <p>{t(`range.${side}`)}</p>
        <p>
          {t('range.middle', {
            total: number(range.priced),
            from: money(q1),
            to: money(q3),
          })}{' '}
          <UiLink href={paths.propertyListing(range.search)} target="_blank">
            {t('range.open')}
          </UiLink>
        </p>
      </InlineAlert>
    </div>
  )
}
