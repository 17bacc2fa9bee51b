import { archOutline } from '../buildings/openings.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { shrubs, tree } from '../shapes/greenery.ts'
import { palm } from '../shapes/palm.ts'
import { sky } from '../shapes/sky.ts'
import { type Camera, placed } from './shot.ts'

const horizon = 420
const foot = 520

/** At the garden gate: a wall with flowers over it, and the house behind. */
export const gate: Camera = ({ stage, setting, subject, size }) => {
  const { paint, random } = stage
  const share = Math.min(1.3, 640 / size[0]) * random.between(0.94, 1.06)
  const x = random.whole(330, 470)
  const way = random.pick([150, 250, 520, 610])
  const right = way < 400
  return [
    sky(stage, horizon),
    setting.far(stage, horizon),
    rect(0, horizon, 800, 100, paint.lit(material.grass)),
    placed(subject(), x, 448, share),
    palm(
      stage,
      right ? random.whole(640, 740) : random.whole(60, 160),
      460,
      random.whole(210, 290),
    ),
    wall(stage, setting, way),
    rect(0, foot, 800, 80, paint.lit('#e6d8bf')),
    line('M0 548H800M0 580H800', paint.shade('#d4c3a6', 0.2), 1.5),
    path(
      d`M0 ${foot}H800v${18 + paint.cast[0] * 22}H0z`,
      paint.shadow,
      d`opacity="${String(paint.cast[1] * 0.8)}"`,
    ),
    path(d`M${way - 44} ${foot}h88l26 80h-140z`, paint.lit('#f2e6cf')),
    tree(stage, right ? 30 : 740, 566, random.whole(230, 320)),
  ].join('')
}

function wall(stage: Stage, setting: Setting, way: number): string {
  const { paint, random } = stage
  const surface = random.pick(setting.walls)
  const tall = random.whole(74, 108)
  const y = foot - tall
  const leaf = random.pick([material.walnut, setting.trim, material.teal, material.timber])
  const old = random.chance(0.4)
  const gap = old
    ? archOutline(way - 44, foot, 88, tall + 44)
    : d`M${way - 44} ${foot}V${y - 10}h88V${foot}z`
  const slats = repeat(9, (i) => d`M${way - 36 + i * 9} ${foot}V${y + 4}`)
  const flowers = way < 400 ? random.whole(way + 110, 560) : random.whole(20, way - 260)
  const tone = random.pick([material.red, '#c2477e', '#d97f38', '#8f5a9c'])
  return [
    rect(0, y, 800, tall, paint.lit(surface)),
    rect(0, y - 6, 800, 9, paint.lit(material.white)),
    rect(0, y + 3, 800, 6, paint.shadow, 'opacity=".24"'),
    line(
      d`M${way > 400 ? 60 : way + 120} ${y + tall * 0.5}h${random.whole(180, 240)}`,
      paint.shade(surface, 0.34),
      tall * 0.4,
      'stroke-dasharray="7 9"',
    ),
    rect(way - 62, y - 26, 124, tall + 26, paint.lit(surface)),
    rect(
      way - 66,
      y - (old ? 58 : 32),
      132,
      old ? 34 : 8,
      paint.lit(old ? surface : material.white),
    ),
    path(gap, paint.shade(leaf, 0.4)),
    line(slats, paint.lit(leaf), 5),
    paint.dark
      ? rect(way - 58, y + 8, 8, 18, paint.lamp) + rect(way + 50, y + 8, 8, 18, paint.lamp)
      : '',
    creeper(stage, flowers, y, random.whole(130, 210), tone),
    shrubs(
      stage,
      way < 400 ? 480 : 30,
      way < 400 ? 810 : 240,
      foot,
      22,
      paint.shade(material.leaf, 0.24),
    ),
  ].join('')
}

/** Bougainvillea that hangs over the wall: leaves with flowers scattered in them. */
function creeper(stage: Stage, x: number, y: number, w: number, tone: string): string {
  const { paint, random } = stage
  const row = (start: number, up: number) =>
    d`M${x + start} ${y + up}q${w * 0.25} ${-16} ${w * 0.5} 0t${w * 0.5 - start} ${random.whole(-4, 6)}`
  const hanging = d`M${x} ${y}q${w * 0.08} 34 ${w * 0.2} 26t${w * 0.22} 10t${w * 0.2} -6t${w * 0.2} 4t${w * 0.18} -34z`
  return [
    shrubs(stage, x, x + w, y + 3, 26, paint.shade(material.leaf, 0.14)),
    path(hanging, paint.shade(material.leaf, 0.26)),
    line(
      row(8, -14) + row(16, 14),
      paint.shade(tone, 0.16),
      13,
      'stroke-linecap="round" stroke-dasharray="0 19"',
    ),
    line(row(14, 0), paint.lit(tone), 11, 'stroke-linecap="round" stroke-dasharray="0 16"'),
  ].join('')
}
