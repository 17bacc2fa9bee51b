import './Skeleton.css'
import { Skeleton } from './Skeleton.tsx'
import { SkeletonText } from './SkeletonText.tsx'

export interface SkeletonCardProps {
  /** Shape of the picture as CSS writes it; null for a card without one. */
  ratio?: string | null
  lines?: number
}

/** A card that is coming: a picture and lines. Properties have PropertyCardSkeleton. */
export function SkeletonCard({ ratio = '4 / 3', lines = 3 }: SkeletonCardProps) {
  return (
    <span className="mz-skeletons">
      {ratio !== null && <Skeleton ratio={ratio} radius="card" />}
      <SkeletonText lines={lines} />
    </span>
  )
}
