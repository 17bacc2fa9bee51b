import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import type { Translate } from '@manzil/i18n/texts'
import { AreaIcon, BathIcon, BedIcon } from '@manzil/ui/foundations/icons/things'
import type { PropertyCardProps } from '@manzil/ui/listing/PropertyCard/PropertyCard'
import type { Formats } from '../language/use-formats.ts'

type Facts = PropertyCardProps['facts']

/** Bedrooms, bathrooms and size of a property, as far as they are stated. */
export function factsOf(property: PropertyCard, t: Translate, formats: Formats): Facts {
  const { bedrooms, bathrooms, size } = property
  const beds =
    bedrooms === 0 ? t('property.studio') : bedrooms && t('property.beds', { count: bedrooms })
  const baths = bathrooms && t('property.baths', { count: bathrooms })
  return [
    ...(beds ? [{ id: 'beds', text: beds, icon: <BedIcon size={18} /> }] : []),
    ...(baths ? [{ id: 'baths', text: baths, icon: <BathIcon size={18} /> }] : []),
    ...(size ? [{ id: 'size', text: formats.area(size), icon: <AreaIcon size={18} /> }] : []),
  ]
}
