import './Skeleton.css'
import { Skeleton } from './Skeleton.tsx'

/** The shape of Gallery: one large and four small from 1024 px, one picture below. */
export function SkeletonGallery() {
  return (
    <span className="mz-skeletons__gallery">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
        <Skeleton key={place} height="100%" />
      ))}
    </span>
  )
}
