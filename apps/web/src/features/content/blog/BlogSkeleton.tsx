import { SkeletonCard } from '@manzil/ui/feedback/Skeleton/SkeletonCard'

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** The shape of a page of articles. */
export const BlogSkeleton = () => (
  <div className="blog-articles" aria-hidden="true">
    <div className="content-grid">
      {cards.map((id) => (
        <SkeletonCard key={id} ratio="16 / 10" lines={4} />
      ))}
    </div>
  </div>
)
