import './Skeleton.css'
import { Skeleton } from './Skeleton.tsx'

/** Uneven like text, and the same at each drawing. % */
const widths = [96, 88, 92, 70, 95, 84, 90]

export interface SkeletonTextProps {
  lines?: number
}

/** Lines of a text that is coming; the last one is short. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span className="mz-skeletons">
      {Array.from({ length: lines }, (_, line) => {
        const width = line === lines - 1 ? 48 : widths[line % widths.length]
        return <Skeleton key={line} width={`${width}%`} height="0.8em" />
      })}
    </span>
  )
}
