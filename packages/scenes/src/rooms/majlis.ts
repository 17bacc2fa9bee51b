import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { circle, d, line, path, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { coffeeTable, plant, rug } from './objects.ts'
import { daylight, outlook } from './outlook.ts'
import { pillow } from './seating.ts'
import { shell } from './shell.ts'
import { at, box, scaleAt } from './space.ts'

/** The guests' room: low seats along three walls, carpets and lanterns. */
export function majlis(stage: Stage, setting: Setting): string {
  const { random } = stage
  const { wall, accent, textile } = setting.room
  const window = { x: [-1.35, 1.35], h: [0.75, 2.35], leaves: 3, shape: 'arched' } as const
  const seat = random.chance(0.5) ? textile : accent
  const other = seat === accent ? material.clay : accent
  return [
    shell(stage, {
      left: -2.4,
      right: 2.4,
      ceiling: 2.8,
      wall,
      floor: '#dcc39a',
      pattern: 'tiles',
    }),
    beams(stage),
    outlook(stage, setting, window),
    daylight(stage, window),
    rug(stage, [-1.4, 1.4], [0.55, 1.7], material.tile, material.cream),
    rug(stage, [-1, 1], [0.72, 1.5], other, material.brass),
    box(stage, { x: [-2.4, 2.4], h: [0, 0.34], z: [0, 0.55] }, seat, 4),
    repeat(6, (i) => pillow(stage, -1.9 + i * 0.76, 0.3, i % 2 ? other : material.cream, 0.36)),
    box(stage, { x: [-2.4, -1.7], h: [0, 0.34], z: [0.5, 1.7] }, seat, 4),
    box(stage, { x: [1.7, 2.4], h: [0, 0.34], z: [0.5, 1.7] }, seat, 4),
    pillow(stage, -2, 0.9, other, 0.36),
    pillow(stage, 2, 0.9, material.red, 0.36),
    lantern(stage, -0.9, 1.85),
    lantern(stage, 0.9, 1.95),
    coffeeTable(stage, 0, 1.25, material.brass, 0.36),
    plant(stage, random.chance(0.5) ? -2.2 : 2.2, 1.1, 1.1),
  ].join('')
}

/** Palm-trunk beams across the ceiling. */
function beams({ paint }: Stage): string {
  const rows = [0, 0.5, 0.95, 1.35, 1.7].map((z) => {
    const [left, y] = at(-2.4, 2.8, z)
    const [right] = at(2.4, 2.8, z)
    return d`M${left} ${y}H${right}`
  })
  return line(rows.join(''), paint.inside(material.walnut, 0.1), 12)
}

/** A pierced metal lantern on a chain. */
function lantern({ paint }: Stage, x: number, h: number): string {
  const [cx, cy] = at(x, h, 0.5)
  const s = scaleAt(0.5)
  return [
    paint.dark ? circle(cx, cy, s * 0.5, paint.lamp, 'opacity=".24"') : '',
    line(d`M${cx} 0V${cy - s * 0.2}`, paint.inside(material.walnut, 0.3), 2),
    path(
      d`M${cx} ${cy - s * 0.24}l${s * 0.12} ${s * 0.12}v${s * 0.2}l${-s * 0.12} ${s * 0.12}l${-s * 0.12} ${-s * 0.12}v${-s * 0.2}z`,
      paint.inside(material.brass, 0.1),
    ),
    path(
      d`M${cx} ${cy - s * 0.12}l${s * 0.06} ${s * 0.08}v${s * 0.12}l${-s * 0.06} ${s * 0.07}l${-s * 0.06} ${-s * 0.07}v${-s * 0.12}z`,
      paint.dark ? '#fff0c8' : paint.inside('#fff3d6', 0.05),
    ),
  ].join('')
}
