import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SkeletonGallery } from '@manzil/ui/feedback/Skeleton/SkeletonGallery'
import { SkeletonText } from '@manzil/ui/feedback/Skeleton/SkeletonText'
import { VisuallyHidden } from '@manzil/ui/foundations/VisuallyHidden/VisuallyHidden'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../language/use-language.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { titleOf } from '../../../property/property-names.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { KnownPictures } from './KnownPictures.tsx'
import { knownProperty } from './known-property.ts'
import { Neighbours } from './Neighbours.tsx'
import { PlaceTrail } from './PlaceTrail.tsx'
import { OverviewBadges } from './sections/OverviewBadges.tsx'
import { OverviewHead } from './sections/OverviewHead.tsx'

/**
 * The page in outline, in the places where everything will be. What the card that was pressed told is
 * there already: the picture, the price, the title, the place and the facts.
 */
export function DetailsSkeleton({ id }: { id: string }) {
  const { t } = useTranslation('details')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [known] = useState(() => knownProperty(queryClient, id))
  const title = known && titleOf(known, language)
  useDocumentTitle(title)
  return (
    <div className="details" aria-busy="true" data-arriving>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      {known ? (
        <div className="details__top">
          <PlaceTrail property={known} />
          <Neighbours id={id} />
        </div>
      ) : (
        <div className="details-skeleton__trail">
          <Skeleton width="min(24rem, 70%)" height="1rem" />
        </div>
      )}
      {known ? <KnownPictures property={known} /> : <SkeletonGallery />}
      <div className="details-skeleton__index">
        <Skeleton width="min(32rem, 100%)" height="1rem" />
      </div>
      <div className="details__columns">
        {known && title !== undefined ? (
          <KnownOverview property={known} title={title} />
        ) : (
          <div className="details-skeleton__text">
            <Skeleton width="12rem" height="2rem" />
            <Skeleton width="85%" height="1.75rem" />
            <SkeletonText lines={8} />
          </div>
        )}
        <aside className="details__side">
          <Skeleton height="16rem" radius="card" />
        </aside>
      </div>
    </div>
  )
}

const KnownOverview = ({ property, title }: { property: PropertyCard; title: string }) => (
  <div className="details__main">
    <div className="details-section">
      <OverviewBadges property={property} />
      <OverviewHead
        property={property}
        title={title}
        actions={
          <div className="details-skeleton__actions">
            <Skeleton height="1.5rem" />
          </div>
        }
      />
      <Skeleton height="7.5rem" radius="card" />
      <SkeletonText lines={8} />
    </div>
  </div>
)
