import type { ReactNode, Ref } from 'react'
import type { useActivePoint } from '../use-active-point.ts'

interface PlotProps {
  ref: Ref<HTMLDivElement>
  point: ReturnType<typeof useActivePoint>
  label: string
  /** The current point in words. */
  valueText: string
  width: number
  height: number
  /** Inside the SVG. */
  children: ReactNode
  tip: ReactNode
}

/**
 * The drawing itself. Coordinates are physical, so it is laid out left to right whatever the page;
 * texts in it take the direction of the page back.
 */
export function Plot({ ref, point, label, valueText, width, height, children, tip }: PlotProps) {
  return (
    <div ref={ref} className="mz-chart__plot" dir="ltr">
      <div
        {...point.surface}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={point.last}
        aria-valuenow={point.current}
        aria-valuetext={valueText}
      >
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {children}
        </svg>
        {tip}
      </div>
    </div>
  )
}
