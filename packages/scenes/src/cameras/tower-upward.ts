import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { line, path, repeat } from '../core/svg.ts'

/** A point of a wall in the picture: sideways at the ground, and storeys up. */
export type Project = (x: number, up: number) => string

interface Upward {
  /** Left end, near corner and right end, at the ground. */
  readonly edges: readonly [number, number, number]
  readonly floors: number
  readonly wall: Hex
}

/** A square tower seen from its foot, its corner towards the viewer. */
export function towerUpward(
  stage: Stage,
  project: Project,
  { edges, floors, wall }: Upward,
): string {
  const { paint, random } = stage
  const [from, corner, to] = edges
  const slant = random.pick([0, 0, 3, 6])
  const heights = new Map([
    [from, floors - slant],
    [corner, floors],
    [to, floors - slant],
  ])
  const top = (x: number) => project(x, heights.get(x) ?? floors)
  const face = (a: number, b: number) => `M${project(a, 0)}L${project(b, 0)}L${top(b)}L${top(a)}z`
  const glazed = floors - slant
  const inset = random.pick([0, 0.08, 0.16, 0.24])
  const deep = random.pick([0.5, 0.62, 0.76])
  const bands = (a: number, b: number) =>
    repeat(glazed, (i) => pane(project, a + (b - a) * inset, b - (b - a) * inset * 0.4, i, deep))
  const count = random.whole(0, 5)
  const piers = (a: number, b: number) =>
    repeat(count, (i) => {
      const x = a + ((b - a) * (i + 1)) / (count + 1)
      return `M${project(x, 0)}L${project(x, glazed)}`
    })
  return [
    path(face(from, corner), paint.lit(wall)),
    path(face(corner, to), paint.shade(wall, 0.46)),
    path(bands(from, corner), paint.shade(paint.glass, 0.1)),
    path(bands(corner, to), paint.shade(paint.glass, 0.44)),
    paint.lamps > 0.1 ? lamps(stage, project, from, corner, glazed) : '',
    count > 0 ? line(piers(from, corner), paint.lit(wall), 6) : '',
    count > 0 ? line(piers(corner, to), paint.shade(wall, 0.46), 5) : '',
    line(`M${top(from)}L${top(corner)}L${top(to)}`, paint.lit(material.white), 5),
  ].join('')
}

function pane(project: Project, a: number, b: number, floor: number, deep: number): string {
  const [low, high] = [floor + 0.2, floor + 0.2 + deep]
  return `M${project(a, low)}L${project(b, low)}L${project(b, high)}L${project(a, high)}z`
}

function lamps({ paint, glow }: Stage, project: Project, from: number, to: number, floors: number) {
  const one = () => {
    const x = from + (to - from) * (0.3 + glow.whole(0, 3) * 0.14)
    return pane(project, x, x + (to - from) * 0.11, glow.whole(1, floors - 2), 0.5)
  }
  return path(repeat(9, one), paint.lamp)
}
