import { material } from '../../core/material.ts'
import type { Stage } from '../../core/stage.ts'
import { d, line, path, repeat } from '../../core/svg.ts'

/** A very tall tower of our own: a lancet arch drawn out to a point, split down the middle. */
export function needle(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const { paint } = stage
  const w = height * 0.08
  const bands = repeat(7, (i) => d`M${x - w} ${y - height * (0.08 + i * 0.1)}h${w * 2}`)
  const half = (side: number) =>
    d`M${x + side * 1.5} ${y}V${y - height}Q${x + side * w * 0.9} ${y - height * 0.6} ${x + side * w} ${y}z`
  return [
    path(half(-1), paint.far(material.stone, distance)),
    path(half(1), paint.far(paint.shade(material.stone, 0.4), distance)),
    line(
      d`M${x} ${y}V${y - height * 1.1}`,
      paint.far(paint.shade(material.steel, 0.2), distance),
      2,
    ),
    line(bands, paint.haze, 1.5, 'opacity=".5"'),
  ].join('')
}
