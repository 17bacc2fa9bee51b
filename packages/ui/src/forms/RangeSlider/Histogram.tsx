export interface HistogramProps {
  /** For equal parts of the track. */
  counts: readonly number[]
  /** What is chosen, in parts of the track from 0 to 1. */
  low: number
  high: number
}

/** How values spread over a track. Decoration: the inputs below tell the rest. */
export function Histogram({ counts, low, high }: HistogramProps) {
  const most = counts.reduce((top, count) => Math.max(top, count), 0)
  return (
    <div className="mz-slider__histogram" aria-hidden="true">
      {counts.map((count, place) => {
        const middle = (place + 0.5) / counts.length
        const style = {
          blockSize: most > 0 && count > 0 ? `max(2px, ${(count / most) * 100}%)` : 0,
        }
        return (
          <span
            key={place}
            data-in={(middle >= low && middle <= high) || undefined}
            style={style}
          />
        )
      })}
    </div>
  )
}
