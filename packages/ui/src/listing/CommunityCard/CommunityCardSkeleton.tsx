import './CommunityCard.css'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'

/** The shape of a `CommunityCard` without figures: a picture, a name, a line. */
export const CommunityCardSkeleton = () => (
  <div className="mz-community" aria-hidden="true">
    <Skeleton ratio="16 / 10" radius="card" />
    <div className="mz-community__body">
      <div className="mz-community__name">
        <Skeleton width="60%" height="1.3em" />
      </div>
      <div className="mz-community__place">
        {/* As high as a line of text. */}
        {'\u00a0'}
      </div>
    </div>
  </div>
)
