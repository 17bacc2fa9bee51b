import { material } from '../../core/material.ts'
import type { Stage } from '../../core/stage.ts'
import { d, line, path, repeat } from '../../core/svg.ts'

/** How far up each lobe ends, and how wide it stands out, to the left and to the right by turns. */
const lobes = [
  [0.34, 1],
  [0.44, 0.84],
  [0.54, 0.7],
  [0.64, 0.54],
  [0.73, 0.4],
  [0.82, 0.26],
  [0.9, 0.14],
] as const

/** One very tall tower whose lobes end by turns as they climb into a spire. */
export function spire(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const { paint } = stage
  const w = height * 0.1
  const side = (at: 0 | 1) => {
    const sign = at === 0 ? -1 : 1
    const steps = lobes
      .filter((_, index) => index % 2 === at)
      .map(([up, out]) => d`H${x + sign * w * out}V${y - height * up}`)
      .join('')
    return d`M${x} ${y}${steps}H${x}z`
  }
  const tone = (depth: number) => paint.far(paint.shade('#d7cdbb', depth), distance)
  const bands = repeat(5, (i) => d`M${x - w} ${y - height * (0.06 + i * 0.13)}h${w * 2}`)
  return [
    path(side(0), tone(0)),
    path(side(1), tone(0.4)),
    path(
      d`M${x - w * 0.16} ${y - height * 0.5}L${x} ${y - height * 1.12}L${x + w * 0.16} ${y - height * 0.5}z`,
      tone(0.16),
    ),
    line(bands, paint.far(material.white, distance), Math.max(1, height * 0.004), 'opacity=".5"'),
    paint.dark
      ? line(
          d`M${x - w * 0.4} ${y - height * 0.36}V${y}M${x + w * 0.36} ${y - height * 0.4}V${y}`,
          paint.far(paint.lamp, distance * 0.5),
          w * 0.14,
          'stroke-dasharray="3 7 3 15"',
        )
      : '',
  ].join('')
}
