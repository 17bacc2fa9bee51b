import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { shrubs } from '../shapes/greenery.ts'
import { door, glazing, slats } from './openings.ts'

/** Two stacked boxes, the upper one reaching over a terrace. */
export function modernVilla(stage: Stage, setting: Setting): string {
  const { paint, random } = stage
  const wall = random.pick(setting.walls)
  const stone = random.pick([material.stone, material.clay, material.concrete])
  const reach = random.whole(150, 210)
  const up = random.whole(84, 92)
  const low = random.whole(-236, -214)
  const wood = random.chance(0.6) ? material.timber : setting.trim
  const flip = random.chance(0.5)
  return [
    // Ground floor: glazed living room, stone wall, entrance.
    rect(low, -up, reach - low, up, paint.shade(wall, 0.1)),
    glazing(stage, -40, -up + 12, reach - 60, up - 12, 4, material.slate),
    rect(low, -up, 76, up, paint.lit(stone)),
    line(
      d`M${low} ${-up * 0.25}h76M${low} ${-up * 0.5}h76M${low} ${-up * 0.75}h76`,
      paint.shade(stone, 0.2),
      1.5,
    ),
    door(stage, -104, 0, 38, up - 14, wood),
    // Terrace under the overhang.
    path(d`M${reach - 60} ${-up}H${reach + 56}V${-up + 10}H${reach - 60}z`, paint.shade(wall, 0.4)),
    rect(reach - 20, -up, 20, up, paint.shade(wall, 0.36)),
    line(d`M${reach + 48} ${-up}V0`, paint.shade(material.steel, 0.2), 6),
    // Upper floor.
    rect(-150, -up - 84, reach + 206, 84, paint.lit(wall)),
    path(d`M-150 ${-up}h${reach + 206}v7H-150z`, paint.shade(wall, 0.5)),
    flip
      ? slats(stage, -134, -up - 70, 110, 58, wood)
      : glazing(stage, -134, -up - 70, 110, 58, 3, material.slate),
    flip
      ? glazing(stage, -4, -up - 72, 120, 66, 3, material.slate)
      : slats(stage, -4, -up - 70, 96, 58, wood),
    glazing(stage, reach - 34, -up - 72, 78, 72, 2, material.slate),
    rect(reach - 38, -up - 28, 92, 28, paint.glint, 'opacity=".35"'),
    line(d`M${reach - 40} ${-up - 28}h96`, paint.lit(material.white), 3),
    // Roof edge and stair tower.
    rect(-200, -up - 108, 62, 108, paint.shade(stone, 0.05)),
    rect(-150, -up - 108, 12, 108, paint.shade(stone, 0.45)),
    rect(-186, -up - 92, 14, 74, paint.dark ? paint.lamp : paint.shade(paint.glass, 0.3)),
    rect(-142, -up - 92, reach + 206, 9, paint.lit(material.white)),
    rect(low - 8, -up - 5, 62, 7, paint.lit(material.white)),
    shrubs(stage, low - 20, -118, 3, 20, paint.shade(material.leaf, 0.16)),
    shrubs(stage, low + 4, low + 60, 4, 14, paint.shade(material.red, 0.12)),
    shrubs(stage, reach - 16, reach + 84, 4, 18, paint.shade(material.leaf, 0.3)),
  ].join('')
}
