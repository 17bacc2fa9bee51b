import { material } from '../../core/material.ts'
import type { Stage } from '../../core/stage.ts'
import { d, group, line, path, rect, repeat } from '../../core/svg.ts'

/** A palace of a hotel: two stepped wings and a high pointed arch through the middle. */
export function hotelArch(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  distance: number,
): string {
  const { paint } = stage
  const h = height
  const tone = (depth: number) => paint.far(paint.shade('#e9bf9d', depth), distance)
  const arch = (w: number, up: number) =>
    d`M${-w} 0V${-up * 0.62}Q${-w} ${-up * 0.9} 0 ${-up}Q${w} ${-up * 0.9} ${w} ${-up * 0.62}V0z`
  const domes = [-0.86, 0.86, -0.34, 0.34]
    .map((at, index) => {
      const top = index < 2 ? -0.42 : -0.9
      return d`M${h * (at - 0.07)} ${h * top}q${h * 0.01} ${-h * 0.09} ${h * 0.07} ${-h * 0.13}q${h * 0.06} ${h * 0.04} ${h * 0.07} ${h * 0.13}z`
    })
    .join('')
  const rows = repeat(5, (i) => d`M${-h * 0.98} ${-h * (0.06 + i * 0.075)}H${h * 0.98}`)
  return group(
    [
      path(domes, tone(0.2)),
      rect(-h, -h * 0.42, h * 2, h * 0.42, tone(0.04)),
      rect(h * 0.46, -h * 0.42, h * 0.54, h * 0.42, tone(0.24)),
      path(
        d`M${-h * 0.46} 0V${-h * 0.9}H${h * 0.46}V0z${arch(h * 0.2, h * 0.78)}`,
        tone(0.1),
        'fill-rule="evenodd"',
      ),
      path(d`M${h * 0.28} 0V${-h * 0.9}h${h * 0.18}V0z`, tone(0.34)),
      path(arch(h * 0.2, h * 0.78), paint.haze),
      line(
        rows,
        paint.dark ? paint.far(paint.lamp, 0.2) : tone(0.5),
        h * 0.022,
        'stroke-dasharray="3 6"',
      ),
      line(d`M${-h * 0.46} ${-h * 0.9}h${h * 0.92}`, paint.far(material.white, distance), h * 0.03),
    ].join(''),
    d`transform="translate(${x} ${y})"`,
  )
}
