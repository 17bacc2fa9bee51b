import type { Hex } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { path } from '../core/svg.ts'

/**
 * A room seen straight on, in metres: `x` from the middle, `h` above the floor, `z` from the back
 * wall towards the viewer (0 to about 1.9). One vanishing point, so everything agrees.
 */
const eye = 1.3
const vanish = { x: 400, y: 262 }
const wallScale = 124
const distance = 3.6

/** Units per metre at depth `z`. */
export function scaleAt(z: number): number {
  return (wallScale * distance) / (distance - z)
}

/** A place in the room as a point of the picture, in whole units. */
export function at(x: number, h: number, z: number): readonly [number, number] {
  const scale = scaleAt(z)
  return [Math.round(vanish.x + x * scale), Math.round(vanish.y + (eye - h) * scale)]
}

type Place = readonly [x: number, h: number, z: number]

/** Path data of a polygon through places in the room. */
export function polygon(...places: readonly Place[]): string {
  let data = ''
  let [lastX, lastY] = [0, 0]
  for (const place of places) {
    const [x, y] = at(...place)
    const [dx, dy] = [x - lastX, y - lastY]
    data += data === '' ? `M${x} ${y}` : dx === 0 ? `v${dy}` : dy === 0 ? `h${dx}` : `l${dx} ${dy}`
    lastX = x
    lastY = y
  }
  return `${data}z`
}

export interface Box {
  readonly x: readonly [number, number]
  readonly h: readonly [number, number]
  readonly z: readonly [number, number]
}

/** Path data of the face of a box that looks at the viewer. */
export function frontOf({ x: [x0, x1], h: [h0, h1], z: [, z1] }: Box): string {
  const [left, bottom] = at(x0, h0, z1)
  const [right, top] = at(x1, h1, z1)
  return `M${left} ${bottom}V${top}H${right}V${bottom}`
}

function sideOf({ x: [x0, x1], h: [h0, h1], z: [z0, z1] }: Box): string {
  const x = x0 > 0.02 ? x0 : x1 < -0.02 ? x1 : undefined
  return x === undefined ? '' : polygon([x, h0, z0], [x, h1, z0], [x, h1, z1], [x, h0, z1])
}

function levelOf({ x: [x0, x1], h: [h0, h1], z: [z0, z1] }: Box): string {
  const h = h1 < eye ? h1 : h0 > eye ? h0 : undefined
  return h === undefined ? '' : polygon([x0, h, z0], [x1, h, z0], [x1, h, z1], [x0, h, z1])
}

/**
 * Solids of one surface in three tones: the side turned to the middle, the top (or underside), the
 * front. They share three paths, so they must not hide one another. `soft` rounds their edges.
 */
export function boxes({ paint }: Stage, shapes: readonly Box[], surface: Hex, soft = 0): string {
  const face = (outline: (shape: Box) => string, depth: number) => {
    const data = shapes.map(outline).join('')
    const fill = paint.inside(surface, depth)
    return data && path(data, fill, soft > 0 ? `stroke="${fill}" stroke-width="${soft}"` : '')
  }
  const overhead = shapes.every(({ h }) => h[0] > eye)
  return face(sideOf, 0.3) + face(levelOf, overhead ? 0.34 : 0) + face(frontOf, 0.12)
}

/** One solid; see `boxes`. */
export function box(stage: Stage, shape: Box, surface: Hex, soft = 0): string {
  return boxes(stage, [shape], surface, soft)
}

/** A soft dark patch on the floor under something. */
export function floorShade(
  { paint }: Stage,
  x: readonly [number, number],
  z: readonly [number, number],
): string {
  const [x0, x1] = x
  const [z0, z1] = z
  const data = polygon([x0, 0, z0], [x1, 0, z0], [x1 + 0.14, 0, z1], [x0 + 0.04, 0, z1])
  return path(data, paint.corner, 'opacity=".3"')
}
