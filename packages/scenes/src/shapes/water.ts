import type { Stage } from '../core/stage.ts'
import { d, line, rect, repeat } from '../core/svg.ts'

/** Open water between two heights, far colour above and near below, with glints. */
export function water(stage: Stage, top: number, bottom: number, from = 0, to = 800): string {
  const { paint } = stage
  const [far, near] = paint.water
  const fill = stage.define(
    'water',
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${far}"/><stop offset="1" stop-color="${near}"/></linearGradient>`,
  )
  return (
    rect(from, top, to - from, bottom - top, `url(#${fill})`) +
    ripples(stage, top, bottom, from, to)
  )
}

/** Broken horizontal lines that widen towards the viewer. */
export function ripples(stage: Stage, top: number, bottom: number, from = 0, to = 800): string {
  const { paint, random } = stage
  const rows = Math.max(2, Math.min(6, Math.round((bottom - top) / 16)))
  const data = repeat(rows, (row) => {
    const y = top + ((bottom - top) * (row + 0.6)) / rows
    const start = from + random.between(0, 90)
    return start < to ? d`M${start} ${y}H${to}` : ''
  })
  const dash = [
    random.whole(20, 50),
    random.whole(80, 130),
    random.whole(50, 90),
    random.whole(120, 200),
  ]
  return line(data, paint.glint, 2, `stroke-dasharray="${dash.join(' ')}" opacity=".4"`)
}
