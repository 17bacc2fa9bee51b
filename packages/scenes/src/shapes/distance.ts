import type { Hex } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, repeat } from '../core/svg.ts'

interface Stretch {
  readonly from: number
  readonly to: number
  /** Ground line. */
  readonly y: number
  /** Lowest and highest building. */
  readonly heights: readonly [number, number]
  readonly widths: readonly [number, number]
}

/** A row of far buildings as one flat silhouette, each with its own roof. */
export function silhouettes({ random, coarse }: Stage, stretch: Stretch, fill: Hex): string {
  const low = Math.round(stretch.heights[0])
  const high = Math.round(stretch.heights[1])
  const foot = Math.round(stretch.y)
  const half = coarse ? 0.8 : 0.5
  let data = ''
  let x = stretch.from
  while (x < stretch.to) {
    const w = 2 * Math.round(random.between(stretch.widths[0], stretch.widths[1]) * half)
    const rise = random.whole(low, high)
    data += `M${x} ${foot}v${-rise}${roof(random.whole(0, 5), w)}V${foot}`
    x += w + random.whole(-2, w / 2)
  }
  return path(data, fill)
}

/** From the top left corner of a block `w` wide to its top right corner, in whole numbers. */
function roof(kind: number, w: number): string {
  const quarter = w >> 2
  const half = w >> 1
  if (kind === 0) return `l${w} ${-quarter}`
  if (kind === 1) return `h${quarter}v${-quarter}h${half}v${quarter}h${w - half - quarter}`
  if (kind === 2) return `q${half} ${-half} ${w} 0`
  if (kind === 3) return `h${half - 1}v${-half}h2v${half}h${half - 1}`
  return `h${w}`
}

/** A neighbour tower: lit face, shaded side, columns of windows; `distance` fades it. */
export function neighbour(
  stage: Stage,
  left: number,
  foot: number,
  width: number,
  height: number,
  surface: Hex,
  distance: number,
): string {
  const { paint, random } = stage
  const [x = 0, y = 0, w = 0, h = 0] = [left, foot, width, height].map(Math.round)
  const face = Math.round(w * random.between(0.6, 0.75))
  const columns = Math.max(2, Math.round(face / (stage.coarse ? 19 : 14)))
  const pitch = face / columns
  const column = (index: number, start: number) =>
    d`M${x + pitch * (index + 0.5)} ${y - h + 7 + start * 11}V${y}`
  const windows = repeat(columns, (index) => column(index, 0))
  const lamps = repeat(columns, (index) => column(index, stage.glow.whole(0, 5)))
  const slant = random.chance(0.4) ? Math.round(w * 0.2) : 0
  return [
    path(`M${x} ${y}v${-h}l${face} ${-slant}V${y}`, paint.far(surface, distance)),
    path(
      `M${x + face} ${y}v${-h - slant}l${w - face} ${slant + 3}V${y}`,
      paint.far(paint.shade(surface, 0.5), distance),
    ),
    line(windows, paint.far(paint.glass, distance), pitch * 0.56, 'stroke-dasharray="7 4"'),
    paint.lamps > 0.1
      ? line(lamps, paint.far(paint.lamp, distance * 0.4), pitch * 0.56, lampDash(stage))
      : '',
  ].join('')
}

/** Lights up a few windows of the 11-unit rhythm above. */
function lampDash({ glow }: Stage): string {
  const gap = () => 11 * glow.whole(2, 9) - 7
  return `stroke-dasharray="7 ${gap()} 7 ${gap()} 7 ${gap()} 7 4"`
}
