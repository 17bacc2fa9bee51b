import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SkeletonText } from '@manzil/ui/feedback/Skeleton/SkeletonText'
import { ReadingSkeleton } from '../ReadingSkeleton.tsx'

/** The shape of an article. */
export const ArticleSkeleton = () => (
  <div aria-hidden="true">
    <div className="article-skeleton__trail">
      <Skeleton width="min(20rem, 70%)" />
    </div>
    <div className="article-head">
      <Skeleton width="80%" height="2.6em" />
      <SkeletonText lines={2} />
      <Skeleton width="16rem" height="2.25rem" />
    </div>
    <div className="article-cover">
      <Skeleton ratio="21 / 9" radius="card" />
    </div>
    <ReadingSkeleton />
  </div>
)
