import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { shrubs } from '../shapes/greenery.ts'
import { palm } from '../shapes/palm.ts'
import { door, glazing, lattice } from './openings.ts'

/** A long low house under one floating roof, with a smaller storey set back on top. */
export function pavilionVilla(stage: Stage, setting: Setting): string {
  const { paint, random } = stage
  const wall = random.pick(setting.walls)
  const stone = random.pick([material.stone, material.clay, material.coral])
  const wood = random.pick([material.timber, material.walnut])
  const upper = random.whole(-150, -60)
  const columns = repeat(5, (i) => d`M${-30 + i * 62} 0V-84`)
  return [
    palm(stage, upper + 250, -70, random.whole(110, 140)),
    // The storey on top.
    rect(upper, -172, 190, 80, paint.lit(wall)),
    rect(upper + 158, -172, 32, 80, paint.shade(wall, 0.36)),
    glazing(stage, upper + 16, -160, 76, 68, 3, material.slate),
    lattice(stage, upper + 104, -158, 42, 50, wood),
    rect(upper - 16, -182, 226, 11, paint.lit(material.white)),
    rect(upper - 16, -171, 226, 5, paint.shade(wall, 0.4)),
    // The long ground floor in the shade of its roof.
    rect(-214, -84, 440, 84, paint.shade(wall, 0.26)),
    glazing(stage, -38, -74, 128, 74, 4, material.slate),
    glazing(stage, 104, -74, 104, 74, 3, material.slate),
    door(stage, -88, 0, 38, 68, wood),
    rect(-214, -84, 96, 84, paint.lit(stone)),
    line('M-214-64H-118M-214-44H-118M-214-22H-118', paint.shade(stone, 0.22), 1.5),
    line(columns, paint.lit(material.white), 5),
    path('M-118-84H226v12H-118z', paint.shadow, 'opacity=".3"'),
    rect(-236, -98, 486, 14, paint.lit(material.white)),
    rect(-236, -86, 486, 4, paint.shade(wood, 0.1)),
    rect(-60, -5, 300, 8, paint.shade(material.stone, 0.08)),
    shrubs(stage, -232, -126, 4, 20, paint.shade(material.leaf, 0.16)),
    shrubs(
      stage,
      196,
      256,
      4,
      20,
      paint.shade(random.chance(0.5) ? material.red : material.leaf, 0.2),
    ),
  ].join('')
}
