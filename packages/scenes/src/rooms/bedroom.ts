import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { pendants, picture, plant, rug, tableLamp } from './objects.ts'
import { curtains, daylight, outlook } from './outlook.ts'
import { pillow, sofa } from './seating.ts'
import { shell } from './shell.ts'
import { at, box, frontOf, polygon } from './space.ts'
import { opening } from './windows.ts'

/** A bedroom, arranged in one of three ways. */
export function bedroom(stage: Stage, setting: Setting): string {
  const { random } = stage
  const { wall, accent, textile } = setting.room
  const kind = stage.composition % 3
  const x = [-0.75, 0.75, 0][kind] ?? 0
  const window = opening(
    stage,
    [[0.95, 2.4] as const, [-2.4, -0.95] as const, [-2, 2] as const][kind] ?? [-2, 2],
    kind === 2 ? 4 : 2,
  )
  const floor = random.pick(['#c79b6c', '#dcc7a4', '#b98d63'])
  const back = kind === 2 ? wall : random.pick([wall, textile, '#dfe3d8'])
  const shellOf = {
    left: -2.6,
    right: 2.6,
    ceiling: 2.7,
    wall: back,
    floor,
    pattern: 'boards',
  } as const
  return [
    shell(stage, shellOf),
    kind === 2 ? '' : panel(stage, x, accent),
    outlook(stage, setting, window),
    curtains(stage, window, kind === 2 ? textile : material.white),
    daylight(stage, window),
    rug(stage, [x - 1.5, x + 1.5], [0.5, 1.75], material.cream, accent),
    kind === 0 ? picture(stage, x, 1.95, 0.9, 0.5, accent) : '',
    bedside(stage, x - 1.28),
    bedside(stage, x + 1.28),
    bed(stage, x, random.chance(0.5) ? accent : textile, accent),
    kind === 1
      ? pendants(stage, [x - 1.28, x + 1.28], 1.35, 0.2, material.brass)
      : tableLamp(stage, x - 1.28, 0.5, 0.25) + tableLamp(stage, x + 1.28, 0.5, 0.25),
    kind === 0
      ? sofa(stage, 1.75, 0.7, 1, material.clay, material.cream)
      : plant(stage, kind === 1 ? -1.9 : 2.3, 0.7, 1.3),
  ].join('')
}

/** A tall padded or slatted wall behind the bed. */
function panel({ paint }: Stage, x: number, accent: Hex): string {
  const shape = { x: [x - 1.6, x + 1.6], h: [0, 1.45], z: [0, 0] } as const
  const joints = repeat(7, (i) => {
    const [px, top] = at(x - 1.2 + i * 0.4, 1.45, 0)
    const [, bottom] = at(0, 0, 0)
    return d`M${px} ${top}V${bottom}`
  })
  return (
    path(frontOf(shape), paint.inside(accent, 0.1)) + line(joints, paint.inside(accent, 0.26), 3)
  )
}

function bedside(stage: Stage, x: number): string {
  const [left, y] = at(x - 0.2, 0.26, 0.42)
  const [right] = at(x + 0.2, 0.26, 0.42)
  return (
    box(stage, { x: [x - 0.24, x + 0.24], h: [0.06, 0.5], z: [0.02, 0.42] }, material.timber) +
    line(d`M${left} ${y}H${right}`, stage.paint.inside(material.walnut, 0.3), 3)
  )
}

/** A double bed with its head at the back wall. */
function bed(stage: Stage, x: number, cover: Hex, accent: Hex): string {
  const { paint } = stage
  const half = 0.88
  const end = 1.62
  const fold = polygon(
    [x - half - 0.03, 0.585, 0.78],
    [x + half + 0.03, 0.585, 0.78],
    [x + half + 0.03, 0.585, 0.98],
    [x - half - 0.03, 0.585, 0.98],
  )
  const throwOver = polygon(
    [x - half - 0.04, 0.59, 1.28],
    [x + half + 0.04, 0.59, 1.28],
    [x + half + 0.04, 0.59, 1.52],
    [x - half - 0.04, 0.59, 1.52],
  )
  return [
    box(
      stage,
      { x: [x - half - 0.1, x + half + 0.1], h: [0, 1.12], z: [0, 0.1] },
      material.walnut,
      6,
    ),
    box(stage, { x: [x - half, x + half], h: [0.1, 0.3], z: [0.1, end] }, material.walnut),
    box(
      stage,
      { x: [x - half, x + half], h: [0.28, 0.54], z: [0.1, end - 0.02] },
      material.white,
      6,
    ),
    pillow(stage, x - 0.56, 0.2, material.white, 0.58),
    pillow(stage, x - 0.18, 0.2, material.white, 0.58),
    pillow(stage, x + 0.2, 0.2, material.white, 0.58),
    pillow(stage, x + 0.57, 0.2, material.white, 0.58),
    pillow(stage, x, 0.36, accent, 0.56),
    box(
      stage,
      { x: [x - half - 0.03, x + half + 0.03], h: [0.26, 0.58], z: [0.78, end] },
      cover,
      6,
    ),
    path(fold, paint.inside(material.white)),
    path(throwOver, paint.inside(material.clay, 0.04)),
  ].join('')
}
