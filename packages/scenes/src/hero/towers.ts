import { shaft } from '../buildings/shaft.ts'
import { skins } from '../buildings/skins.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, rect, repeat } from '../core/svg.ts'
import { silhouettes } from '../shapes/distance.ts'
import { shrubs } from '../shapes/greenery.ts'
import { mosque } from '../shapes/landmarks/mosque.ts'
import { needle } from '../shapes/landmarks/needle.ts'
import { windTower } from '../shapes/landmarks/windtower.ts'
import { palm } from '../shapes/palm.ts'
import type { Frame } from './frame.ts'

/** Near towers from left to right: place as a share of the width, width, storeys, kind. */
const near = [
  [0.585, 54, 19, 'grid', '#e9d8bd'],
  [0.64, 60, 27, 'ribbon', '#f3ead9'],
  [0.755, 66, 23, 'balconies', '#ecdcc2'],
  [0.81, 58, 32, 'fins', '#dfe3dc'],
  [0.865, 70, 25, 'staggered', '#efe0c6'],
  [0.93, 74, 29, 'balconies', '#f1e6d2'],
  [0.985, 70, 21, 'grid', '#e3cfae'],
] as const

const floor = 10

/** The far bank: a low old quarter on the left that climbs to towers and one needle on the right. */
export function heroTowers(stage: Stage, frame: Frame): string {
  const { paint } = stage
  const { width, horizon: y, unit } = frame
  const row = (from: number, low: number, high: number, fill: string) =>
    silhouettes(
      stage,
      {
        from: Math.round(width * from),
        to: width,
        y,
        heights: [low * unit, high * unit],
        widths: [26 * unit, 52 * unit],
      },
      fill,
    )
  return [
    row(0.53, 120, 250, paint.far('#b9c2c0', 0.74)),
    row(0.49, 40, 120, paint.far('#c2b6a4', 0.62)),
    oldQuarter(stage, frame),
    needle(stage, width * 0.715, y, 372 * unit, 0.2),
    near
      .filter((_, index) => width > y || index % 2 === 1)
      .map(([place, w, floors, kind, wall]) => standing(stage, frame, place, w, floors, kind, wall))
      .join(''),
    shrubs(
      stage,
      width * 0.5,
      width + 20,
      y + 2,
      20 * unit,
      paint.far(paint.shade(material.leaf, 0.3), 0.12),
    ),
    repeat(9, (i) =>
      palm(stage, width * (0.52 + i * 0.058), y + 2, (38 + (i % 3) * 8) * unit, 0.1),
    ),
    rect(0, y - 3 * unit, width, 6 * unit, paint.shade(material.stone, 0.3)),
  ].join('')
}

function standing(
  stage: Stage,
  { width, horizon, unit }: Frame,
  place: number,
  w: number,
  floors: number,
  kind: keyof typeof skins,
  wall: string,
): string {
  const block = {
    x: -w / 2,
    w,
    floors,
    floor,
    turn: 0.36,
    skin: skins[kind],
    sideSkin: skins.fins,
    wall,
    trim: material.slate,
    lean: 0,
  }
  const top = -floors * floor
  const roof =
    floors % 2
      ? rect(-w * 0.3, top - 10, w * 0.36, 12, stage.paint.shade(wall, 0.3))
      : line(d`M${-w * 0.14} ${top}v-26`, stage.paint.shade(material.steel, 0.3), 2)
  const scale = unit.toFixed(3)
  return group(
    roof + shaft(stage, block),
    d`transform="translate(${width * place} ${horizon})scale(${scale})"`,
  )
}

/** Wind towers, flat roofs, a dome and palms: never higher than a fifth of the picture. */
function oldQuarter(stage: Stage, { width, horizon: y, unit }: Frame): string {
  const { paint } = stage
  const low = { y, widths: [44 * unit, 84 * unit] } as const
  const at = (share: number) => width * share
  return [
    silhouettes(
      stage,
      { ...low, from: -20, to: Math.round(at(0.56)), heights: [26 * unit, 54 * unit] },
      paint.far('#d8bd92', 0.36),
    ),
    mosque(stage, at(0.19), y, 116 * unit, 0.34),
    windTower(stage, at(0.07), y, 26 * unit, 84 * unit, 0.28),
    windTower(stage, at(0.33), y, 30 * unit, 94 * unit, 0.26),
    windTower(stage, at(0.12), y, 22 * unit, 62 * unit, 0.34),
    silhouettes(
      stage,
      { ...low, from: -40, to: Math.round(at(0.5)), heights: [14 * unit, 30 * unit] },
      paint.far('#cda878', 0.22),
    ),
    repeat(6, (i) =>
      palm(stage, at(0.03 + i * 0.085), y + 2, (36 + ((i * 7) % 4) * 7) * unit, 0.2),
    ),
  ].join('')
}
