import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import { silhouettes } from '../shapes/distance.ts'
import { mosque } from '../shapes/landmarks/mosque.ts'
import { windTower } from '../shapes/landmarks/windtower.ts'
import { palm } from '../shapes/palm.ts'
import { eyeLine, type Setting } from './setting.ts'

/** Coral-stone houses, wind towers and shaded lanes. */
export const oldtown: Setting = {
  walls: ['#e8cda2', '#efdcb9', '#d6a877', '#f2e5cb', '#cfc3ab', '#faf1df'],
  trim: material.walnut,
  room: { wall: '#f3e6ce', accent: '#2f5f7a', textile: '#c98f63' },
  far(stage, horizon) {
    const { paint, random } = stage
    const scale = horizon / eyeLine
    const wall = random.pick(oldtown.walls)
    return [
      silhouettes(
        stage,
        {
          from: 420,
          to: 800,
          y: horizon + 8,
          widths: [28, 46],
          heights: [70 * scale, 150 * scale],
        },
        paint.far('#b9c0ba', 0.82),
      ),
      mosque(stage, random.whole(540, 600), horizon + 4, 190 * scale, 0.45),
      windTower(stage, random.whole(40, 70), horizon, 46, 170 * scale, 0.42),
      stage.coarse ? '' : windTower(stage, random.whole(690, 720), horizon, 40, 140 * scale, 0.5),
      house(stage, -20, horizon + 14, 190, 92 * scale, wall, 0.3),
      stage.coarse ? '' : house(stage, 160, horizon + 14, 150, 64 * scale, wall, 0.4),
      house(stage, 560, horizon + 14, 150, 76 * scale, wall, 0.36),
      house(stage, 690, horizon + 14, 140, 104 * scale, wall, 0.28),
    ].join('')
  },
  ground(stage, horizon) {
    const { paint } = stage
    const joints = repeat(9, (i) => d`M${400 + (i - 4) * 70} 490L${400 + (i - 4) * 170} 600`)
    return [
      rect(0, horizon, 800, 170, paint.shade('#e0c79c', 0.06)),
      rect(0, 488, 800, 112, paint.lit('#e7cfa4')),
      line(
        `${joints}M0 508H800M0 536H800M0 574H800`,
        paint.shade('#cfae7f', 0.12),
        1.5,
        'opacity=".8"',
      ),
    ].join('')
  },
  front(stage, metre) {
    const { random } = stage
    const tall = Math.min(330, metre(536) * 8)
    const size = Math.min(1.8, metre(566) / 38)
    const x = random.whole(590, 660)
    return [
      palm(stage, random.between(50, 90), 544, tall),
      tall > 200 ? '' : palm(stage, random.between(130, 170), 528, tall * 0.8),
      palm(stage, random.between(726, 776), 534, tall * 0.8),
      pot(stage, x, 562, size),
      pot(stage, x + 46 * size, 574, size * 1.3),
    ].join('')
  },
  below(stage, horizon) {
    const { paint, random } = stage
    const y = Math.round(horizon)
    return [
      rect(0, y, 800, 600 - y, paint.shade('#d8b988', 0.2)),
      roofs(stage, y + 66, 150, 52, 0.3),
      windTower(stage, 480, y + 110, 50, 130, 0.18),
      roofs(stage, y + 150, 230, 80, 0.16),
      windTower(stage, random.whole(90, 140), y + 220, 74, 190, 0.06),
      roofs(stage, y + 310, 330, 130, 0),
      palm(stage, random.whole(560, 640), 580, 150),
    ].join('')
  },
}

/** A row of houses from two patterns, laid side by side. */
function roofs(stage: Stage, y: number, w: number, h: number, distance: number): string {
  const { random } = stage
  const kinds = [1, 0.74].map((low, index) =>
    stage.define(`roof${w}${index}`, (id) => {
      const wall = oldtown.walls[index + 1] ?? oldtown.walls[0]
      return `<g id="${id}">${house(stage, 0, 0, w, Math.round(h * low), wall, distance)}</g>`
    }),
  )
  const start = random.whole(-w, 0)
  return repeat(
    Math.ceil((800 - start) / w),
    (i) => `<use href="#${kinds[i % 2] ?? ''}" x="${start + i * w}" y="${y}"/>`,
  )
}

/** A flat-roofed house with a parapet, pole ends and small deep windows. */
function house(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  distance: number,
): string {
  const { paint } = stage
  const tone = (depth: number) => paint.far(paint.shade(wall, depth), distance)
  return [
    rect(x, y - h, w * 0.78, h, tone(0)),
    rect(x + w * 0.78, y - h, w * 0.22, h, tone(0.4)),
    line(d`M${x} ${y - h + 2}h${w}`, tone(0.14), 4),
    line(
      d`M${x + w * 0.1} ${y - h * 0.5}h${w * 0.62}`,
      paint.dark ? paint.far(paint.lamp, distance) : tone(0.6),
      h * 0.24,
      d`stroke-dasharray="${w * 0.06} ${w * 0.15}"`,
    ),
    line(d`M${x + 6} ${y - h + 13}h${w * 0.72}`, tone(0.5), 3, 'stroke-dasharray="3 12"'),
  ].join('')
}

/** A clay jar. */
function pot({ paint }: Stage, x: number, y: number, scale: number): string {
  const jar = 'M-9-40h18q2 6-2 8Q20-22 14-4 12 0 6 0h-12q-6 0-8-4Q-20-22-7-32-11-34-9-40'
  const turn = d`transform="translate(${x} ${y})scale(${scale})"`
  return [
    path('M-6-2H34l10 5H-2z', paint.shadow, `opacity=".3" ${turn}`),
    path(jar, paint.lit(material.tile), turn),
    path('M9-40q2 6-2 8Q20-22 14-4 12 0 6 0 12-18 5-40z', paint.shade(material.tile, 0.3), turn),
  ].join('')
}
