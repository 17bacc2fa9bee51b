import type { PropertyCard as Property } from '@manzil/api-client/generated/types.gen'
import type { CardLayout } from '@manzil/ui/listing/PropertyCard/PropertyCard'
import { memo } from 'react'
import { useLanguage } from '../../language/use-language.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { seenProperties } from '../../stores/property-lists.ts'
import { ConnectedPropertyCard } from '../ConnectedPropertyCard.tsx'
import { titleOf } from '../property-names.ts'
import { CompareButton } from './CompareButton.tsx'
import { HideButton } from './HideButton.tsx'

interface ChoosingCardProps {
  property: Property
  layout?: CardLayout
  priority?: boolean
}

/** A card for choosing among many: seen before, compare, hide. Texts: `choosing`. */
export const ChoosingCard = memo(function ChoosingCard({ property, ...look }: ChoosingCardProps) {
  const { t } = useTranslation('choosing')
  const seen = seenProperties.use().includes(property._id)
  const about = { id: property._id, title: titleOf(property, useLanguage()) }
  return (
    <ConnectedPropertyCard
      {...look}
      property={property}
      seen={seen ? t('seen') : undefined}
      actions={
        <>
          <CompareButton {...about} />
          <HideButton {...about} />
        </>
      }
    />
  )
})
