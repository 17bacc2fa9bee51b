import './Skeleton.css'
import type { ReactNode } from 'react'
import { Skeleton } from './Skeleton.tsx'

interface SkeletonGalleryProps {
  /** The first picture, where it is known before the others. */
  first?: ReactNode
}

/** The shape of Gallery: one large and four small from 1024 px, one picture below. */
export function SkeletonGallery({ first }: SkeletonGalleryProps) {
  return (
    <span className="mz-skeletons__gallery">
      {first ?? <Skeleton height="100%" />}
      {['second', 'third', 'fourth', 'fifth'].map((place) => (
        <Skeleton key={place} height="100%" />
      ))}
    </span>
  )
}
