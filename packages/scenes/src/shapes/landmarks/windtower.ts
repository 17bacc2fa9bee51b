import type { Stage } from '../../core/stage.ts'
import { d, group, line, rect, repeat } from '../../core/svg.ts'

/** A wind tower: a square shaft with tall slots that catch the breeze; its foot at `x`,`y`. */
export function windTower(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  distance = 0,
): string {
  const { paint } = stage
  const tone = (depth: number) => paint.far(paint.shade('#e3c191', depth), distance)
  const slots = repeat(3, (i) => d`M${x + w * (0.14 + i * 0.19)} ${y - h * 0.93}v${h * 0.36}`)
  return group(
    [
      rect(x, y - h, w * 0.68, h, tone(0)),
      rect(x + w * 0.68, y - h, w * 0.32, h, tone(0.42)),
      rect(x - w * 0.06, y - h, w * 1.12, h * 0.045, tone(0.1)),
      rect(x - w * 0.04, y - h * 0.54, w * 1.08, h * 0.04, tone(0.16)),
      line(slots, tone(0.7), w * 0.1),
      line(
        d`M${x - w * 0.16} ${y - h * 0.44}h${w * 1.32}M${x - w * 0.16} ${y - h * 0.3}h${w * 1.32}`,
        tone(0.62),
        Math.max(1, w * 0.04),
      ),
    ].join(''),
  )
}
