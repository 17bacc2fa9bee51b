import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { pendants, plant, shelfGoods, vase } from './objects.ts'
import { daylight, type Opening, outlook } from './outlook.ts'
import { chairs, legs, stools } from './seating.ts'
import { shell } from './shell.ts'
import { at, type Box, box, boxes, floorShade, scaleAt } from './space.ts'

interface Colours {
  readonly cabinet: Hex
  readonly top: Hex
  readonly accent: Hex
  /** The island and its stools. */
  readonly base: Hex
  readonly seat: Hex
}

/** A kitchen: an island with stools, a dining table, or a breakfast bar under shelves. */
export function kitchen(stage: Stage, setting: Setting): string {
  const { random } = stage
  const { wall, accent } = setting.room
  const cabinet = random.pick<Hex>([material.white, accent, '#d9cbb2', '#8f9c8c', material.timber])
  const colours = {
    cabinet,
    base: random.pick<Hex>(
      cabinet === accent
        ? [material.white, material.timber]
        : [accent, '#b98d63', material.white, '#7d8a86'],
    ),
    seat: random.pick<Hex>([material.clay, material.cream, material.slate, material.brass]),
    top: random.pick<Hex>(['#efe7da', '#5c6468', '#cdb896']),
    accent,
  }
  const kind = stage.composition % 3
  const span =
    (
      [
        [-1.1, 1.1],
        [0.7, 2.4],
        [-2.4, -0.6],
      ] as const
    )[kind] ?? ([-1.1, 1.1] as const)
  const arched = stage.character === 'oldtown' || stage.character === 'creek'
  const window: Opening = {
    x: span,
    h: [1.02, 2.3],
    leaves: kind === 0 ? 3 : 2,
    shape: arched ? 'arched' : 'square',
  }
  return [
    shell(stage, {
      left: -2.7,
      right: 2.7,
      ceiling: 2.7,
      wall,
      floor: random.pick(['#e2d5bd', '#c79b6c', '#cfc6b6']),
      pattern: random.pick(['tiles', 'boards']),
    }),
    splash(stage, colours),
    outlook(stage, setting, window),
    daylight(stage, window),
    kind === 0 ? upper(stage, -2.5, -1.3, colours) + upper(stage, 1.3, 2.5, colours) : '',
    kind === 1 ? tallUnits(stage, colours) + hood(stage, -0.35, colours) : '',
    kind === 2 ? shelves(stage, colours) + hood(stage, 0.1, colours) : '',
    counter(stage, kind === 1 ? -1.2 : -2.6, 2.6, colours),
    kind === 1 ? table(stage, colours) : island(stage, kind === 0 ? -0.1 : 0.3, colours),
    plant(stage, kind === 1 ? 2.3 : -2.3, 1.05, 1.2),
  ].join('')
}

function splash({ paint }: Stage, { accent }: Colours): string {
  const [x0, y0] = at(-2.7, 1.5, 0)
  const [x1, y1] = at(2.7, 0.9, 0)
  return rect(x0, y0, x1 - x0, y1 - y0, paint.inside(accent, 0.02), 'opacity=".28"')
}

/** Base cabinets along the back wall with a worktop, a sink tap and a hob. */
function counter(stage: Stage, from: number, to: number, { cabinet, top }: Colours): string {
  const { paint } = stage
  const [tapX, tapY] = at(0.1, 0.92, 0.2)
  return [
    box(stage, { x: [from, to], h: [0.08, 0.88], z: [0, 0.55] }, cabinet),
    doors(stage, from, to, 0.12, 0.84, 0.55, cabinet),
    box(stage, { x: [from - 0.02, to + 0.02], h: [0.88, 0.93], z: [0, 0.58] }, top),
    line(d`M${tapX} ${tapY}v-34q0-12 16-12t14 12`, paint.inside(material.steel, 0.1), 4),
  ].join('')
}

/** Door joints and handles on a run of cabinets. */
function doors(
  stage: Stage,
  from: number,
  to: number,
  low: number,
  high: number,
  z: number,
  cabinet: Hex,
): string {
  const count = Math.round((to - from) / 0.6)
  const step = (to - from) / count
  const joints = repeat(count - 1, (i) => {
    const [x, y0] = at(from + step * (i + 1), high, z)
    const [, y1] = at(0, low, z)
    return d`M${x} ${y0}V${y1}`
  })
  const handles = repeat(count, (i) => {
    const [x, y] = at(from + step * (i + 0.32), high - 0.1, z)
    return d`M${x} ${y}h${step * 0.36 * scaleAt(z)}`
  })
  return (
    line(joints, stage.paint.inside(cabinet, 0.3), 2) +
    line(handles, stage.paint.inside(material.brass, 0.1), 4)
  )
}

