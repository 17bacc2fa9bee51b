import { material } from '../core/material.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import { abra, dhow } from '../shapes/boats.ts'
import { silhouettes } from '../shapes/distance.ts'
import { shrubs } from '../shapes/greenery.ts'
import { mosque } from '../shapes/landmarks/mosque.ts'
import { windTower } from '../shapes/landmarks/windtower.ts'
import { palm, palmRow } from '../shapes/palm.ts'
import { ripples, water } from '../shapes/water.ts'
import { eyeLine, type Setting } from './setting.ts'

/** A working waterway: abras, dhows and a low old bank. */
export const creek: Setting = {
  walls: ['#f3e6cb', '#e5d2ae', '#cfd8cf', '#e9c39a', '#fbf3e4', '#d2a67c'],
  trim: material.teal,
  room: { wall: '#f3ecdc', accent: '#2f8086', textile: '#e0c9a0' },
  mirrorLine: 522,
  site: [150, 270],
  afloat: (stage, x, y, scale) =>
    (stage.random.chance(0.5) ? dhow : abra)(stage, x, y, scale * 0.84),
  far(stage, horizon) {
    const { paint, random } = stage
    const scale = horizon / eyeLine
    return [
      silhouettes(
        stage,
        { from: 30, to: 330, y: horizon, widths: [24, 42], heights: [60 * scale, 180 * scale] },
        paint.far('#b2c0c0', 0.8),
      ),
      mosque(stage, random.whole(520, 580), horizon, 170 * scale, 0.5),
      silhouettes(
        stage,
        { from: -20, to: 820, y: horizon + 4, widths: [44, 80], heights: [24 * scale, 58 * scale] },
        paint.far('#dcc39a', 0.45),
      ),
      windTower(stage, random.whole(100, 180), horizon + 4, 30, 96 * scale, 0.4),
      windTower(stage, random.whole(660, 720), horizon + 4, 34, 106 * scale, 0.4),
      repeat(5, (i) =>
        palm(stage, 40 + i * 170 + random.whole(-40, 40), horizon + 4, random.whole(34, 52), 0.4),
      ),
    ].join('')
  },
  ground(stage, horizon) {
    const { paint } = stage
    return [
      water(stage, horizon, 482),
      rect(0, 470, 800, 36, paint.lit('#e2cda6')),
      rect(0, 500, 800, 8, paint.lit(material.cream)),
      rect(0, 508, 800, 14, paint.shade('#bda27a', 0.4)),
      water(stage, 522, 600),
    ].join('')
  },
  front(stage, metre) {
    const { paint, random } = stage
    const tall = Math.min(270, metre(498) * 9)
    const gap = Math.max(tall * 0.8, 110)
    const boat = Math.min(2.3, Math.max(1, metre(556) * 0.09))
    const posts = repeat(9, (i) => d`M${40 + i * 92} 504v34`)
    const x = random.whole(520, 630)
    return [
      palmRow(stage, -20, 240, 498, tall, gap),
      palmRow(stage, 580, 830, 498, tall, gap),
      line(posts, paint.shade(material.walnut, 0.3), 7),
      random.chance(0.4) ? dhow(stage, x, 566, boat * 0.8) : abra(stage, x, 562, boat),
      boat > 1.9 ? '' : abra(stage, random.whole(130, 260), 584, boat * 1.15),
      ripples(stage, 566, 600),
    ].join('')
  },
  below(stage, horizon) {
    const { paint, random } = stage
    const y = Math.round(horizon)
    const bank = paint.lit('#dec69c')
    const wall = paint.shade('#bda27a', 0.36)
    const row = { widths: [54, 96] } as const
    return [
      water(stage, y, 600),
      path(`M-10 ${y + 4}H470q80 34-70 82T-10 ${y + 120}z`, bank),
      silhouettes(
        stage,
        { ...row, from: -20, to: 380, y: y + 70, heights: [26, 58] },
        paint.far('#d3b586', 0.3),
      ),
      windTower(stage, random.whole(190, 240), y + 72, 34, 104, 0.26),
      path(`M810 ${y + 26}Q640 ${y + 80} 610 ${y + 150}T720 600H810z`, bank),
      silhouettes(
        stage,
        { ...row, from: 650, to: 830, y: y + 120, heights: [40, 80] },
        paint.far('#d9bd90', 0.16),
      ),
      palm(stage, 650, y + 130, 70),
      path(`M-10 ${y + 176}Q260 ${y + 150} 420 ${y + 210}T480 600H-10z`, bank),
      path(`M420 ${y + 210}Q520 ${y + 250} 480 600h14Q536 ${y + 250} 426 ${y + 206}z`, wall),
      silhouettes(
        stage,
        { from: -30, to: 250, y: y + 270, widths: [90, 130], heights: [60, 110] },
        paint.shade('#d8b98a', 0.12),
      ),
      shrubs(stage, 60, 320, y + 300, 24, paint.shade(material.leaf, 0.16)),
      abra(stage, random.whole(590, 640), y + 240, 0.9),
      dhow(stage, random.whole(480, 560), y + 136, 0.5),
      palm(stage, random.whole(60, 150), 620, 190),
    ].join('')
  },
}
