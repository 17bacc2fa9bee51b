import type { PriceRange, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { factsOf } from '../../../../../property/card-facts.tsx'

/** What all the properties that one is compared with have in common, in words. */
export function useKind(
  property: PropertyDetail,
  { search: { size_min: least, size_max: most } }: PriceRange,
): { kind: string; purpose: string } {
  const { t } = useTranslation(['common', 'details', 'particulars'])
  const formats = useFormats()
  const beds = factsOf(property, t, formats).find(({ id }) => id === 'beds')
  const isSized = least !== undefined && most !== undefined
  const sizes =
    isSized &&
    t('particulars:price.between', { from: formats.number(least), to: formats.area(most) })
  const parts = [t(`property.type.${property.type}`), beds?.text, sizes]
  return {
    kind: parts.filter(Boolean).join(t('details:agent.separator')),
    purpose: t(property.purpose === 'sale' ? 'property.forSale' : 'property.forRent'),
  }
}
