import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { pendants, plant, type Shelving, shelfGoods, vase } from './objects.ts'
import { daylight, outlook } from './outlook.ts'
import { stools } from './seating.ts'
import { shell } from './shell.ts'
import { at, type Box, box, boxes, floorShade, scaleAt } from './space.ts'
import { opening } from './windows.ts'

/** A shop from inside: shelves, display tables or a café counter, and the street outside. */
export function salesFloor(stage: Stage, setting: Setting, turn: number): string {
  const { random } = stage
  const { wall, accent } = setting.room
  const kind = (stage.composition + turn) % 3
  const middle = kind === 0
  const window = opening(stage, middle ? [-0.9, 0.9] : [0.4, 2.5], 2)
  const floor = random.pick<Hex>(['#d8cbb4', '#c79b6c', '#b9b2a6'])
  return [
    shell(stage, {
      left: -2.7,
      right: 2.7,
      ceiling: 3,
      wall,
      floor,
      pattern: random.pick(['tiles', 'boards']),
    }),
    outlook(stage, setting, window),
    daylight(stage, window),
    middle
      ? shelving(
          stage,
          [
            [-2.5, -1.1],
            [1.1, 2.5],
          ],
          accent,
        )
      : '',
    kind === 1 ? rail(stage, -2.4, 0, accent) : '',
    kind === 2 ? shelving(stage, [[-2.5, 0]], accent) : '',
    pendants(stage, [-1.2, 0, 1.2], 2.1, 0.8, kind === 2 ? material.red : material.brass),
    kind === 2 ? counter(stage, accent) : display(stage, random.between(-0.3, 0.3)),
    plant(stage, random.chance(0.5) ? -2.3 : 2.3, 0.9, 1.3),
  ].join('')
}

function shelving(stage: Stage, spans: Shelving['spans'], accent: Hex): string {
  const planks = (heights: readonly number[]) =>
    boxes(
      stage,
      heights.flatMap((h) => spans.map((x): Box => ({ x, h: [h - 0.05, h], z: [0, 0.32] }))),
      material.timber,
    )
  return [
    planks([0.35, 0.9]),
    shelfGoods(stage, { spans, heights: [0.35, 0.9, 1.45, 2], z: 0.26 }, accent),
    planks([1.45, 2]),
  ].join('')
}

/** Clothes on a rail. */
function rail({ paint, random }: Stage, from: number, to: number, accent: Hex): string {
  const z = 0.4
  const s = scaleAt(z)
  const [x0, y] = at(from, 1.6, z)
  const [x1] = at(to, 1.6, z)
  const [, foot] = at(0, 0, z)
  const tones: readonly Hex[] = [
    accent,
    material.cream,
    material.clay,
    material.stone,
    material.red,
  ]
  const turn = random.whole(0, 4)
  return [
    line(d`M${x0} ${foot}V${y}H${x1}V${foot}`, paint.inside(material.slate, 0.2), 5),
    repeat(8, (i) => {
      const x = x0 + ((x1 - x0) * (i + 0.5)) / 8
      const w = s * 0.11
      const long = s * random.between(0.7, 1)
      return path(
        d`M${x} ${y + 4}l${w} ${s * 0.1}l${w * 0.2} ${long}h${-w * 2.4}l${w * 0.2} ${-long}z`,
        paint.inside(tones[(i + turn) % 5] ?? accent, 0.06 + (i % 2) * 0.08),
      )
    }),
  ].join('')
}

/** A low table in the middle with folded goods. */
function display(stage: Stage, x: number): string {
  const piles = [-0.7, -0.25, 0.2, 0.65]
  const tones: readonly Hex[] = [material.teal, material.cream, material.clay, material.red]
  return [
    floorShade(stage, [x - 1.1, x + 1.1], [0.8, 1.5]),
    box(stage, { x: [x - 1, x + 1], h: [0.1, 0.7], z: [0.85, 1.4] }, material.white),
    box(stage, { x: [x - 1.1, x + 1.1], h: [0.7, 0.76], z: [0.8, 1.46] }, material.timber),
    piles
      .map((dx, i) =>
        box(
          stage,
          { x: [x + dx - 0.16, x + dx + 0.16], h: [0.76, 0.82 + (i % 3) * 0.07], z: [1, 1.3] },
          tones[i] ?? material.clay,
          3,
        ),
      )
      .join(''),
  ].join('')
}

/** A counter with stools and a coffee machine. */
function counter(stage: Stage, accent: Hex): string {
  const { paint } = stage
  const [mx, my] = at(-1, 1.02, 1)
  const [vx, vy] = at(0.8, 1.02, 1.1)
  return [
    floorShade(stage, [-2, 1.5], [0.85, 1.4]),
    box(stage, { x: [-1.9, 1.4], h: [0, 0.96], z: [0.85, 1.3] }, accent),
    box(stage, { x: [-2, 1.5], h: [0.96, 1.02], z: [0.8, 1.36] }, '#efe7da'),
    path(
      d`M${mx - 46} ${my}v-44q0-8 8-8h76q8 0 8 8v44zM${mx - 30} ${my - 52}v-14h60v14z`,
      paint.inside(material.steel, 0.05),
    ),
    path(d`M${mx - 34} ${my}v-24h68v24z`, paint.inside(material.slate, 0.3)),
    vase(stage, vx, vy, 42),
    stools(stage, [-1.2, -0.4, 0.4], 1.7, material.clay),
  ].join('')
}
