import type { Stage } from '../../core/stage.ts'
import { d, path, rect } from '../../core/svg.ts'

/** A slender minaret with a balcony, beside a low dome. */
export function mosque(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const { paint } = stage
  const h = height
  const pale = paint.far('#f0e2c8', distance)
  const dim = paint.far(paint.shade('#f0e2c8', 0.34), distance)
  return [
    path(
      d`M${x} ${y}v${-h * 0.86}l${h * 0.035} ${-h * 0.14}l${h * 0.035} ${h * 0.14}v${h * 0.86}z`,
      pale,
    ),
    rect(x - h * 0.02, y - h * 0.7, h * 0.11, h * 0.03, dim),
    path(
      d`M${x + h * 0.13} ${y}v${-h * 0.22}h${h * 0.05}q0 ${-h * 0.2} ${h * 0.17} ${-h * 0.25}q${h * 0.17} ${h * 0.05} ${h * 0.17} ${h * 0.25}h${h * 0.05}v${h * 0.22}z`,
      pale,
    ),
    path(
      d`M${x + h * 0.35} ${y - h * 0.47}q${h * 0.17} ${h * 0.05} ${h * 0.17} ${h * 0.25}h${h * 0.05}v${h * 0.22}h${-h * 0.12}z`,
      dim,
    ),
  ].join('')
}
