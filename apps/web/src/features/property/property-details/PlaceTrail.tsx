import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { Breadcrumbs } from '@manzil/ui/foundations/Breadcrumbs/Breadcrumbs'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { paths } from '../../../routing/paths.ts'

/** From the home page through the places, each with its properties of the same purpose. */
export function PlaceTrail({ property }: { property: PropertyCard }) {
  const { t } = useTranslation(['common', 'details'])
  const { name } = useFormats()
  const { purpose, location_path: places } = property
  return (
    <Breadcrumbs
      label={t('details:place')}
      crumbs={[
        { id: 'home', label: t('details:home'), href: paths.home() },
        {
          id: 'purpose',
          label: t(purpose === 'sale' ? 'property.forSale' : 'property.forRent'),
          href: paths.propertyListing({ purpose }),
        },
        ...places.map((place) => ({
          id: place._id,
          label: name(place),
          href: paths.propertyListing({ purpose, location: [place._id] }),
        })),
      ]}
    />
  )
}
