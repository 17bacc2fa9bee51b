import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { useFormats } from '../../../../../language/use-formats.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { factsOf } from '../../../../../property/card-facts.tsx'

/** What all the properties that one is compared with have in common, in words. */
export function useKind(property: PropertyDetail): { kind: string; purpose: string } {
  const { t } = useTranslation(['common', 'details'])
  const formats = useFormats()
  const beds = factsOf(property, t, formats).find(({ id }) => id === 'beds')
  const type = t(`property.type.${property.type}`)
  return {
    kind: beds ? `${type}${t('details:agent.separator')}${beds.text}` : type,
    purpose: t(property.purpose === 'sale' ? 'property.forSale' : 'property.forRent'),
  }
}
