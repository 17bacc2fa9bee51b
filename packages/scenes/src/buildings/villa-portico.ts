import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { shrubs } from '../shapes/greenery.ts'
import { arcade, archOutline, door, glazing } from './openings.ts'

/** Two wings under tiled roofs with an arched portico between them. */
export function porticoVilla(stage: Stage, setting: Setting): string {
  const { paint, random } = stage
  const wall = random.pick(setting.walls)
  const roof = random.pick([material.tile, '#a8694a', '#8d7a66'])
  const wide = random.whole(150, 176)
  const taller = random.whole(12, 30)
  const arched = random.chance(0.5)
  return [
    wing(stage, -wide - 56, wide, 156, wall, roof, arched),
    wing(stage, 64, wide - 14, 142, wall, roof, !arched),
    // Entrance bay.
    rect(-62, -172 - taller, 130, 172 + taller, paint.lit(wall)),
    rect(44, -172 - taller, 24, 172 + taller, paint.shade(wall, 0.34)),
    hip(stage, -74, -168 - taller, 154, 46, roof),
    path(
      archOutline(-38, -92, 74, 66 + taller * 0.5),
      paint.dark ? paint.lamp : paint.shade(paint.glass, 0.24),
    ),
    line(d`M-1 -92V${-150 - taller * 0.4}M-38-112h74`, paint.lit(material.white), 3),
    rect(-74, -92, 152, 10, paint.lit(material.white)),
    rect(-74, -82, 152, 6, paint.shade(wall, 0.4)),
    path(archOutline(-46, 0, 94, 74), paint.shade(wall, 0.5)),
    door(stage, -18, 0, 38, 54, random.pick([material.walnut, material.red, setting.trim])),
    line('M-62 0V-82M-52 0V-82M56 0V-82M66 0V-82', paint.lit(material.white), 6),
    rect(-84, -5, 172, 8, paint.shade(material.stone, 0.06)),
    shrubs(stage, -wide - 70, -84, 4, 22, paint.shade(material.leaf, 0.14)),
    shrubs(stage, 90, wide + 70, 4, 20, paint.shade(material.leaf, 0.24)),
  ].join('')
}

function wing(
  stage: Stage,
  x: number,
  w: number,
  h: number,
  wall: string,
  roof: string,
  arched: boolean,
): string {
  const { paint } = stage
  const upper = -h + 22
  const rails = repeat(9, (i) => d`M${x + w * 0.16 + i * w * 0.085} -70v-20`)
  return [
    rect(x, -h, w, h, paint.lit(wall)),
    rect(x, -h, w, 12, paint.shade(wall, 0.32)),
    hip(stage, x - 12, -h + 4, w + 24, 44, roof),
    glazing(stage, x + w * 0.2, upper, w * 0.24, h - 22 - 70, 2, setting(stage)),
    glazing(stage, x + w * 0.56, upper, w * 0.24, h - 22 - 70, 2, setting(stage)),
    line(d`${rails}M${x + w * 0.13} -90h${w * 0.74}`, paint.lit(material.white), 3),
    rect(x + w * 0.1, -71, w * 0.8, 6, paint.lit(material.white)),
    rect(x + w * 0.1, -65, w * 0.8, 6, paint.shade(wall, 0.36)),
    arched
      ? arcade(stage, x + w * 0.1, 0, w * 0.8, 54, 3, wall)
      : glazing(stage, x + w * 0.16, -54, w * 0.68, 54, 4, setting(stage)),
  ].join('')
}

function setting({ paint }: Stage): string {
  return paint.dark ? material.walnut : material.white
}

/** A hipped roof: lit slope, shaded end. */
function hip({ paint }: Stage, x: number, y: number, w: number, h: number, tile: string): string {
  const courses = repeat(
    3,
    (i) => d`M${x + w * 0.05 * (i + 1)} ${y - h * 0.25 * (i + 1)}h${w * (0.78 - i * 0.06)}`,
  )
  return [
    path(d`M${x} ${y}L${x + w * 0.2} ${y - h}H${x + w * 0.78}L${x + w} ${y}z`, paint.lit(tile)),
    path(d`M${x + w * 0.78} ${y - h}L${x + w} ${y}H${x + w * 0.7}z`, paint.shade(tile, 0.34)),
    line(courses, paint.shade(tile, 0.2), 2),
    rect(x, y - 2, w, 5, paint.shade(tile, 0.4)),
  ].join('')
}
