import type { ChatProperty } from '@manzil/api-client/generated/types.gen'
import type { ResultHome } from '@manzil/ui/result-lines'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'
import { homePrice } from './home-price.ts'

/** Writes a home of an answer out; rooms and size have a line only when greater than zero. */
export function useResultHome(): (property: ChatProperty) => ResultHome {
  const { t } = useTranslation('chat')
  const { money, number, area } = useFormats()
  const figures = [
    { id: 'bedrooms', format: number },
    { id: 'bathrooms', format: number },
    { id: 'size', format: area },
  ] as const
  return (property) => ({
    id: property._id,
    title: property.title,
    picture: property.picture === null ? undefined : { src: property.picture, alt: '' },
    href: property.link,
    lines: [
      {
        id: 'location',
        label: t('property.location'),
        value: <span dir="auto">{property.location}</span>,
      },
      ...figures.flatMap(({ id, format }) => {
        const value = property[id]
        return value !== null && value > 0
          ? [{ id, label: t(`property.${id}`), value: format(value) }]
          : []
      }),
      {
        id: 'price',
        label: t('property.price'),
        value: homePrice(property, t, money),
        strong: true,
      },
    ],
    features: property.features,
  })
}
