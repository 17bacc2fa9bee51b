import { archOutline } from '../buildings/openings.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { circle, d, group, line, path, rect, repeat } from '../core/svg.ts'
import { settings } from '../settings/all.ts'
import type { Setting } from '../settings/setting.ts'
import { lounger, planter, terraceSet } from '../shapes/leisure.ts'
import { sky } from '../shapes/sky.ts'

type Frame = (stage: Stage, setting: Setting) => string

const high: ReadonlySet<string> = new Set(['tower', 'midrise', 'office'])
const traditional: ReadonlySet<string> = new Set(['oldtown', 'desert', 'creek'])

/** What one sees from the property, with a part of the property as a frame. */
export function drawView(stage: Stage): string {
  const setting = settings[stage.character]
  const scene = outside(stage, setting) + frameFor(stage)(stage, setting)
  return stage.random.chance(0.5) ? group(scene, 'transform="matrix(-1 0 0 1 800 0)"') : scene
}

function outside(stage: Stage, setting: Setting): string {
  const roofTop = stage.character === 'oldtown' && frameFor(stage) !== dockFrame
  if (high.has(stage.building) || roofTop) {
    const horizon = [270, 300, 285][stage.composition % 3] ?? 285
    return sky(stage, horizon) + setting.far(stage, horizon) + setting.below(stage, horizon)
  }
  const horizon = 416
  const metre = (y: number) => (14 * (y - horizon)) / 50
  return [
    sky(stage, horizon),
    setting.far(stage, horizon),
    setting.ground(stage, horizon),
    setting.front(stage, metre),
  ].join('')
}

function frameFor(stage: Stage): Frame {
  if (stage.building === 'plot') return () => ''
  if (stage.building === 'shop') return awningFrame
  if (stage.building === 'warehouse') return dockFrame
  const old = traditional.has(stage.character) && stage.building !== 'tower'
  const frames: readonly Frame[] = old ? [archFrame, pergola] : [balcony, doorway, bench]
  const houses: readonly Frame[] = old ? [archFrame, pergola] : [pergola, doorway, bench]
  const choices = high.has(stage.building) ? frames : houses
  return choices[stage.composition % choices.length] ?? balcony
}

/** A balcony with a glass or barred rail, a slab overhead and a side wall. */
function balcony(stage: Stage, setting: Setting): string {
  const { paint, random } = stage
  const wall = setting.walls[0]
  const glass = random.chance(0.5)
  const bars = repeat(glass ? 5 : 40, (i) => d`M${glass ? 120 + i * 170 : 96 + i * 18} 446V584`)
  const x = random.whole(290, 340)
  return [
    path('M0 0H800V34H96z', paint.shade(wall, 0.5)),
    path('M0 0L96 34V600H0z', paint.shade(wall, 0.3)),
    path('M0 600V596L96 572H800V600z', paint.shade(material.stone, 0.12)),
    glass ? rect(96, 446, 704, 138, paint.glint, 'opacity=".22"') : '',
    line(bars, paint.shade(material.slate, 0.2), glass ? 4 : 2.5),
    line('M96 444H800', paint.shade(material.slate, 0.36), 9),
    random.chance(0.6) ? terraceSet(stage, x, 594, 0.86, setting.room.accent) : '',
    planter(stage, 664, 598, 150, 56),
  ].join('')
}

/** Through an open sliding door: frame, curtain, the floor of the room. */
function doorway(stage: Stage, setting: Setting): string {
  const { paint } = stage
  const wall = paint.inside(setting.room.wall, 0.3)
  const cloth = setting.room.textile
  const frame = paint.inside(material.slate, 0.34)
  const rail = repeat(4, (i) => d`M${120 + i * 190} 424v76`)
  return [
    rect(60, 424, 680, 90, paint.glint, 'opacity=".2"'),
    line(`${rail}M60 424H740`, paint.shade(material.slate, 0.3), 5),
    path('M0 0H800V600H0zM66 44V510H734V44z', wall, 'fill-rule="evenodd"'),
    path('M0 600L66 510H734L800 600z', paint.inside('#b98d63', 0.16)),
    paint.time === 'night' ? '' : path('M220 510H700L720 600H250z', paint.sun, 'opacity=".35"'),
    line('M66 44H734V510H66zM400 44V510', frame, 9),
    rect(56, 30, 92, 492, paint.inside(cloth, 0.1)),
    line('M62 276H148', paint.inside(cloth, 0.28), 492, 'stroke-dasharray="9 14"'),
    rect(660, 30, 84, 492, paint.inside(cloth, 0.2)),
    line('M664 276H744', paint.inside(cloth, 0.36), 492, 'stroke-dasharray="9 14"'),
    rect(30, 24, 740, 10, frame),
  ].join('')
}

/** A window seat: cushions on a bench below a wide pane. */
function bench(stage: Stage, setting: Setting): string {
  const { paint, random } = stage
  const { accent, textile, wall } = setting.room
  const cushion = (x: number, tilt: number, cloth: string) => {
    const fill = paint.inside(cloth, 0.12)
    return `<path d="M${x + 8} 452q31 8 62 0q-8 25 0 50q-31-8-62 0q8-25 0-50" fill="${fill}" stroke="${fill}" stroke-width="16" transform="rotate(${tilt} ${x + 39} 480)"/>`
  }
  return [
    path('M0 0H800V600H0zM40 36V486H760V36z', paint.inside(wall, 0.26), 'fill-rule="evenodd"'),
    line('M40 36H760V486H40zM280 36V486M520 36V486', paint.inside(material.timber, 0.3), 10),
    cushion(66, -6, accent),
    cushion(random.whole(130, 150), 5, material.cream),
    cushion(random.whole(600, 640), 7, material.clay),
    rect(0, 506, 800, 46, paint.inside(textile, 0.08)),
    line('M200 506V552M400 506V552M600 506V552', paint.inside(textile, 0.3), 2),
    rect(0, 552, 800, 48, paint.inside(material.timber, 0.24)),
    rect(420, 490, 62, 9, paint.inside(material.red, 0.1)),
    rect(428, 481, 46, 9, paint.inside(material.cream, 0.1)),
  ].join('')
}

