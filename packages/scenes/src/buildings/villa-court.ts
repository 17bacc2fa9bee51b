import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { shrubs } from '../shapes/greenery.ts'
import { windTower } from '../shapes/landmarks/windtower.ts'
import { palm } from '../shapes/palm.ts'
import { arcade, archOutline, lattice, pane } from './openings.ts'

/** Thick walls around a court, a carved gate, a lattice bay and a wind tower. */
export function courtHouse(stage: Stage, setting: Setting): string {
  const { paint, random } = stage
  const wall = random.pick(setting.walls)
  const right = random.chance(0.5)
  const h = random.whole(118, 140)
  const tall = random.whole(214, 250)
  const towerX = right ? 70 : -128
  const blockX = right ? -214 : 20
  return [
    palm(stage, right ? 30 : -30, -60, random.whole(120, 150)),
    windTower(stage, towerX, 0, 64, tall),
    volume(stage, blockX, 194, h + 26, wall),
    lattice(stage, blockX + 26, -h - 6, 68, 52, material.walnut),
    path(d`M${blockX + 26} ${-h + 46}l8 14h52l8-14z`, paint.shade(material.walnut, 0.4)),
    path(
      archOutline(blockX + 116, -h + 46, 24, 48) + archOutline(blockX + 150, -h + 46, 24, 48),
      pane(stage),
    ),
    volume(stage, -232, 464, 78, wall),
    arcade(stage, right ? 66 : -218, 0, 150, 56, 4, wall),
    gate(stage, right ? -70 : 40, wall),
    poles(stage, blockX + 8, -h - 12, 170),
    shrubs(stage, -236, -150, 3, 16, paint.shade(material.leaf, 0.16)),
    shrubs(stage, 176, 240, 3, 18, paint.shade(material.red, 0.2)),
  ].join('')
}

/** A plain block with a stepped parapet and its own shade. */
function volume({ paint }: Stage, x: number, w: number, h: number, wall: string): string {
  return [
    rect(x, -h, w, h, paint.lit(wall)),
    rect(x + w * 0.84, -h, w * 0.16, h, paint.shade(wall, 0.3)),
    rect(x - 3, -h - 4, w + 6, 7, paint.shade(wall, 0.08)),
    line(d`M${x + 4} ${-h - 8}H${x + w}`, paint.lit(wall), 9, 'stroke-dasharray="14 12"'),
  ].join('')
}

function gate({ paint }: Stage, x: number, wall: string): string {
  return [
    rect(x - 38, -100, 76, 100, paint.lit(wall)),
    rect(x - 42, -104, 84, 8, paint.shade(wall, 0.16)),
    path(archOutline(x - 26, 0, 52, 84), paint.shade(wall, 0.5)),
    path(archOutline(x - 22, 0, 44, 78), paint.shade(material.walnut, 0.1)),
    line(d`M${x} 0v-74M${x - 20} -22h40M${x - 20} -44h40`, paint.shade(material.walnut, 0.5), 2),
    line(
      d`M${x - 14} -33h28M${x - 14} -12h28`,
      paint.lit(material.brass),
      2.6,
      'stroke-dasharray="2.6 6"',
    ),
  ].join('')
}

/** The ends of the roof beams. */
function poles({ paint }: Stage, x: number, y: number, w: number): string {
  return line(
    d`M${x} ${y}H${x + w}`,
    paint.shade(material.walnut, 0.2),
    5,
    'stroke-dasharray="5 13"',
  )
}
