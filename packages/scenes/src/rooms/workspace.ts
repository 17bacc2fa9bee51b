import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { pendants, plant, rug } from './objects.ts'
import { daylight, outlook } from './outlook.ts'
import { chairs, legs } from './seating.ts'
import { shell } from './shell.ts'
import { at, box, floorShade, frontOf, scaleAt } from './space.ts'
import { opening } from './windows.ts'

const floor = '#b9b2a6'

/** An open office: rows of desks before a window wall. */
export function workspace(stage: Stage, setting: Setting): string {
  const { random } = stage
  const { wall, accent } = setting.room
  const window = opening(stage, [-2.4, 2.4], 6)
  const x = random.between(-0.3, 0.3)
  return [
    shell(stage, { left: -2.8, right: 2.8, ceiling: 2.8, wall, floor, pattern: 'tiles' }),
    outlook(stage, setting, window),
    daylight(stage, window),
    strips(stage),
    plant(stage, random.chance(0.5) ? -2.4 : 2.4, 0.3, 1.5),
    desk(stage, x - 0.95, 0.3, accent),
    desk(stage, x + 0.95, 0.3, accent),
    plant(stage, x, 0.75, 1.1),
    desk(stage, x - 1.55, 1.2, accent),
    desk(stage, x + 1.55, 1.2, accent),
  ].join('')
}

/** A meeting room: one long table and a screen. */
export function meetingRoom(stage: Stage, setting: Setting): string {
  const { random, paint } = stage
  const { wall, accent } = setting.room
  const window = opening(stage, [0.35, 2.5], 3)
  const screen = { x: [-2.1, -0.35], h: [1.05, 2.05], z: [0, 0] } as const
  const [sx, sy] = at(-1.95, 1.2, 0)
  const seats = [-1.1, -0.37, 0.37, 1.1]
  return [
    shell(stage, {
      left: -2.6,
      right: 2.8,
      ceiling: 2.8,
      wall,
      floor: '#c4a27c',
      pattern: 'boards',
    }),
    outlook(stage, setting, window),
    daylight(stage, window),
    path(frontOf(screen), paint.inside('#2d3b42', 0.1)),
    line(
      d`M${sx + 14} ${sy}v-30M${sx + 44} ${sy}v-54M${sx + 74} ${sy}v-42M${sx + 104} ${sy}v-78M${sx + 134} ${sy}v-92`,
      paint.inside('#6fb2ae'),
      17,
    ),
    rug(stage, [-1.9, 1.9], [0.35, 1.75], '#a9b3ae', accent),
    pendants(stage, [-0.8, 0, 0.8], 1.85, 0.9, material.slate),
    chairs(stage, seats, 0.78, accent),
    floorShade(stage, [-1.6, 1.6], [0.7, 1.4]),
    legs(stage, [-1.3, 1.3], 1.3, 0.7),
    box(stage, { x: [-1.55, 1.55], h: [0.7, 0.75], z: [0.7, 1.36] }, material.timber),
    chairs(stage, seats, 1.7, accent),
    plant(stage, random.chance(0.5) ? -2.3 : 2.5, 0.6, 1.4),
  ].join('')
}

/** Lines of light in the ceiling. */
function strips({ paint }: Stage): string {
  const data = [-1.4, 1.4].map((x) => {
    const [x0, y0] = at(x, 2.8, 0.1)
    const [x1, y1] = at(x, 2.8, 1.7)
    return d`M${x0} ${y0}L${x1} ${y1}`
  })
  return line(data.join(''), paint.dark ? '#ffeec6' : paint.inside('#ffffff'), 10)
}

/** A desk with a screen on it and a chair in front. */
function desk(stage: Stage, x: number, z: number, accent: string): string {
  const { paint } = stage
  const [px, py] = at(x, 0.78, z + 0.2)
  const w = 0.6 * scaleAt(z + 0.2)
  return [
    floorShade(stage, [x - 0.75, x + 0.75], [z, z + 0.5]),
    legs(stage, [x - 0.68, x + 0.68], z + 0.44, 0.7),
    box(stage, { x: [x - 0.75, x + 0.75], h: [0.7, 0.75], z: [z, z + 0.48] }, '#e6d3b3'),
    line(d`M${px} ${py}v-16`, paint.inside(material.slate, 0.2), 6),
    rect(px - w / 2, py - 16 - w * 0.56, w, w * 0.56, paint.inside('#2d3b42', 0.06)),
    rect(px - w / 2 + 4, py - 12 - w * 0.56, w - 8, w * 0.56 - 8, paint.inside('#7fb0b2', 0.1)),
    chairs(stage, [x], z + 0.62, accent),
  ].join('')
}
