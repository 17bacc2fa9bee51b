import type { Hex } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import { at, polygon } from './space.ts'

export interface Shell {
  /** Side walls, metres from the middle. */
  readonly left: number
  readonly right: number
  readonly ceiling: number
  readonly wall: Hex
  readonly floor: Hex
  /** Boards run to the viewer; tiles also cross. */
  readonly pattern: 'boards' | 'tiles' | 'plain'
}

/** Past the picture's edge. */
const near = 2.3

/** Ceiling, walls and floor of an empty room. */
export function shell(stage: Stage, room: Shell): string {
  const { paint } = stage
  const { left, right, ceiling, wall, floor } = room
  const [x0, top] = at(left, ceiling, 0)
  const [x1, bottom] = at(right, 0, 0)
  const sideWall = (x: number) =>
    polygon([x, ceiling, 0], [x, ceiling, near], [x, 0, near], [x, 0, 0])
  return [
    rect(0, 0, 800, 300, paint.inside('#fdf9f1', 0.07)),
    rect(0, 300, 800, 300, paint.inside(floor, 0.04)),
    floorLines(stage, room),
    path(sideWall(left), paint.inside(wall, 0.17)),
    path(sideWall(right), paint.inside(wall, 0.09)),
    rect(x0, top, x1 - x0, bottom - top, paint.inside(wall)),
    line(d`M${x0} ${bottom - 3}H${x1}`, paint.inside('#ffffff', 0.08), 7),
  ].join('')
}

function floorLines(stage: Stage, { left, right, floor, pattern }: Shell): string {
  if (pattern === 'plain') return ''
  const step = pattern === 'tiles' ? 0.9 : 0.42
  const along = repeat(Math.ceil((right - left) / step), (i) => {
    const [ax, ay] = at(left + i * step, 0, 0)
    const [bx, by] = at(left + i * step, 0, near)
    return `M${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}`
  })
  const across =
    pattern === 'tiles'
      ? [0.5, 1, 1.4, 1.75].map((z) => d`M0 ${Math.round(at(0, 0, z)[1])}H800`).join('')
      : ''
  return line(along + across, stage.paint.inside(floor, 0.2), 1.5, 'opacity=".7"')
}
