import type { ChatProperty } from '@manzil/api-client/generated/types.gen'
import type { ResultProperty } from '@manzil/ui/result-lines'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../language/use-formats.ts'
import { usePropertyFacts } from './use-property-facts.ts'

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
            src: property.picture,
            alt: '',
            ...(property.illustration && { note: t('property.illustration') }),
          },
    href: property.link,
    lines: facts(property).map(({ id, label, value }) => ({
      id,
      label,
      // Names of places may be in another language than the page.
      value: id === 'location' ? <span dir="auto">{value}</span> : value,
      strong: id === 'price',
    })),
    features: property.features,
  })
}
