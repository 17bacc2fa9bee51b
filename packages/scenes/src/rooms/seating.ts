import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path } from '../core/svg.ts'
import { at, type Box, box, boxes, floorShade, frontOf, scaleAt } from './space.ts'

/** A sofa (or, with one seat, an armchair) that faces the viewer, its back at depth `z`. */
export function sofa(
  stage: Stage,
  x: number,
  z: number,
  seats: number,
  cloth: Hex,
  accent: Hex,
): string {
  const seat = seats === 1 ? 0.62 : 0.7
  const half = (seat * seats) / 2
  const arm = 0.17
  const places = Array.from({ length: seats }, (_, i) => x - half + seat * i)
  const part = (left: number, h: Box['h'], from: number, to: number): Box => ({
    x: [left + 0.015, left + seat - 0.015],
    h,
    z: [z + from, z + to],
  })
  const arms = [x - half - arm, x + half].map(
    (left): Box => ({ x: [left, left + arm], h: [0.12, 0.6], z: [z, z + 0.84] }),
  )
  const frame: Box = { x: [x - half - arm, x + half + arm], h: [0.12, 0.76], z: [z, z + 0.14] }
  return [
    floorShade(stage, [x - half - arm, x + half + arm], [z, z + 0.92]),
    legs(stage, [x - half - arm + 0.06, x + half + arm - 0.06], z + 0.78, 0.14),
    box(stage, frame, cloth, 6),
    boxes(
      stage,
      places.map((left) => part(left, [0.4, 0.84], 0.14, 0.24)),
      cloth,
      8,
    ),
    boxes(
      stage,
      places.map((left) => part(left, [0.16, 0.44], 0.24, 0.8)),
      cloth,
      6,
    ),
    pillow(stage, x - half + 0.24, z + 0.3, accent),
    seats > 1 ? pillow(stage, x + half - 0.24, z + 0.3, material.cream) : '',
    seats > 2 ? pillow(stage, x + half - 0.52, z + 0.32, accent) : '',
    boxes(stage, arms, cloth, 6),
  ].join('')
}

/** A square cushion leaning on something at depth `z`. */
export function pillow({ paint }: Stage, x: number, z: number, cloth: Hex, h = 0.45): string {
  const shape = { x: [x - 0.19, x + 0.19], h: [h, h + 0.34], z: [z, z] } as const
  const fill = paint.inside(cloth, 0.05)
  const [cx, cy] = at(x, h + 0.17, z)
  return path(
    frontOf(shape),
    fill,
    d`stroke="${fill}" stroke-width="9" transform="rotate(${Math.round(x * 37) % 9} ${Math.round(cx)} ${Math.round(cy)})"`,
  )
}

/** Feet on the floor at depth `z`. */
export function legs(
  { paint }: Stage,
  places: readonly number[],
  z: number,
  height: number,
): string {
  const up = height * scaleAt(z)
  const data = places.map((x) => {
    const [px, foot] = at(x, 0, z)
    return d`M${px} ${foot}v${-up}`
  })
  return line(data.join(''), paint.inside(material.walnut, 0.2), scaleAt(z) * 0.045)
}

/** Dining chairs facing away from the viewer: open backs with one broad rail. */
export function chairs(stage: Stage, places: readonly number[], z: number, cloth: Hex): string {
  const half = 0.2
  const seats = places.map(
    (x): Box => ({ x: [x - half, x + half], h: [0.4, 0.46], z: [z - 0.36, z] }),
  )
  const rails = places.map((x): Box => ({ x: [x - half, x + half], h: [0.62, 0.82], z: [z, z] }))
  const feet = (inset: number) => places.flatMap((x) => [x - half + inset, x + half - inset])
  return [
    legs(stage, feet(0.05), z - 0.32, 0.4),
    boxes(stage, seats, cloth, 4),
    legs(stage, feet(0), z, 0.78),
    boxes(stage, rails, cloth, 6),
  ].join('')
}

/** Bar stools without backs. */
export function stools(stage: Stage, places: readonly number[], z: number, cloth: Hex): string {
  const seats = places.map(
    (x): Box => ({ x: [x - 0.19, x + 0.19], h: [0.62, 0.7], z: [z - 0.3, z] }),
  )
  const rungs = places.map((x) => {
    const [left, y] = at(x - 0.17, 0.24, z)
    return d`M${left} ${y}h${0.34 * scaleAt(z)}`
  })
  return [
    legs(
      stage,
      places.flatMap((x) => [x - 0.15, x + 0.15]),
      z,
      0.66,
    ),
    line(rungs.join(''), stage.paint.inside(material.walnut, 0.2), 4),
    boxes(stage, seats, cloth, 6),
  ].join('')
}
