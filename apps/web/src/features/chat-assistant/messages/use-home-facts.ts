import type { ChatProperty } from '@manzil/api-client/generated/types.gen'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'
import { homePrice } from './home-price.ts'

interface HomeFact {
  id: 'location' | 'bedrooms' | 'bathrooms' | 'size' | 'price'
  label: string
  value: string
}

/** What is told of a home of an answer, in order; rooms and size only when greater than zero. */
export function useHomeFacts(): (property: ChatProperty) => HomeFact[] {
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
    { id: 'price', label: t('property.price'), value: homePrice(property, t, money) },
  ]
}