/** Three arches of an upper gallery. */
function archFrame(stage: Stage, setting: Setting): string {
  const { paint } = stage
  const wall = setting.walls[0]
  const arches = repeat(3, (i) => archOutline(36 + i * 254, 560, 220, 520))
  const inner = repeat(3, (i) => archOutline(26 + i * 254, 560, 220, 520))
  return [
    path(`M0 0H800V600H0z${inner}`, paint.shade(wall, 0.52), 'fill-rule="evenodd"'),
    path(`M0 0H800V600H0z${arches}`, paint.shade(wall, 0.26), 'fill-rule="evenodd" opacity=".9"'),
    line(arches, paint.shade(wall, 0.1), 5),
    rect(0, 500, 800, 100, paint.shade(wall, 0.22)),
    rect(0, 494, 800, 12, paint.lit(wall)),
    path(
      repeat(16, (i) => d`M${i * 52 + 12} 560l14-22l14 22l-14 22z`),
      paint.shade(wall, 0.44),
    ),
    lamp(stage, 400, 150),
  ].join('')
}

function lamp({ paint }: Stage, x: number, y: number): string {
  return [
    paint.dark ? circle(x, y, 64, paint.lamp, 'opacity=".25"') : '',
    line(d`M${x} 0V${y - 30}`, paint.shade(material.walnut, 0.4), 3),
    path(d`M${x} ${y - 36}l20 20v30l-20 20l-20-20v-30z`, paint.shade(material.brass, 0.2)),
    path(
      d`M${x} ${y - 18}l10 10v18l-10 10l-10-10v-18z`,
      paint.dark ? '#fff0c8' : paint.lit('#fff3d6'),
    ),
  ].join('')
}

/** A terrace under a slatted roof: café chairs, a lounger or flowers over the wall. */
function pergola(stage: Stage, setting: Setting): string {
  const { paint, random } = stage
  const wood = paint.shade(setting.trim, 0.3)
  const rafters = repeat(9, (i) => d`M${60 + i * 85} 0V58`)
  const kind = random.whole(0, 2)
  return [
    line(rafters, paint.shade(setting.trim, 0.5), 16),
    rect(0, 40, 800, 24, wood),
    kind === 2 ? creeper(stage) : '',
    rect(40, 0, 26, 560, wood),
    kind === 1 ? '' : rect(740, 0, 26, 560, paint.shade(setting.trim, 0.42)),
    rect(0, 540, 800, 60, paint.lit('#e2d0b0')),
    rect(0, 528, 800, 16, paint.lit(setting.walls[0])),
    line('M0 572H800', paint.shade('#cbb48c', 0.2), 2),
    kind === 0 ? terraceSet(stage, random.whole(250, 330), 590, 0.8, setting.room.accent) : '',
    kind === 1 ? lounger(stage, random.whole(330, 420), 590, 1.9, setting.room.accent) : '',
    planter(stage, kind === 1 ? 90 : 560, 594, 150, 46),
    kind === 2 ? planter(stage, 100, 594, 110, 40) : '',
  ].join('')
}

/** Bougainvillea along the beam. */
function creeper(stage: Stage): string {
  const { paint } = stage
  const bunch = 'M60 44q40 70 90 26t84 20q30 40 70-10t90 0q30-10 30-36z'
  return [
    path(bunch, paint.shade(material.leaf, 0.2)),
    line(
      'M80 62q30 30 60 8t70 18q30 24 60-6t80 0',
      paint.shade(material.red, 0.1),
      13,
      'stroke-linecap="round" stroke-dasharray="0 21"',
    ),
  ].join('')
}

/** From under a shop's awning. */
function awningFrame(stage: Stage, setting: Setting): string {
  const { paint } = stage
  const cloth = (start: number) =>
    repeat(7, (i) => d`M${(start + i * 2) * 62} 0h62v52a31 22 0 0 1-62 0z`)
  return [
    path(cloth(0), paint.lit(material.white)),
    path(cloth(1), paint.lit(setting.room.accent)),
    rect(0, 0, 34, 600, paint.shade(material.slate, 0.3)),
    rect(0, 560, 800, 40, paint.lit('#d9c9ac')),
    terraceSet(stage, 620, 592, 0.8, material.clay),
    planter(stage, 40, 594, 130, 44),
  ].join('')
}

/** From inside a loading dock. */
function dockFrame(stage: Stage, setting: Setting): string {
  const { paint } = stage
  const wall = paint.shade(setting.walls[0], 0.5)
  const door = paint.shade(material.steel, 0.2)
  const ribs = repeat(6, (i) => d`M90 ${12 + i * 14}H710`)
  return [
    path('M0 0H800V600H0zM90 0V540H710V0z', wall, 'fill-rule="evenodd"'),
    rect(90, 0, 620, 84, door),
    line(ribs, paint.shade(material.steel, 0.4), 3),
    rect(90, 84, 620, 8, paint.lit(material.red)),
    rect(0, 540, 800, 60, paint.shade(material.concrete, 0.3)),
    line('M110 546V470M690 546V470', paint.lit(material.brass), 16),
    line(
      'M110 546V470M690 546V470',
      paint.shade(material.slate, 0.4),
      16,
      'stroke-dasharray="12 14"',
    ),
  ].join('')
}
