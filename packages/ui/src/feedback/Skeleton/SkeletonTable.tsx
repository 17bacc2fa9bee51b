import './Skeleton.css'
import { Skeleton } from './Skeleton.tsx'

export interface SkeletonTableProps {
  rows?: number
  columns?: number
}

/** A table that is coming: a head and rows of 44 px. The first column is wider. */
export function SkeletonTable({ rows = 5, columns = 4 }: SkeletonTableProps) {
  const template = { gridTemplateColumns: `2fr repeat(${Math.max(columns - 1, 0)}, 1fr)` }
  return (
    <span className="mz-skeletons mz-skeletons--table">
      {Array.from({ length: rows + 1 }, (_, row) => (
        <span key={row} className="mz-skeletons__row" style={template}>
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton
              key={column}
              width={row === 0 ? '45%' : `${85 - ((row * 7 + column * 13) % 35)}%`}
              height="0.8em"
            />
          ))}
        </span>
      ))}
    </span>
  )
}
