import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'

export interface PrintFact {
  id: string
  label: string
  value: string
}

/** What is stated of a property, short enough for half a sheet. */
export function usePrintFacts(property: PropertyDetail): PrintFact[] {
  const { t } = useTranslation(['choosing', 'common'])
  const { area, date, money, number } = useFormats()
  const { bedrooms, bathrooms, size, price_per_sqft: rate, completion, furnished } = property
  const facts: [id: string, label: string, value: string | null][] = [
    ['type', t('facts.type'), t(`common:property.type.${property.type}`)],
    [
      'bedrooms',
      t('rows.bedrooms'),
      bedrooms === 0 ? t('common:property.studio') : bedrooms === null ? null : number(bedrooms),
    ],
    ['bathrooms', t('rows.bathrooms'), bathrooms === null ? null : number(bathrooms)],
    ['size', t('rows.size'), size === null ? null : area(size)],
    ['rate', t('rows.rate'), rate === null ? null : money(rate)],
    ['completion', t('facts.completion'), completion && t(`facts.${completion}`)],
    ['furnished', t('facts.furnished'), furnished && t(`common:property.furnishing.${furnished}`)],
    ['parking', t('facts.parking'), property.parking === null ? null : number(property.parking)],
    ['developer', t('facts.developer'), property.developer],
    ['permit', t('papers.permit'), property.permit_number],
    ['broker', t('print.broker'), property.agent?.rera_brn ?? null],
    ['published', t('papers.published'), property.published_at && date(property.published_at)],
  ]
  return facts.flatMap(([id, label, value]) => (value === null ? [] : [{ id, label, value }]))
}
