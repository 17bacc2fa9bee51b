import { mix } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { circle, d, line, rect } from '../core/svg.ts'
import { skyGradient } from '../shapes/sky.ts'
import type { Frame } from './frame.ts'

/** A clear sky, a low sun just right of the middle, and a few thin banks of cloud near it. */
export function heroSky(stage: Stage, { width, horizon, unit }: Frame): string {
  const { paint } = stage
  const fill = stage.define('sky', (id) => skyGradient(id, paint.sky))
  const x = width * 0.415
  const y = horizon - 46 * unit
  const bank = (share: number, up: number, length: number) => {
    const [left, top, long] = [width * share, horizon - up * unit, length * unit]
    return d`M${left} ${top}h${long}M${left + long * 0.24} ${top - 9 * unit}h${long * 0.4}`
  }
  const banks = [
    bank(0.27, 92, 150),
    bank(0.335, 126, 80),
    bank(0.47, 168, 120),
    bank(0.06, 74, 120),
    bank(0.5, 300, 100),
  ].join('')
  return [
    rect(0, 0, width, horizon + 2, `url(#${fill})`),
    circle(x, y, 150 * unit, paint.sun, 'opacity=".14"'),
    circle(x, y, 96 * unit, paint.sun, 'opacity=".22"'),
    circle(x, y, 52 * unit, paint.sun),
    line(
      banks,
      mix(paint.sky[2], paint.sun, 0.6),
      9 * unit,
      `stroke-linecap="round" opacity="${paint.dark ? '.24' : '.5'}"`,
    ),
  ].join('')
}
