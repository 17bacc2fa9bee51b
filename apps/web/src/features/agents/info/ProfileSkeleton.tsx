import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SkeletonText } from '@manzil/ui/feedback/Skeleton/SkeletonText'
import { PropertyCards } from '../../../property/PropertyCards.tsx'

/** The shape of a profile. */
export const ProfileSkeleton = () => (
  <div className="agents-page" aria-hidden="true">
    <div className="profile-head">
      <Skeleton width="6rem" height="6rem" radius="full" />
      <div className="profile-head__who">
        <Skeleton width="14rem" height="2rem" />
        <Skeleton width="10rem" />
        <Skeleton width="12rem" />
      </div>
    </div>
    <SkeletonText lines={8} />
    <PropertyCards properties={undefined} expected={3} />
  </div>
)
