import type { ChatProperty } from '@manzil/api-client/generated/types.gen'
import { pictureFor } from '@manzil/domain/picture-address'
import { AreaIcon, BathIcon, BedIcon } from '@manzil/ui/foundations/icons/things'
import type { ResultProperty } from '@manzil/ui/result-lines'
import type { ReactNode } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { CompareButton } from '../../../property/choosing/CompareButton.tsx'
import { ResultHeart } from './ResultHeart.tsx'
import { type PropertyFact, usePropertyFacts } from './use-property-facts.ts'

/** Widest that a card of the chat draws its picture. */
const PICTURE_PX = 320

const icons: Partial<Record<PropertyFact['id'], ReactNode>> = {
  bedrooms: <BedIcon size={16} />,
  bathrooms: <BathIcon size={16} />,
  size: <AreaIcon size={16} />,
}

/** Writes a property of an answer out as a card. */
export function useResultProperty(): (property: ChatProperty) => ResultProperty {
  const facts = usePropertyFacts()
  const { number } = useFormats()
  const { t } = useTranslation('common')
  return (property) => ({
    id: property._id,
    title: property.title,
    number: property.number === undefined ? undefined : number(property.number),
    picture:
      property.picture === null
        ? undefined
        : {
            src: pictureFor(property.picture, PICTURE_PX) ?? property.picture,
            alt: '',
            ...(property.illustration && { note: t('property.illustration') }),
          },
    href: property.link,
    lines: priceFirst(facts(property)).map(({ id, label, value }) => ({
      id,
      label,
      icon: icons[id],
      // Names of places may be in another language than the page.
      value: id === 'location' ? <span dir="auto">{value}</span> : value,
      strong: id === 'price',
    })),
    features: property.features,
    heart: <ResultHeart id={property._id} title={property.title} />,
    actions: <CompareButton id={property._id} title={property.title} />,
  })
}

const priceFirst = (facts: readonly PropertyFact[]): PropertyFact[] => [
  ...facts.filter(({ id }) => id === 'price'),
  ...facts.filter(({ id }) => id !== 'price'),
]
