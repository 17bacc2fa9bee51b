import type { PropertyCard as Property } from '@manzil/api-client/generated/types.gen'
import { PropertyCard, type PropertyCardProps } from '@manzil/ui/listing/PropertyCard/PropertyCard'
import { memo } from 'react'
import { useFormats } from '../language/use-formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { useTranslation } from '../language/use-translation.ts'
import { paths } from '../routing/paths.ts'
import { badgesOf } from './card-badges.tsx'
import { comparisonOf } from './card-comparison.ts'
import { detailsOf } from './card-details.ts'
import { factsOf } from './card-facts.tsx'
import { cardTitle } from './card-title.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import { knownOf, pictureOf } from './picture-of.ts'
import { cardPictureWidths } from './picture-widths.ts'
import { cardPlaceOf, titleOf } from './property-names.ts'

interface ConnectedPropertyCardProps
  extends Pick<PropertyCardProps, 'layout' | 'priority' | 'seen' | 'actions'> {
  property: Property
}

/** A property of the contract as a card of the design system, with its heart. */
export const ConnectedPropertyCard = memo(function ConnectedPropertyCard({
  property,
  ...look
}: ConnectedPropertyCardProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const language = useLanguage()
  const { price, previous_price: before, media_count: count } = property
  const isReduced = price !== null && before !== null && before > price
  return (
    <PropertyCard
      {...look}
      href={paths.propertyDetails(property._id)}
      title={cardTitle(property, language) || t(`property.type.${property.type}`)}
      place={cardPlaceOf(property, language)}
      price={{
        price: price === null ? t('property.askPrice') : formats.money(price),
        period: price !== null && property.price_period ? t('property.aYear') : undefined,
        before: isReduced
          ? { price: formats.money(before), label: t('property.before') }
          : undefined,
      }}
      pictures={property.media.map((item) => ({
        ...pictureOf(item, language),
        alt: knownOf(item, language, () =>
          t('property.photo', { title: titleOf(property, language) }),
        ),
      }))}
      sizes={cardPictureWidths}
      {...(count > 1
        ? { pictureCount: formats.number(count) }
        : property.media[0]?.illustration && { pictureNote: t('property.illustration') })}
      facts={factsOf(property, t, formats)}
      {...comparisonOf(property, t, formats)}
      details={detailsOf(property, t, formats)}
      badges={badgesOf(property, t, formats)}
      heart={<FavouriteButton property={property} />}
      texts={{
        previousPicture: t('property.previousPhoto'),
        nextPicture: t('property.nextPhoto'),
      }}
    />
  )
})
