import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, ellipse, line, path, rect, repeat } from '../core/svg.ts'
import { neighbour, silhouettes } from '../shapes/distance.ts'
import { shrubs, tree } from '../shapes/greenery.ts'
import { palm } from '../shapes/palm.ts'
import { eyeLine, type Setting } from './setting.ts'

/** Blocks of a few storeys in rings around a round park. */
export const park: Setting = {
  walls: ['#f3e6d0', '#fbf6ec', '#cf9a78', '#d8cdb9', '#b9c0ae', '#e3c49a'],
  trim: '#8a6f52',
  room: { wall: '#f4eddf', accent: '#6d8f5f', textile: '#e0d4bf' },
  far(stage, horizon) {
    const { paint, random } = stage
    const scale = horizon / eyeLine
    const block = (left: number, width: number) =>
      neighbour(
        stage,
        left,
        horizon + 14,
        width,
        random.between(80, 150) * scale,
        random.pick(park.walls),
        0.4,
      )
    const start = random.whole(-60, -10)
    return [
      silhouettes(
        stage,
        {
          from: random.whole(100, 300),
          to: 800,
          y: horizon + 6,
          widths: [22, 40],
          heights: [50 * scale, 150 * scale],
        },
        paint.far('#b8c2c0', 0.8),
      ),
      block(start, 130),
      random.chance(0.5) ? block(start + 140, 110) : '',
      block(random.whole(600, 640), 140),
      random.chance(0.5) ? block(760, 120) : '',
      shrubs(stage, -20, 820, horizon + 22, 34, paint.far(paint.shade(material.leaf, 0.14), 0.24)),
    ].join('')
  },
  ground(stage, horizon) {
    const { paint } = stage
    return [
      rect(0, horizon + 10, 800, 170, paint.lit('#aac27a')),
      rect(0, 484, 800, 18, paint.lit('#e9dcc2')),
      path('M-40 600Q-20 514 400 512T840 600z', paint.lit('#b7cb83')),
      path('M-40 600Q-20 514 400 512T840 600H800Q770 530 400 528T0 600z', paint.lit('#eadcc0')),
      path('M150 600Q190 560 400 558T650 600z', paint.lit('#c4d492')),
      line('M210 560L120 528M590 560L690 530', paint.lit('#eadcc0'), 12),
    ].join('')
  },
  front(stage, metre) {
    const { paint, random } = stage
    const tall = Math.min(210, metre(540) * 6)
    const play = random.whole(250, 520)
    return [
      tree(stage, random.whole(20, 60), 540, tall),
      tall > 180 ? '' : tree(stage, random.whole(120, 180), 528, tall * 0.7),
      tree(stage, random.whole(720, 780), 544, tall * 0.9),
      random.chance(0.5) ? palm(stage, random.whole(630, 680), 530, tall) : '',
      swing(stage, play, 584, Math.min(1, Math.max(0.5, metre(580) / 26))),
      shrubs(stage, -10, 150, 606, 30, paint.shade(material.leaf, 0.22)),
      shrubs(stage, 660, 810, 606, 30, paint.shade(material.leaf, 0.22)),
    ].join('')
  },
  below(stage, horizon) {
    const { paint, random } = stage
    const y = Math.round(horizon)
    const cy = y + 150
    const spokes = repeat(6, (i) => {
      const angle = (Math.PI * i) / 3 + 0.4
      return d`M400 ${cy}L${400 + 250 * Math.cos(angle)} ${cy + 66 * Math.sin(angle)}`
    })
    const blocks = [58, 84].map((height, index) =>
      stage.define(`block${index}`, (id) => {
        const wall = park.walls[index + 1] ?? park.walls[0]
        return `<g id="${id}">${neighbour(stage, 0, 0, 76, height, wall, 0.16)}</g>`
      }),
    )
    const ring = repeat(6, (i) => {
      const angle = Math.PI * (1.08 + (0.84 * (i + 0.5)) / 6)
      const [x, foot] = [362 + 330 * Math.cos(angle), cy + 10 + 99 * Math.sin(angle)]
      return d`<use href="#${random.pick([blocks[0] ?? '', blocks[1] ?? ''])}" x="${x}" y="${foot}"/>`
    })
    return [
      rect(0, y, 800, 600 - y, paint.lit('#d9cba6')),
      silhouettes(
        stage,
        { from: -10, to: 800, y: y + 30, widths: [40, 70], heights: [16, 44] },
        paint.far('#d5c3a2', 0.4),
      ),
      ellipse(400, cy, 400, 122, paint.lit('#b5c884')),
      ellipse(400, cy, 330, 94, paint.shade('#cfc2a6', 0.12)),
      ring,
      ellipse(400, cy, 256, 70, paint.lit('#aec67c')),
      line(spokes, paint.lit('#efe2c6'), 8),
      ellipse(400, cy, 120, 30, 'none', d`stroke="${paint.lit('#efe2c6')}" stroke-width="8"`),
      ellipse(400, cy, 52, 13, paint.water[1]),
      repeat(7, (i) =>
        tree(
          stage,
          190 + i * 70 + random.whole(-16, 16),
          cy + random.whole(-30, 56),
          random.whole(30, 44),
        ),
      ),
      neighbour(
        stage,
        random.whole(-30, 10),
        640,
        170,
        random.whole(190, 250),
        random.pick(park.walls),
        0.06,
      ),
      neighbour(
        stage,
        random.whole(650, 690),
        640,
        170,
        random.whole(160, 230),
        random.pick(park.walls),
        0.06,
      ),
    ].join('')
  },
}

/** Swings in the park. */
function swing({ paint }: Stage, x: number, y: number, scale: number): string {
  const at = (dx: number, dy: number) => d`${x + dx * scale} ${y + dy * scale}`
  return [
    line(
      `M${at(-34, 0)}L${at(-26, -50)}H${x + 26 * scale}L${at(34, 0)}`,
      paint.shade(material.teal, 0.1),
      4 * scale,
    ),
    line(
      `M${at(-10, -50)}L${at(-16, -14)}M${at(12, -50)}V${y - 14 * scale}`,
      paint.shade(material.slate, 0.2),
      2 * scale,
    ),
    line(
      `M${at(-22, -13)}h${11 * scale}M${at(6, -13)}h${12 * scale}`,
      paint.lit(material.red),
      4 * scale,
    ),
  ].join('')
}
