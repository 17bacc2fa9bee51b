import { material } from '../../core/material.ts'
import type { Stage } from '../../core/stage.ts'
import { circle, d, group, line, path, repeat } from '../../core/svg.ts'

/** A great wheel by the sea. */
export function wheel(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const { paint } = stage
  const r = height * 0.44
  const steel = paint.far(paint.shade(material.steel, 0.1), distance)
  const spokes = repeat(8, (i) => {
    const angle = (Math.PI * i) / 8
    return d`M${-r * Math.cos(angle)} ${-r * Math.sin(angle)}L${r * Math.cos(angle)} ${r * Math.sin(angle)}`
  })
  return group(
    [
      line(d`M${-r * 0.46} ${height - r}L0 0L${r * 0.46} ${height - r}`, steel, r * 0.09),
      line(spokes, steel, Math.max(0.8, r * 0.014)),
      circle(0, 0, r, 'none', d`stroke="${steel}" stroke-width="${r * 0.06}"`),
      circle(
        0,
        0,
        r * 1.07,
        'none',
        d`stroke="${paint.dark ? paint.far(paint.lamp, distance * 0.3) : paint.far(material.white, distance)}" stroke-width="${r * 0.1}" stroke-dasharray="${r * 0.1} ${r * 0.18}"`,
      ),
      circle(0, 0, r * 0.1, steel),
    ].join(''),
    d`transform="translate(${x} ${y - height + r})"`,
  )
}

/** A long roof of lit scales, like a shell that lies on the ground. */
export function shell(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const { paint } = stage
  const w = height * 1.9
  const h = height * 0.5
  const ribs = repeat(7, (i) => {
    const at = -w + ((i + 1) * w * 2) / 8
    return d`M${at} 0Q${at * 0.8} ${-h * 0.8} ${at * 0.5} ${-h * (1 - (at / w) ** 2 * 0.7)}`
  })
  return group(
    [
      path(d`M${-w} 0Q${-w * 0.7} ${-h * 1.1} 0 ${-h}T${w} 0z`, paint.far('#e6ecea', distance)),
      path(
        d`M${w * 0.1} 0Q${w * 0.4} ${-h * 0.7} ${w * 0.2} ${-h}Q${w * 0.8} ${-h * 0.9} ${w} 0z`,
        paint.far(paint.shade('#cfdada', 0.34), distance),
      ),
      line(ribs, paint.far(paint.shade(paint.glass, 0.2), distance), height * 0.014),
    ].join(''),
    d`transform="translate(${x} ${y})"`,
  )
}
