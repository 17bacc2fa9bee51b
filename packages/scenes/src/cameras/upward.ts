import { mix } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path } from '../core/svg.ts'
import { tree } from '../shapes/greenery.ts'
import { palm } from '../shapes/palm.ts'
import { sky } from '../shapes/sky.ts'
import type { Camera } from './shot.ts'
import { type Project, towerUpward } from './tower-upward.ts'

/** From the foot of the towers, up along their walls. */
export const upward: Camera = ({ stage, setting }) => {
  const { random } = stage
  const top = -random.whole(180, 460)
  const middle = random.whole(300, 500)
  const project: Project = (x, up) => {
    const share = 1 - 1 / (1 + up * 0.085)
    return d`${x + (middle - x) * share} ${660 + (top - 660) * share}`
  }
  const tower = (from: number, corner: number, to: number) =>
    towerUpward(stage, project, {
      edges: [from, corner, to],
      floors: random.whole(13, 26),
      wall: random.pick(setting.walls),
    })
  const left = random.whole(40, 150)
  const kind = random.whole(0, 2)
  const towers = [
    () => [
      tower(-330, -150, left - 30),
      tower(random.whole(640, 720), 900, 1090),
      tower(left + 90, random.whole(410, 480), random.whole(580, 640)),
    ],
    () => [
      tower(-420, left, left + 190),
      tower(random.whole(560, 640), random.whole(740, 800), 1200),
    ],
    () => [tower(random.whole(560, 640), 900, 1090), tower(-120, random.whole(260, 400), 540)],
  ][kind]
  return [sky(stage, 640), ...(towers?.() ?? []), bridge(stage, project, kind), crowns(stage)].join(
    '',
  )
}

/** A glazed bridge high over the gap, where there is one. */
function bridge({ paint, random }: Stage, project: Project, kind: number): string {
  if (kind !== 1 || random.chance(0.5)) return ''
  const up = random.whole(4, 7)
  const span = (from: number, to: number) =>
    `M${project(120, from)}L${project(760, from)}L${project(760, to)}L${project(120, to)}z`
  return [
    path(span(up, up + 1.5), paint.shade(material.white, 0.4)),
    path(span(up + 0.3, up + 1.2), paint.dark ? mix(paint.glass, paint.lamp, 0.5) : paint.glass),
    line(`M${project(120, up)}L${project(760, up)}`, paint.shade(material.slate, 0.3), 7),
  ].join('')
}

/** Crowns of trees that the view goes through. */
function crowns(stage: Stage): string {
  const { random } = stage
  const kind = random.whole(0, 3)
  if (kind === 0) return palm(stage, random.pick([40, 760]), 780, random.whole(420, 520))
  if (kind === 1)
    return (
      palm(stage, random.pick([40, 760]), 800, 460) + palm(stage, random.pick([120, 690]), 800, 330)
    )
  return kind === 2 ? tree(stage, random.pick([10, 790]), 760, random.whole(420, 560)) : ''
}