function upper(stage: Stage, from: number, to: number, { cabinet }: Colours): string {
  return (
    box(stage, { x: [from, to], h: [1.55, 2.35], z: [0, 0.34] }, cabinet) +
    doors(stage, from, to, 1.58, 2.32, 0.34, cabinet)
  )
}

function hood(stage: Stage, x: number, { cabinet }: Colours): string {
  return (
    box(stage, { x: [x - 0.17, x + 0.17], h: [1.95, 2.7], z: [0, 0.3] }, cabinet) +
    box(stage, { x: [x - 0.42, x + 0.42], h: [1.66, 1.95], z: [0, 0.42] }, cabinet)
  )
}

/** A wall of tall units with two ovens and a fridge. */
function tallUnits(stage: Stage, { cabinet }: Colours): string {
  const { paint } = stage
  const oven = (h: number) => {
    const [x0, y0] = at(-1.94, h + 0.5, 0.6)
    const [x1, y1] = at(-1.34, h, 0.6)
    return (
      rect(x0, y0, x1 - x0, y1 - y0, paint.inside('#333c40', 0.1)) +
      line(d`M${x0 + 6} ${y0 + 10}H${x1 - 6}`, paint.inside(material.steel), 4)
    )
  }
  return [
    box(stage, { x: [-2.65, -1.25], h: [0.06, 2.4], z: [0, 0.6] }, cabinet),
    doors(stage, -2.65, -1.25, 0.1, 2.36, 0.6, cabinet),
    oven(0.75),
    oven(1.36),
  ].join('')
}

function shelves(stage: Stage, { accent }: Colours): string {
  const heights = [1.54, 1.99]
  const planks = heights.map((h): Box => ({ x: [0.8, 2.45], h: [h - 0.04, h], z: [0, 0.24] }))
  const goods = shelfGoods(stage, { spans: [[0.85, 2.4]], heights, z: 0.2 }, accent)
  return goods + boxes(stage, planks, material.timber)
}

function island(stage: Stage, x: number, { top, base, seat }: Colours): string {
  const [fx, fy] = at(x - 0.5, 0.95, 1.25)
  return [
    pendants(stage, [x - 0.75, x, x + 0.75], 1.72, 1.1, material.brass),
    floorShade(stage, [x - 1.25, x + 1.25], [0.95, 1.55]),
    box(stage, { x: [x - 1.15, x + 1.15], h: [0, 0.9], z: [0.95, 1.42] }, base),
    box(stage, { x: [x - 1.3, x + 1.3], h: [0.9, 0.96], z: [0.9, 1.52] }, top),
    path(
      d`M${fx - 34} ${fy - 8}h68q-6 22-24 22h-20q-18 0-24-22`,
      stage.paint.inside(material.white, 0.05),
    ),
    path(
      d`M${fx - 24} ${fy - 8}a11 11 0 0 1 20-8a11 11 0 0 1 26 8z`,
      stage.paint.inside('#d98a3a'),
    ),
    vase(stage, fx + 190, fy, 44),
    stools(stage, [x - 0.7, x, x + 0.7], 1.78, seat),
  ].join('')
}

function table(stage: Stage, { accent }: Colours): string {
  const x = 0.55
  const [vx, vy] = at(x, 0.76, 1.15)
  return [
    pendants(stage, [x - 0.4, x + 0.4], 1.7, 1.1, material.brass),
    floorShade(stage, [x - 1.1, x + 1.1], [0.8, 1.5]),
    chairs(stage, [x - 0.62, x, x + 0.62], 0.95, accent),
    legs(stage, [x - 0.95, x + 0.95], 1.45, 0.72),
    box(stage, { x: [x - 1.1, x + 1.1], h: [0.71, 0.76], z: [0.85, 1.48] }, material.timber),
    vase(stage, vx, vy, 50),
    chairs(stage, [x - 0.45, x + 0.45], 1.78, accent),
  ].join('')
}
