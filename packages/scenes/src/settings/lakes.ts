import { material } from '../core/material.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import { neighbour, silhouettes } from '../shapes/distance.ts'
import { fountain } from '../shapes/fountain.ts'
import { shrubs, tree } from '../shapes/greenery.ts'
import { threeTowers } from '../shapes/landmarks/clusters.ts'
import { palmRow } from '../shapes/palm.ts'
import { ripples, water } from '../shapes/water.ts'
import { eyeLine, type Setting } from './setting.ts'

/** Towers in threes around small lakes, lawns between them. */
export const lakes: Setting = {
  walls: ['#efe3cb', '#e3e5e0', '#e0b98f', '#b5c4c2', '#faf4e8', '#d9c9b0'],
  trim: '#5d6f63',
  room: { wall: '#f1ecdf', accent: '#4f8a7c', textile: '#d8d3c2' },
  mirrorLine: 524,
  afloat: fountain,
  far(stage, horizon) {
    const { paint, random } = stage
    const scale = horizon / eyeLine
    const row = { from: -20, to: 800, y: horizon + 10, widths: [24, 44] } as const
    const first = random.whole(-60, 20)
    const second = random.whole(560, 640)
    return [
      silhouettes(
        stage,
        { ...row, heights: [40 * scale, 130 * scale] },
        paint.far('#b7c4c0', 0.74),
      ),
      threeTowers(stage, first, horizon + 12, random.between(200, 290) * scale, 0.44),
      threeTowers(stage, second, horizon + 12, random.between(190, 280) * scale, 0.48),
      stage.coarse
        ? ''
        : threeTowers(
            stage,
            random.whole(300, 400),
            horizon + 12,
            random.between(120, 170) * scale,
            0.62,
          ),
      shrubs(stage, -10, 810, horizon + 14, 24, paint.far(paint.shade(material.leaf, 0.16), 0.26)),
    ].join('')
  },
  ground(stage, horizon) {
    const { paint } = stage
    return [
      rect(0, horizon + 8, 800, 100, paint.lit(material.grass)),
      path('M0 488Q200 476 400 486T800 480V512H0z', paint.lit('#e6d9bd')),
      path('M0 506Q260 492 520 508T800 500V530H0z', paint.shade(material.grass, 0.12)),
      path('M0 522Q240 508 500 524T800 516V600H0z', paint.water[1]),
      water(stage, 530, 600),
      line('M0 522Q240 508 500 524T800 516', paint.lit(material.cream), 4),
    ].join('')
  },
  front(stage, metre) {
    const { paint, random } = stage
    const tall = Math.min(230, metre(510) * 7)
    const gap = Math.max(metre(510) * 10, 120)
    const reeds = repeat(9, () => {
      const x = random.whole(0, 1) ? random.whole(0, 170) : random.whole(620, 800)
      const h = random.whole(24, 48)
      return d`M${x} 600q2 ${-h * 0.6} ${random.whole(-8, 10)} ${-h}`
    })
    return [
      palmRow(stage, 560, 820, 506, tall, gap),
      tree(stage, random.whole(30, 90), 514, tall * 0.8),
      tree(stage, random.whole(140, 200), 508, tall * 0.6),
      fountain(stage, random.whole(300, 520), 560, Math.min(1, Math.max(0.6, metre(540) * 0.12))),
      ripples(stage, 546, 600),
      line(reeds, paint.shade(material.olive, 0.3), 3, 'stroke-linecap="round"'),
    ].join('')
  },
  below(stage, horizon) {
    const { paint, random } = stage
    const y = Math.round(horizon)
    const lake = `M250 ${y + 150}q70-54 190-40t170 70q-20 62-150 66t-190-26q-60-30-20-70`
    return [
      rect(0, y, 800, 600 - y, paint.lit('#a5bd78')),
      path(
        `M-10 ${y + 60}Q300 ${y + 30} 810 ${y + 66}V${y + 84}Q300 ${y + 50}-10 ${y + 82}z`,
        paint.lit('#e8dcc2'),
      ),
      path(`M500 ${y + 50}q60-20 130 0t60 24q-60 20-140 6t-50-30`, paint.water[0]),
      threeTowers(stage, random.whole(-30, 30), y + 120, random.whole(150, 210), 0.26),
      threeTowers(stage, random.whole(560, 630), y + 130, random.whole(140, 200), 0.28),
      path(lake, paint.lit('#efe4c9'), 'stroke-width="26" stroke-linecap="round"'),
      line(lake, paint.lit('#efe4c9'), 22),
      path(lake, paint.water[1]),
      line(`M320 ${y + 170}h120M400 ${y + 200}h130`, paint.glint, 2, 'opacity=".5"'),
      shrubs(stage, 190, 640, y + 262, 26, paint.shade(material.leaf, 0.16)),
      neighbour(
        stage,
        -40,
        640,
        120,
        640 - y - random.whole(60, 140),
        random.pick(lakes.walls),
        0.06,
      ),
      neighbour(
        stage,
        700,
        640,
        130,
        640 - y - random.whole(40, 120),
        random.pick(lakes.walls),
        0.08,
      ),
    ].join('')
  },
}
