import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, repeat } from '../core/svg.ts'
import { palm } from '../shapes/palm.ts'
import { sky } from '../shapes/sky.ts'
import type { Camera } from './shot.ts'

/** A point of a wall: sideways at the ground, and storeys up. */
type Project = (x: number, up: number) => string

/** From the foot of the towers, up along their walls. */
export const upward: Camera = ({ stage, setting }) => {
  const { random } = stage
  const top = -random.whole(240, 420)
  const middle = random.whole(340, 460)
  const project: Project = (x, up) => {
    const share = 1 - 1 / (1 + up * 0.085)
    return d`${x + (middle - x) * share} ${660 + (top - 660) * share}`
  }
  const wall = () => random.pick(setting.walls)
  const left = random.whole(60, 150)
  return [
    sky(stage, 640),
    tower(stage, project, [-330, -150, left - 30], random.whole(13, 26), wall(), 8),
    tower(stage, project, [random.whole(640, 720), 900, 1090], random.whole(12, 24), wall(), 8),
    tower(
      stage,
      project,
      [left + 90, random.whole(410, 480), random.whole(580, 640)],
      random.whole(17, 26),
      wall(),
      6,
    ),
    random.chance(0.6) ? palm(stage, random.pick([40, 760]), 780, random.whole(420, 520)) : '',
    random.chance(0.4) ? palm(stage, random.pick([90, 700]), 800, 380) : '',
  ].join('')
}

/** A square tower that stands with its corner towards the viewer. */
function tower(
  stage: Stage,
  project: Project,
  [from, corner, to]: readonly [number, number, number],
  floors: number,
  wall: Hex,
  bays: number,
): string {
  const { paint, random } = stage
  const face = (a: number, b: number) =>
    `M${project(a, 0)}L${project(b, 0)}L${project(b, floors)}L${project(a, floors)}z`
  const inset = random.pick([0.08, 0.16, 0.24])
  const bands = (a: number, b: number) =>
    repeat(
      floors,
      (i) =>
        `M${project(a + (b - a) * inset, i + 0.2)}L${project(b - (b - a) * inset * 0.4, i + 0.2)}L${project(b - (b - a) * inset * 0.4, i + 0.76)}L${project(a + (b - a) * inset, i + 0.76)}z`,
    )
  const piers = (a: number, b: number) =>
    repeat(bays >> 1, (i) => {
      const x = a + ((b - a) * (i + 1)) / ((bays >> 1) + 1)
      return `M${project(x, 0)}L${project(x, floors)}`
    })
  const lamps = paint.lamps > 0.1 ? lit(stage, project, from, corner, floors) : ''
  return [
    path(face(from, corner), paint.lit(wall)),
    path(face(corner, to), paint.shade(wall, 0.46)),
    path(bands(from, corner), paint.shade(paint.glass, 0.1)),
    path(bands(corner, to), paint.shade(paint.glass, 0.44)),
    lamps,
    line(piers(from, corner), paint.lit(wall), 6),
    line(piers(corner, to), paint.shade(wall, 0.46), 5),
    line(
      `M${project(from, floors)}L${project(corner, floors)}L${project(to, floors)}`,
      paint.lit(material.white),
      5,
    ),
  ].join('')
}

function lit(
  { paint, glow }: Stage,
  project: Project,
  from: number,
  to: number,
  floors: number,
): string {
  const one = () => {
    const up = glow.whole(1, floors - 2)
    const x = from + (to - from) * (0.3 + glow.whole(0, 3) * 0.14)
    const w = (to - from) * 0.11
    return `M${project(x, up + 0.2)}L${project(x + w, up + 0.2)}L${project(x + w, up + 0.76)}L${project(x, up + 0.76)}z`
  }
  return path(repeat(9, one), paint.lamp)
}
