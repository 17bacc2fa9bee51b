import { archOutline, door, lattice, pane } from '../buildings/openings.ts'
import { type Skin, skins } from '../buildings/skins.ts'
import { type Hex, mix } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { shrubs } from '../shapes/greenery.ts'
import { planter } from '../shapes/leisure.ts'
import { palm } from '../shapes/palm.ts'
import { sky } from '../shapes/sky.ts'
import type { Camera } from './shot.ts'

const horizon = 440
const foot = 506

const old: ReadonlySet<string> = new Set(['oldtown', 'creek', 'desert'])

/** Close at the entrance: the lobby and the first storeys, the street beside them. */
export const entrance: Camera = ({ stage, setting }) => {
  const { paint, random } = stage
  const wall = random.pick(setting.walls)
  const end = random.whole(470, 640)
  const lobby = random.whole(150, 196)
  const storey = random.whole(96, 118)
  const upper = foot - lobby
  const floors = Math.ceil(upper / storey)
  const skin = random.pick<Skin>([skins.balconies, skins.ribbon, skins.grid, skins.staggered])
  const face = {
    y: upper - floors * storey,
    h: floors * storey,
    floor: storey,
    wall,
    trim: setting.trim,
  }
  const side = random.whole(44, 90)
  const trunk = end + side + random.whole(20, 60)
  return [
    sky(stage, horizon),
    setting.far(stage, horizon),
    plaza(stage),
    old.has(stage.character) && random.chance(0.7)
      ? arches(stage, wall, end, upper, storey)
      : skin(stage, { ...face, x: -20, w: end + 20, shaded: false }),
    group(
      skins.grid(stage, { ...face, x: 0, w: side, shaded: true }),
      d`transform="translate(${end})skewY(2)"`,
    ),
    rect(end, upper, side, foot - upper - 4, paint.shade(wall, 0.5)),
    hall(stage, setting, wall, end, lobby),
    palm(stage, random.whole(-40, 30), foot + 40, 470, 'shadow').replace(
      '<use',
      '<use opacity=".12"',
    ),
    palm(stage, trunk, foot + 32, random.whole(250, 390)),
    shrubs(stage, end + 10, 810, foot + 4, 30, paint.shade(material.leaf, 0.2)),
    planter(stage, random.whole(-10, 20), foot + 40, random.whole(90, 140), 36),
  ].join('')
}

/** Paving that runs to the vanishing point, and the kerb. */
function plaza({ paint }: Stage): string {
  const joints = repeat(
    9,
    (i) => d`M${560 + (i - 5) * 60} ${horizon + 40}L${560 + (i - 5) * 210} 600`,
  )
  return [
    rect(0, horizon, 800, 170, paint.lit('#e6d8bf')),
    line(`${joints}M0 522H800M0 556H800`, paint.shade('#d4c3a6', 0.2), 1.5),
    rect(0, foot - 4, 800, 30, paint.shadow, 'opacity=".22"'),
  ].join('')
}

/** The glazed hall behind columns or arches, under a canopy. */
function hall(stage: Stage, setting: Setting, wall: Hex, end: number, h: number): string {
  const { paint, random } = stage
  const count = random.whole(3, 5)
  const bay = (end + 20) / count
  const kind = random.whole(0, 2)
  const glow = paint.dark ? mix(paint.lamp, material.timber, 0.22) : paint.shade(paint.glass, 0.16)
  const top = foot - h
  const opening = (i: number) =>
    kind === 0
      ? archOutline(-20 + bay * (i + 0.12), foot, bay * 0.76, h * 0.86)
      : d`M${-20 + bay * (i + 0.06)} ${foot}V${top + 24}h${bay * 0.88}V${foot}z`
  const chosen = random.whole(1, count - 1)
  const x = -20 + bay * (chosen + 0.5)
  const leaf = random.pick([material.walnut, material.teal, setting.trim, material.timber])
  return [
    rect(-20, top, end + 20, h, paint.shade(wall, 0.1)),
    path(repeat(count, opening), paint.shade(wall, 0.5), 'transform="translate(-5 0)"'),
    path(repeat(count, opening), glow),
    paint.dark
      ? ''
      : path(
          repeat(count, (i) => d`M${bay * (i + 0.3)} ${foot}l50-${h * 0.7}h26l-50 ${h * 0.7}z`),
          paint.glint,
          'opacity=".2"',
        ),
    rect(-20, foot - 14, end + 20, 14, paint.shade(wall, 0.3)),
    door(stage, x - 30, foot, 60, h * 0.6, leaf),
    line(d`M${x} ${foot}V${foot - h * 0.6}`, paint.shade(leaf, 0.5), 2),
    kind === 2 ? '' : canopy(stage, x, top + h * 0.3),
    kind === 2
      ? rect(-20, top - 8, end + 44, 20, paint.lit(material.white)) +
        rect(-20, top + 12, end + 30, 12, paint.shadow, 'opacity=".4"')
      : rect(-20, top - 5, end + 26, 9, paint.lit(material.white)),
    path(
      d`M${x - 46} ${foot}h92l34 24h-160z`,
      paint.shade(random.pick([material.slate, material.clay, material.concrete]), 0.3),
    ),
  ].join('')
}

function canopy({ paint }: Stage, x: number, y: number): string {
  return [
    path(d`M${x - 78} ${y + 12}h156l20 26h-156z`, paint.shadow, 'opacity=".26"'),
    path(d`M${x - 86} ${y}h172l14 12h-200z`, paint.lit(material.white)),
    rect(x - 100, y + 10, 200, 7, paint.shade(material.slate, 0.3)),
  ].join('')
}

/** Storeys of an old merchants' house: pointed windows between lattice bays. */
function arches(stage: Stage, wall: Hex, end: number, foot: number, storey: number): string {
  const { paint, random } = stage
  const count = random.whole(3, 5)
  const bay = (end + 20) / count
  const shut = random.whole(0, count - 1)
  const rows = Math.ceil(foot / storey)
  const windows = (shift: number) =>
    repeat(rows, (row) =>
      repeat(count, (i) =>
        i === shut
          ? ''
          : archOutline(
              -20 + bay * (i + 0.26) + shift,
              foot - row * storey - 16,
              bay * 0.48,
              storey * 0.74,
            ),
      ),
    )
  return [
    rect(-20, 0, end + 20, foot, paint.lit(wall)),
    path(windows(-5), paint.shade(wall, 0.5)),
    path(windows(0), pane(stage)),
    repeat(rows, (row) =>
      lattice(
        stage,
        -20 + bay * (shut + 0.12),
        foot - (row + 1) * storey + 12,
        bay * 0.76,
        storey * 0.72,
        material.walnut,
      ),
    ),
    line(
      d`M-20 ${foot - storey + 2}H${end}`,
      paint.shade(material.walnut, 0.3),
      8,
      'stroke-dasharray="8 26"',
    ),
  ].join('')
}
