import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { SkeletonText } from '@manzil/ui/feedback/Skeleton/SkeletonText'

const sections = ['first', 'second', 'third']

/** The shape of a long text that is coming. */
export function ReadingSkeleton() {
  return (
    <div className="reading-frame">
      <div className="reading-skeleton__index" aria-hidden="true">
        <Skeleton width="min(26rem, 80%)" />
      </div>
      <div className="reading">
        <div className="reading__text">
          {sections.map((id) => (
            <div key={id} className="reading-section">
              <Skeleton width="45%" height="1.6em" />
              <SkeletonText lines={7} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
