import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { circle, d, group, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { daylight, outlook } from './outlook.ts'
import { shell } from './shell.ts'
import { at, type Box, box, boxes, floorShade, polygon } from './space.ts'

/** A storage hall: roof trusses, racks on both sides, an open dock at the end. */
export function hall(stage: Stage, setting: Setting, turn: number): string {
  const { random, paint } = stage
  const kind = (stage.composition + turn) % 2
  const dock = kind ? ([-1.9, -0.5] as const) : ([-0.75, 0.75] as const)
  const window = { x: dock, h: [0, 1.75], leaves: 1, shape: 'square' } as const
  const lane = polygon([-0.5, 0, 0.02], [-0.44, 0, 0.02], [-0.44, 0, 2.2], [-0.5, 0, 2.2])
  const lane2 = polygon([0.44, 0, 0.02], [0.5, 0, 0.02], [0.5, 0, 2.2], [0.44, 0, 2.2])
  return [
    shell(stage, {
      left: -2.6,
      right: 2.6,
      ceiling: 3,
      wall: '#d9d6cc',
      floor: '#b7b0a4',
      pattern: 'plain',
    }),
    trusses(stage),
    outlook(stage, setting, window),
    daylight(stage, window),
    path(lane + lane2, paint.inside(material.brass, 0.1)),
    kind ? '' : rack(stage, [-2.5, -1.5], 0.1),
    rack(stage, [1.5, 2.5], 0.1),
    kind ? crates(stage, 0.1, 0.1) : rack(stage, [-2.55, -1.5], 0.75),
    rack(stage, [1.5, 2.55], 0.75),
    kind ? crates(stage, -2.1, 0.7) : '',
    forklift(stage, random.between(-0.2, 0.35)),
  ].join('')
}

/** Roof beams and the rows of lamps between them. */
function trusses({ paint }: Stage): string {
  const rows = [0, 0.7, 1.25, 1.7].map((z) => {
    const [x0, y] = at(-2.6, 2.85, z)
    const [x1] = at(2.6, 2.85, z)
    const [, low] = at(0, 2.62, z)
    const zigzag = repeat(8, (i) => d`L${x0 + ((x1 - x0) * (i + 0.5)) / 8} ${i % 2 ? y : low}`)
    return d`M${x0} ${y}H${x1}M${x0} ${y}${zigzag}L${x1} ${y}`
  })
  const lamps = [-1, 1].map((x) =>
    polygon(
      [x - 0.07, 2.98, 0.1],
      [x + 0.07, 2.98, 0.1],
      [x + 0.07, 2.98, 1.7],
      [x - 0.07, 2.98, 1.7],
    ),
  )
  return (
    path(lamps.join(''), paint.dark ? '#ffeec6' : '#ffffff') +
    line(rows.join(''), paint.inside(material.steel, 0.16), 5)
  )
}

/** Pallet racks: uprights, two levels of goods. */
function rack(stage: Stage, x: readonly [number, number], z: number): string {
  const { random } = stage
  const levels = [0.08, 0.92, 1.72]
  const w = (x[1] - x[0]) / 2
  const goods = levels.flatMap((h) =>
    [0, 1].map((side): Box => {
      const left = x[0] + w * side + 0.05
      const tall = random.between(0.4, 0.62)
      return { x: [left, left + w - 0.1], h: [h, h + tall], z: [z + 0.05, z + 0.5] }
    }),
  )
  const pale = random.whole(0, 1)
  const beams = levels.map((h): Box => ({ x, h: [h - 0.07, h], z: [z, z + 0.52] }))
  const posts = x.map(
    (at0): Box => ({ x: [at0 - 0.03, at0 + 0.03], h: [0, 2.4], z: [z + 0.46, z + 0.52] }),
  )
  return [
    boxes(
      stage,
      goods.filter((_, i) => i % 3 !== pale),
      material.clay,
    ),
    boxes(
      stage,
      goods.filter((_, i) => i % 3 === pale),
      '#dcc9a6',
    ),
    boxes(stage, beams, material.tile),
    boxes(stage, posts, material.teal),
  ].join('')
}

function crates(stage: Stage, x: number, z: number): string {
  return [
    floorShade(stage, [x - 0.5, x + 0.9], [z, z + 0.5]),
    box(stage, { x: [x - 0.45, x + 0.25], h: [0.1, 0.7], z: [z, z + 0.45] }, material.clay),
    box(stage, { x: [x + 0.3, x + 0.85], h: [0.1, 0.55], z: [z, z + 0.45] }, '#c9ad82'),
    box(stage, { x: [x - 0.4, x + 0.1], h: [0.7, 1.15], z: [z, z + 0.4] }, material.cream),
    box(stage, { x: [x - 0.5, x + 0.9], h: [0, 0.1], z: [z, z + 0.48] }, material.timber),
  ].join('')
}

/** A forklift seen from the side, carrying a crate. */
function forklift({ paint }: Stage, x: number): string {
  const [px, py] = at(x, 0, 1.5)
  const dark = paint.inside('#2b3338', 0.1)
  const parts = [
    path('M-90 4H150l20 8H-70z', paint.corner, 'opacity=".3"'),
    line('M70-8V-190M82-8V-190', dark, 6),
    line('M82-14h74', dark, 7),
    rect(92, -92, 66, 74, paint.inside(material.clay, 0.06)),
    rect(92, -62, 66, 8, paint.inside(material.clay, 0.3)),
    path('M-84-24q-4-60 22-62h34l14 26h60q12 0 12 12v26z', paint.inside(material.red)),
    line('M-60-84V-160H36L48-60', dark, 6),
    path('M-34-62h34v-30q0-8-8-8h-18q-8 0-8 8z', dark),
    circle(-50, -16, 20, dark),
    circle(44, -14, 18, dark),
    circle(-50, -16, 8, paint.inside(material.steel)),
    circle(44, -14, 7, paint.inside(material.steel)),
  ]
  return group(parts.join(''), d`transform="translate(${px} ${py})"`)
}
