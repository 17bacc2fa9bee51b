import { labelRoom } from '../ChartFrame/ValueAxis.tsx'
import { linearScale, type Scale } from '../scale.ts'

interface BarSettings {
  layout: 'rows' | 'columns'
  mirrored: boolean
  /** Of the drawing, px. Rows take the height they need. */
  width: number
  height: number
  labels: readonly string[]
  ticks: readonly string[]
  domain: readonly [number, number]
  /** Bars side by side in each category. */
  series: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Where everything of a bar chart lies, px. */
export interface BarPlan {
  height: number
  left: number
  right: number
  top: number
  bottom: number
  value: Scale
  /** Middle of a category along its axis. */
  center: (index: number) => number
  bar: (index: number, order: number, value: number) => Box
  middle: (index: number) => { x: number; y: number }
  nearest: (x: number, y: number) => number
}

/** Thickness that a lying category takes: its bars and a gap that separates it. */
function rowSize(series: number): number {
  return series * (series > 1 ? 14 : 20) + 14
}

/** Lays out a bar chart; nothing is smaller than a px, so that small values do not vanish. */
export function layBars(settings: BarSettings): BarPlan {
  const { layout, mirrored, width, labels, ticks, domain, series } = settings
  const rows = layout === 'rows'
  const count = Math.max(1, labels.length)
  const room = labelRoom(rows ? labels : ticks, width * (rows ? 0.36 : 0.4))
  const [left, right] = mirrored ? [16, width - room] : [room, width - 16]
  const top = 10
  const height = rows ? count * rowSize(series) + 38 : settings.height
  const bottom = height - 28
  const along = rows ? bottom - top : right - left
  const step = along / count
  const thick = Math.max(1, Math.min(rows ? 28 : 56, step - Math.min(14, step * 0.3)) / series)
  const value = linearScale(
    domain,
    rows ? (mirrored ? [right, left] : [left, right]) : [bottom, top],
  )
  const start = (index: number) => {
    const at = !rows && mirrored ? count - 1 - index : index
    return (rows ? top : left) + at * step
  }
  const center = (index: number) => start(index) + step / 2
  const bar = (index: number, order: number, of: number): Box => {
    const [from, to] = [value(0), value(of)].sort((a, b) => a - b)
    const size = Math.max(1, (to ?? 0) - (from ?? 0))
    const slot = !rows && mirrored ? series - 1 - order : order
    const across = center(index) + (slot - series / 2) * thick
    const gap = series > 1 ? 1 : 0
    return rows
      ? { x: from ?? 0, y: across, width: size, height: Math.max(1, thick - gap) }
      : { x: across, y: from ?? 0, width: Math.max(1, thick - gap), height: size }
  }
  const nearest = (x: number, y: number) => {
    const at = Math.floor((rows ? y - top : x - left) / step)
    const kept = Math.min(count - 1, Math.max(0, at))
    return !rows && mirrored ? count - 1 - kept : kept
  }
  const middle = (index: number) =>
    rows ? { x: (left + right) / 2, y: center(index) } : { x: center(index), y: height / 3 }
  return { height, left, right, top, bottom, value, center, bar, middle, nearest }
}
