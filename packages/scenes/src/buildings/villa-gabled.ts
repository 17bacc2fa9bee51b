import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { shrubs } from '../shapes/greenery.ts'
import { door, glazing, slats } from './openings.ts'

/** Two plain gabled houses joined by a glass link. */
export function gabledVilla(stage: Stage, setting: Setting): string {
  const { paint, random } = stage
  const wall = setting.walls[random.whole(0, 1)] ?? setting.walls[0]
  const roof = random.pick([material.slate, material.tile, '#8d7a66'])
  const wood = random.pick([material.timber, setting.trim])
  const wide = random.whole(150, 176)
  const eaves = random.whole(118, 134)
  return [
    // The link: glass below, a terrace above, the front door.
    rect(-70, -92, 160, 92, paint.shade(wall, 0.3)),
    glazing(stage, -14, -78, 84, 78, 3, material.slate),
    door(stage, -54, 0, 34, 66, random.pick([material.red, wood])),
    rect(-76, -98, 170, 9, paint.lit(material.white)),
    line(
      `${repeat(9, (i) => d`M${-66 + i * 18} -98v-22`)}M-74 -120H90`,
      paint.shade(material.slate, 0.2),
      2.5,
    ),
    house(stage, -70 - wide, wide, eaves, wall, roof),
    slats(stage, -58 - wide, -78, 46, 78, wood),
    glazing(stage, -wide, -74, wide - 84, 74, 2, material.slate),
    house(stage, 86, wide, eaves + 14, wall, roof),
    glazing(stage, 104, -78, wide - 36, 78, 4, material.slate),
    rect(96, -92, wide - 20, 8, paint.lit(material.white)),
    rect(96, -84, wide - 20, 7, paint.shade(wall, 0.36)),
    shrubs(stage, -84 - wide, -wide - 8, 3, 18, paint.shade(material.leaf, 0.14)),
    shrubs(stage, 80, 128, 4, 16, paint.shade(material.red, 0.14)),
    shrubs(stage, 60 + wide, 104 + wide, 4, 22, paint.shade(material.leaf, 0.26)),
  ].join('')
}

/** A gable seen from its end: lit wall, a tall window under the ridge, deep eaves. */
function house(
  stage: Stage,
  x: number,
  w: number,
  eaves: number,
  wall: string,
  roof: string,
): string {
  const { paint } = stage
  const ridge = eaves + w * 0.46
  const pane = w * 0.3
  return [
    path(d`M${x} 0V${-eaves}L${x + w / 2} ${-ridge}L${x + w} ${-eaves}V0z`, paint.lit(wall)),
    path(
      d`M${x} ${-eaves}L${x + w / 2} ${-ridge}L${x + w} ${-eaves}v14L${x + w / 2} ${16 - ridge}L${x} ${14 - eaves}z`,
      paint.shade(wall, 0.4),
    ),
    line(
      d`M${x - 9} ${4 - eaves}L${x + w / 2} ${-ridge - 4}`,
      paint.lit(roof),
      12,
      'stroke-linecap="square"',
    ),
    line(
      d`M${x + w / 2} ${-ridge - 4}L${x + w + 9} ${4 - eaves}`,
      paint.shade(roof, 0.34),
      12,
      'stroke-linecap="square"',
    ),
    glazing(stage, x + w / 2 - pane / 2, -eaves - 16, pane, 44, 2, material.slate),
  ].join('')
}
