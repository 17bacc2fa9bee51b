import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SkeletonGallery } from '@manzil/ui/feedback/Skeleton/SkeletonGallery'
import { SkeletonText } from '@manzil/ui/feedback/Skeleton/SkeletonText'
import { VisuallyHidden } from '@manzil/ui/foundations/VisuallyHidden/VisuallyHidden'
import { useTranslation } from '../../../language/use-translation.ts'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'

/** The page in outline, in the places where everything will be. */
export function DetailsSkeleton() {
  const { t } = useTranslation('details')
  useDocumentTitle(undefined)
  return (
    <div className="details" aria-busy="true" data-arriving>
      <VisuallyHidden>
        <span role="status">{t('loading')}</span>
      </VisuallyHidden>
      <div className="details-skeleton__trail">
        <Skeleton width="min(24rem, 70%)" height="1rem" />
      </div>
      <SkeletonGallery />
      <div className="details-skeleton__index">
        <Skeleton width="min(32rem, 100%)" height="1rem" />
      </div>
      <div className="details__columns">
        <div className="details-skeleton__text">
          <Skeleton width="12rem" height="2rem" />
          <Skeleton width="85%" height="1.75rem" />
          <SkeletonText lines={8} />
        </div>
        <aside className="details__side">
          <Skeleton height="16rem" radius="card" />
        </aside>
      </div>
    </div>
  )
}
