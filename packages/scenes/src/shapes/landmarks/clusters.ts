import type { Stage } from '../../core/stage.ts'
import { d, line, path, repeat } from '../../core/svg.ts'

/** Three towers of one family, close together, under slanted roofs. */
export function threeTowers(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const { paint, random } = stage
  const surface = random.pick(['#dfe2dd', '#e9dcc6', '#cfdadb', '#e2cfb4'])
  const w = Math.round(height * random.between(0.2, 0.25))
  const order = random.pick([
    [0.74, 1, 0.86],
    [1, 0.82, 0.7],
    [0.84, 0.72, 1],
  ])
  const faces = order.map((share, index) => ({
    left: x + index * w * 1.16,
    top: y - height * share,
  }))
  const lit = faces.map(
    ({ left, top }) => d`M${left} ${y}V${top - w * 0.3}L${left + w * 0.62} ${top}V${y}z`,
  )
  const turned = faces.map(
    ({ left, top }) => d`M${left + w * 0.62} ${y}V${top}L${left + w} ${top + w * 0.12}V${y}z`,
  )
  const windows = faces
    .map(({ left, top }) => repeat(3, (i) => d`M${left + w * (0.12 + i * 0.19)} ${top + 6}V${y}`))
    .join('')
  return [
    path(lit.join(''), paint.far(surface, distance)),
    path(turned.join(''), paint.far(paint.shade(surface, 0.5), distance)),
    line(windows, paint.far(paint.glass, distance), w * 0.1, 'stroke-dasharray="6 4"'),
    paint.lamps > 0.1
      ? line(
          windows,
          paint.far(paint.lamp, distance * 0.4),
          w * 0.1,
          'stroke-dasharray="6 34 6 54"',
        )
      : '',
  ].join('')
}

/** Two towers whose heads are joined by a bridge. */
export function gateTowers(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const { paint } = stage
  const h = height
  const w = h * 0.17
  const tone = (depth: number) => paint.far(paint.shade('#d3dbdc', depth), distance)
  const leg = (left: number, share: number) => d`M${left} ${y}V${y - h}h${w * share}V${y}z`
  const bands = repeat(8, (i) => d`M${x - w * 1.3} ${y - h * (0.08 + i * 0.11)}h${w * 2.6}`)
  return [
    path(leg(x - w * 1.3, 0.66) + leg(x + w * 0.3, 0.66), tone(0)),
    path(leg(x - w * 0.64, 0.34) + leg(x + w * 0.96, 0.34), tone(0.46)),
    line(bands, paint.far(paint.glass, distance), h * 0.03, d`stroke-dasharray="${w} ${w * 0.6}"`),
    path(d`M${x - w * 1.3} ${y - h}h${w * 2.6}l${-w * 0.2} ${-h * 0.09}h${-w * 2.2}z`, tone(0.14)),
  ].join('')
}
