import type { ChatProperty } from '@manzil/api-client/generated/types.gen'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { propertyPrice } from './property-price.ts'

export interface PropertyFact {
  id: 'location' | 'bedrooms' | 'bathrooms' | 'size' | 'price'
  label: string
  value: string
}

/** What is told of a property of an answer, in order; rooms and size only when greater than zero. */
export function usePropertyFacts(): (property: ChatProperty) => PropertyFact[] {
  const { t } = useTranslation('chat')
  const { money, number, area } = useFormats()
  const figures = [
    { id: 'bedrooms', format: number },
    { id: 'bathrooms', format: number },
    { id: 'size', format: area },
  ] as const
  return (property) => [
    { id: 'location', label: t('property.location'), value: property.location },
    ...figures.flatMap(({ id, format }) => {
      const value = property[id]
      return value !== null && value > 0
        ? [{ id, label: t(`property.${id}`), value: format(value) }]
        : []
    }),
    { id: 'price', label: t('property.price'), value: propertyPrice(property, t, money) },
  ]
}
