import { linearScale } from '../../charts/scale.ts'
import { linePath, thinLine } from '../../charts/thin-line.ts'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'

interface SparklineProps {
  /** Oldest first; what is no number is left out. */
  values: readonly number[]
}

const [width, height] = [96, 36]

/** The course of a figure without axes: decoration beside words. Mirrored like the charts. */
export function Sparkline({ values }: SparklineProps) {
  const mirrored = useUi().dir === 'rtl'
  const known = values.filter(Number.isFinite)
  const bounds = known.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)] as const,
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY] as const,
  )
  const x = linearScale([0, known.length - 1], mirrored ? [width - 5, 5] : [5, width - 5])
  const y = linearScale(bounds, [height - 5, 5])
  const points = known.map((value, at) => [x(at), y(value)] as const)
  const last = points.at(-1)
  if (!last) return null
  return (
    <svg className="mz-spark" width={width} height={height} aria-hidden="true">
      <path d={linePath(thinLine(points))} />
      <circle cx={last[0]} cy={last[1]} r="3.5" />
    </svg>
  )
}
