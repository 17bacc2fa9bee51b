import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, path, repeat } from '../core/svg.ts'
import { abra, dhow } from '../shapes/boats.ts'
import { shrubs } from '../shapes/greenery.ts'
import { palm } from '../shapes/palm.ts'
import { water } from '../shapes/water.ts'
import type { Frame } from './frame.ts'

/** The creek with the town upside down in it, the sun's path, two boats and a near quay with palms. */
export function heroWater(stage: Stage, frame: Frame, town: string): string {
  const { paint } = stage
  const { width, height, horizon, unit } = frame
  const depth = height - horizon
  const mirror = d`<svg y="${horizon}" width="${width}" height="${depth}" viewBox="0 ${horizon} ${width} ${depth}"><use href="#${town}" transform="matrix(1 0 0 -1 0 ${horizon * 2})" opacity=".3"/></svg>`
  return [
    water(stage, horizon, height, 0, width),
    mirror,
    sunPath(stage, frame),
    abra(stage, width * 0.3, horizon + depth * 0.52, 0.92 * unit),
    abra(stage, width * 0.62, horizon + depth * 0.24, 0.5 * unit),
    dhow(stage, width * 0.76, horizon + depth * 0.56, 0.9 * unit),
    line(
      d`M${width * 0.2} ${horizon + depth * 0.62}h${90 * unit}M${width * 0.66} ${horizon + depth * 0.7}h${130 * unit}M${width * 0.06} ${horizon + depth * 0.4}h${110 * unit}`,
      paint.glint,
      2.4 * unit,
      'opacity=".45" stroke-linecap="round"',
    ),
    quay(stage, frame),
  ].join('')
}

/** The low sun's light on the water: lozenges that widen towards the viewer. */
function sunPath({ paint }: Stage, { width, height, horizon, unit }: Frame): string {
  const depth = height - horizon
  const x = width * 0.415
  const data = repeat(8, (i) => {
    const half = (16 + i * 9 - (i % 2) * 14) * unit
    return d`M${x - half + (i % 3) * 6} ${horizon + depth * (0.05 + i * 0.11)}h${half * 2}`
  })
  return line(data, paint.sun, 5 * unit, 'stroke-linecap="round" opacity=".6"')
}

/** The near bank in the lower right corner. */
function quay(stage: Stage, { width, height, unit: full }: Frame): string {
  const { paint } = stage
  // On a narrow screen the palms would hide the town.
  const unit = Math.min(full, width / 1200)
  const at = (fromRight: number) => width - fromRight * unit
  const y = (up: number) => height - up * unit
  return group(
    [
      palm(stage, at(118), y(30), 250 * unit, 'shadow'),
      palm(stage, at(52), y(28), 330 * unit, 'shadow'),
      palm(stage, at(190), y(22), 160 * unit, 'shadow'),
      path(
        d`M${at(330)} ${height}Q${at(200)} ${y(34)} ${width} ${y(40)}V${height}z`,
        paint.shade(material.stone, 0.62),
      ),
      shrubs(stage, at(240), width + 20, y(20), 26 * unit, paint.shade(material.leaf, 0.6)),
    ].join(''),
  )
}
