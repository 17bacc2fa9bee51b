import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import { silhouettes } from '../shapes/distance.ts'
import { shrubs, tree } from '../shapes/greenery.ts'
import { palm } from '../shapes/palm.ts'
import { eyeLine, type Setting } from './setting.ts'

/** Quiet streets, hedges and neighbours' roofs. */
export const suburb: Setting = {
  walls: ['#f5e7cf', '#ecd5b0', '#faf1e1', '#d8a684', '#d9d6c4', '#e7cfb3'],
  trim: '#7c8f78',
  room: { wall: '#f4ecdc', accent: '#6f8f72', textile: '#ddd0b8' },
  far(stage, horizon) {
    const { paint, random } = stage
    const scale = horizon / eyeLine
    return [
      silhouettes(
        stage,
        {
          from: random.whole(440, 520),
          to: 800,
          y: horizon + 4,
          widths: [20, 38],
          heights: [40 * scale, 130 * scale],
        },
        paint.far('#b3c0c0', 0.82),
      ),
      shrubs(stage, -20, 820, horizon + 12, 46, paint.far(paint.shade(material.leaf, 0.1), 0.55)),
      property(stage, random.whole(-40, -10), horizon + 20, 180, 78 * scale, 0.34),
      property(stage, random.whole(610, 650), horizon + 20, 190, 84 * scale, 0.34),
      shrubs(stage, -20, 820, horizon + 26, 26, paint.far(paint.shade(material.leaf, 0.2), 0.3)),
    ].join('')
  },
  ground(stage, horizon) {
    const { paint } = stage
    return [
      rect(0, horizon + 14, 800, 160, paint.lit(material.grass)),
      rect(0, 500, 800, 34, paint.shade(material.grass, 0.14)),
      path('M330 484h120l40 60H290z', paint.lit('#e8d9bd')),
      rect(0, 534, 800, 16, paint.lit('#e5d7bf')),
      rect(0, 550, 800, 5, paint.shade(material.concrete, 0.2)),
      rect(0, 555, 800, 45, paint.shade(material.slate, 0.12)),
      line('M-20 580H800', paint.lit(material.cream), 3, 'stroke-dasharray="46 38"'),
    ].join('')
  },
  front(stage, metre) {
    const { paint, random } = stage
    const tall = Math.min(230, metre(528) * 6)
    const hedge = Math.min(34, metre(534) * 1.1)
    const right = random.between(735, 780)
    return [
      tree(stage, random.between(20, 70), 530, tall),
      tall > 200 ? '' : tree(stage, random.between(160, 200), 526, tall * 0.8),
      random.chance(0.5)
        ? palm(stage, right, 528, tall * 1.15)
        : tree(stage, right, 528, tall * 0.85),
      shrubs(stage, -10, random.between(190, 240), 534, hedge, paint.shade(material.leaf, 0.22)),
      shrubs(stage, random.between(600, 640), 810, 534, hedge, paint.shade(material.leaf, 0.22)),
    ].join('')
  },
  below(stage, horizon) {
    const { paint, random } = stage
    const y = Math.round(horizon)
    const green = (depth: number) => paint.shade(material.leaf, depth)
    return [
      rect(0, y, 800, 600 - y, paint.far(material.grass, 0.3)),
      street(stage, y + 46, 120, 0.4),
      shrubs(stage, -20, 820, y + 66, 26, paint.far(green(0.16), 0.3)),
      street(stage, y + 118, 190, 0.22),
      line(d`M-20 ${y + 160}Q400 ${y + 130} 820 ${y + 168}`, paint.shade('#c8bda8', 0.1), 24),
      shrubs(stage, -20, 820, y + 200, 44, green(0.16)),
      street(stage, y + 262, 310, 0.04),
      tree(stage, random.whole(230, 300), y + 300, 130),
      shrubs(stage, -20, 820, 606, 46, green(0.3)),
    ].join('')
  },
}

/** A row of one house, laid side by side. */
function street(stage: Stage, y: number, w: number, distance: number): string {
  const id = stage.define(
    `home${w}`,
    (name) => `<g id="${name}">${property(stage, 0, 0, w * 0.8, w * 0.3, distance)}</g>`,
  )
  const start = stage.random.whole(-w, 0)
  return repeat(
    Math.ceil((800 - start) / w),
    (i) => `<use href="#${id}" x="${start + i * w}" y="${y}"/>`,
  )
}

/** A neighbour's house: two volumes under tiled roofs. */
function property(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  distance: number,
): string {
  const { paint, random } = stage
  const wall = random.pick(suburb.walls)
  const tone = (surface: string, depth = 0) => paint.far(paint.shade(surface, depth), distance)
  const windows = d`M${x + w * 0.12} ${y - h * 0.55}h${w * 0.7}`
  return [
    rect(x, y - h * 0.8, w * 0.62, h, tone(wall)),
    rect(x + w * 0.62, y - h * 0.66, w * 0.38, h * 0.86, tone(wall, 0.32)),
    path(
      d`M${x - w * 0.05} ${y - h * 0.78}l${w * 0.12} ${-h * 0.3}h${w * 0.46}l${w * 0.14} ${h * 0.3}z`,
      tone(material.tile),
    ),
    path(
      d`M${x + w * 0.6} ${y - h * 0.64}l${w * 0.06} ${-h * 0.2}h${w * 0.26}l${w * 0.12} ${h * 0.2}z`,
      tone(material.tile, 0.3),
    ),
    line(
      windows,
      paint.dark ? paint.far(paint.lamp, distance) : tone(material.slate, 0.1),
      h * 0.24,
      d`stroke-dasharray="${w * 0.1} ${w * 0.13}"`,
    ),
  ].join('')
}
