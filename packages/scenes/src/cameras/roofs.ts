import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { cast } from '../shapes/cast.ts'
import { shrubs } from '../shapes/greenery.ts'
import { sky } from '../shapes/sky.ts'
import { type Camera, placed } from './shot.ts'

/** Over the roofs: the community lies below, the property rises out of it. */
export const overRoofs: Camera = ({ stage, setting, subject, size }) => {
  const { paint, random } = stage
  const horizon = random.whole(190, 250)
  const share = Math.min(0.92, 360 / size[1], 330 / size[0]) * random.between(0.84, 1.16)
  const x = random.whole(...(setting.site ?? [280, 520]))
  const foot = random.whole(462, 486)
  const [w, h] = [size[0] * share, size[1] * share]
  return [
    sky(stage, horizon),
    setting.far(stage, horizon),
    setting.below(stage, horizon),
    path(
      d`M${x - w * 0.72} ${foot + 6}Q${x - w * 0.7} ${foot - 16} ${x - w * 0.4} ${foot - 16}H${x + w * 0.5}Q${x + w * 0.8} ${foot - 16} ${x + w * 0.8} ${foot + 8}Q${x} ${foot + 34} ${x - w * 0.72} ${foot + 6}`,
      paint.lit(material.stone),
    ),
    cast(stage, x - w / 2, foot, w, h),
    placed(subject(), x, foot, share),
    shrubs(stage, x - w * 0.62, x + w * 0.62, foot + 12, 15, paint.shade(material.leaf, 0.2)),
    rooftops(stage, setting),
  ].join('')
}

/** The nearest roofs: parapets with what stands behind them. */
function rooftops(stage: Stage, setting: Setting): string {
  const { random } = stage
  const split = random.whole(250, 540)
  const left = random.whole(520, 548)
  const right = random.whole(524, 560)
  return roof(stage, setting, -20, split, left) + roof(stage, setting, split, 820, right)
}

function roof(stage: Stage, setting: Setting, from: number, to: number, y: number): string {
  const { paint, random } = stage
  const wall = random.pick(setting.walls)
  const at = random.whole(from + 50, to - 110)
  const kind = random.whole(0, 3)
  const things = [unit, tank, pergola, garden] as const
  return [
    (things[kind] ?? unit)(stage, at, y - 4),
    rect(from, y - 6, to - from, 8, paint.lit(material.white)),
    rect(from, y, to - from, 100, paint.shade(wall, 0.14)),
    rect(from, y + 2, to - from, 9, paint.shadow, 'opacity=".3"'),
    line(
      d`M${from + 22} ${y + 52}H${to - 16}`,
      paint.shade(paint.glass, 0.3),
      34,
      'stroke-dasharray="34 30"',
    ),
    paint.dark
      ? line(
          d`M${from + 22 + 64 * stage.glow.whole(0, 1)} ${y + 52}H${to - 16}`,
          paint.lamp,
          34,
          d`stroke-dasharray="34 ${64 * stage.glow.whole(1, 3) + 30} 34 222"`,
        )
      : '',
  ].join('')
}

/** Cooling units. */
function unit({ paint }: Stage, x: number, y: number): string {
  return [
    rect(x, y - 26, 40, 26, paint.lit('#dcdcd4')),
    rect(x + 28, y - 26, 12, 26, paint.shade('#dcdcd4', 0.4)),
    rect(x + 52, y - 20, 32, 20, paint.lit('#d4d2c8')),
    line(d`M${x + 4} ${y - 14}h20`, paint.shade(material.steel, 0.3), 14, 'stroke-dasharray="2 3"'),
  ].join('')
}

/** A water tank on legs, and a dish. */
function tank({ paint }: Stage, x: number, y: number): string {
  return [
    line(d`M${x + 6} ${y}v-16M${x + 40} ${y}v-16`, paint.shade(material.steel, 0.3), 4),
    rect(x, y - 46, 46, 32, paint.lit(material.white)),
    rect(x + 32, y - 46, 14, 32, paint.shade(material.white, 0.36)),
    path(d`M${x + 66} ${y - 38}q-4 22 18 24z`, paint.lit('#e4e2da')),
    line(d`M${x + 74} ${y - 22}V${y}`, paint.shade(material.steel, 0.2), 3),
  ].join('')
}

function pergola({ paint }: Stage, x: number, y: number): string {
  return [
    line(
      d`M${x} ${y}v-44M${x + 84} ${y}v-44M${x - 8} ${y - 44}h100`,
      paint.shade(material.timber, 0.16),
      5,
    ),
    line(d`M${x - 4} ${y - 50}h94`, paint.shade(material.timber, 0.3), 8, 'stroke-dasharray="4 8"'),
    path(d`M${x + 14} ${y - 12}h50v12h-50z`, paint.lit(material.red)),
  ].join('')
}

function garden(stage: Stage, x: number, y: number): string {
  return shrubs(stage, x - 20, x + 96, y, 30, stage.paint.shade(material.leaf, 0.14))
}
