import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import { grasses } from '../shapes/greenery.ts'
import { board, digger, foundations, mound, tripod } from './site.ts'

type Point = readonly [number, number]

/** Open land up to `horizon`, marked out with pegs and tape: bare, being surveyed or begun. */
export function plot(stage: Stage, horizon: number): string {
  const { paint, random } = stage
  const sand = random.pick<Hex>(['#ecd3a6', '#e6c99a', '#dfc7a0'])
  const far = horizon + 44
  const left = random.whole(170, 230)
  const corners: readonly Point[] = [
    [left, far],
    [left + random.whole(350, 400), far],
    [756, 572],
    [44, 572],
  ]
  const states = [surveyed, begun, dug] as const
  const state = states[stage.composition % states.length] ?? surveyed
  const edge = stage.composition % 2 === 0 ? fence(stage, horizon) : road(stage, horizon)
  return [
    rect(0, horizon + 12, 800, 200, paint.shade(sand, 0.18)),
    edge,
    path(outline(corners), paint.lit(sand)),
    path(
      d`M${(corners[0]?.[0] ?? 0) - 4} ${far + 34}Q400 ${far + 16} 700 ${far + 60}T90 572L60 560z`,
      paint.shade(sand, 0.08),
    ),
    line(outline(corners), paint.lit(material.white), 5, 'stroke-dasharray="20 11"'),
    state(stage, sand, far),
    corners.map((corner, index) => peg(stage, corner, index)).join(''),
    grasses(stage, 10, 130, 594, paint.shade(material.olive, 0.2)),
    grasses(stage, 670, 790, 596, paint.shade(material.olive, 0.26)),
  ].join('')
}

function surveyed(stage: Stage, _sand: Hex, far: number): string {
  const { random } = stage
  return [
    mound(stage, random.whole(420, 500), far + 30),
    tripod(stage, random.whole(250, 310), 530, 1.2),
    board(stage, random.whole(540, 580), 530),
  ].join('')
}

function begun(stage: Stage, _sand: Hex, far: number): string {
  const { random } = stage
  return foundations(stage, far) + board(stage, random.whole(90, 130), 520)
}

function dug(stage: Stage, sand: Hex, far: number): string {
  const { paint, random } = stage
  const x = random.whole(300, 360)
  return [
    line(
      d`M${x - 160} 590Q${x - 60} 540 ${x + 40} ${far + 50}M${x - 100} 590Q${x - 10} 540 ${x + 80} ${far + 50}`,
      paint.shade(sand, 0.24),
      8,
    ),
    mound(stage, x - 130, far + 56),
    digger(stage, x + 60, far + 66, 1.3),
    tripod(stage, random.whole(600, 640), 540, 1.1),
  ].join('')
}

function outline(corners: readonly Point[]): string {
  return `${corners.map(([x, y], index) => d`${index ? 'L' : 'M'}${x} ${y}`).join('')}z`
}

/** A marking peg with a ribbon; nearer pegs are taller. */
function peg({ paint }: Stage, [x, y]: Point, index: number): string {
  const h = index > 1 ? 64 : 30
  return [
    path(
      d`M${x - h * 0.1} ${y + 2}h${h * 0.8}l${h * 0.3} 5h${-h * 0.9}z`,
      paint.shadow,
      'opacity=".3"',
    ),
    line(d`M${x} ${y + 4}v${-h}`, paint.lit(material.timber), h * 0.12),
    path(
      d`M${x} ${y - h + 4}l${h * 0.5} ${h * 0.15}l${-h * 0.5} ${h * 0.17}z`,
      paint.lit(material.red),
    ),
  ].join('')
}

/** Post-and-rail fence along the far side. */
function fence({ paint }: Stage, horizon: number): string {
  const posts = repeat(21, (i) => d`M${i * 40} ${horizon + 8}v24`)
  const rails = d`M0 ${horizon + 13}H800M0 ${horizon + 22}H800`
  return line(posts + rails, paint.shade(material.timber, 0.16), 2.5)
}

/** A new road with lamp posts along the far side. */
function road({ paint }: Stage, horizon: number): string {
  const y = horizon + 20
  const posts = repeat(5, (i) => d`M${70 + i * 170} ${y + 8}v-74h22`)
  return [
    rect(0, y, 800, 14, paint.shade(material.slate, 0.1)),
    rect(0, y + 14, 800, 4, paint.lit(material.cream)),
    line(d`M0 ${y + 7}H800`, paint.lit(material.cream), 1.5, 'stroke-dasharray="16 14"'),
    line(posts, paint.shade(material.slate, 0.3), 2.5),
  ].join('')
}
