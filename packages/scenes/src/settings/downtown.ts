import { material } from '../core/material.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import { neighbour, silhouettes } from '../shapes/distance.ts'
import { fountain } from '../shapes/fountain.ts'
import { shrubs } from '../shapes/greenery.ts'
import { spire } from '../shapes/landmarks/spire.ts'
import { palmRow } from '../shapes/palm.ts'
import { eyeLine, type Setting } from './setting.ts'

/** Boulevards, plazas and one very tall needle. */
export const downtown: Setting = {
  walls: ['#ead9be', '#f1e8d8', '#b08d70', '#c8d2d0', '#9fb2b8', '#fbf5ea'],
  trim: material.walnut,
  room: { wall: '#ece4d6', accent: '#4d5f68', textile: '#cbbfae' },
  afloat: fountain,
  far(stage, horizon) {
    const { paint, random } = stage
    const scale = horizon / eyeLine
    const row = { from: -20, to: 800, y: horizon + 10 } as const
    return [
      spire(
        stage,
        random.pick([150, 215, 585, 650]),
        horizon + 8,
        random.between(340, 375) * scale,
        0.3,
      ),
      silhouettes(
        stage,
        { ...row, widths: [30, 64], heights: [60 * scale, 190 * scale] },
        paint.far('#c3bdb0', 0.66),
      ),
      neighbour(
        stage,
        random.whole(-30, 0),
        horizon + 12,
        88,
        random.between(190, 260) * scale,
        random.pick(downtown.walls),
        0.48,
      ),
      neighbour(
        stage,
        random.whole(670, 700),
        horizon + 12,
        96,
        random.between(200, 280) * scale,
        random.pick(downtown.walls),
        0.46,
      ),
      shrubs(stage, -10, 810, horizon + 14, 26, paint.far(paint.shade(material.leaf, 0.2), 0.25)),
    ].join('')
  },
  ground(stage, horizon) {
    const { paint } = stage
    const joints = repeat(9, (i) => d`M${400 + (i - 4) * 66} 496L${400 + (i - 4) * 150} 548`)
    return [
      rect(0, horizon, 800, 170, paint.shade(material.stone, 0.08)),
      rect(0, 492, 800, 60, paint.lit('#e6d8bf')),
      line(`${joints}M0 516H800`, paint.shade('#d4c3a6', 0.16), 1.5),
      rect(0, 548, 800, 7, paint.shade(material.concrete, 0.2)),
      rect(0, 555, 800, 45, paint.shade(material.slate, 0.2)),
      line('M-10 578H800', paint.lit(material.cream), 3, 'stroke-dasharray="46 38"'),
    ].join('')
  },
  front(stage, metre) {
    const { paint, random } = stage
    const tall = Math.min(270, metre(516) * 8)
    const gap = Math.max(tall * 0.7, 86)
    const post = Math.min(230, metre(550) * 5.5)
    const green = Math.min(26, metre(524))
    const lamps = random.whole(60, 110)
    return [
      palmRow(stage, -10, 230, 516, tall, gap),
      palmRow(stage, 590, 810, 518, tall, gap),
      shrubs(stage, -10, 210, 526, green, paint.shade(material.leaf, 0.2)),
      shrubs(stage, 590, 810, 526, green, paint.shade(material.leaf, 0.2)),
      line(
        d`M${lamps} 550v${-post}h${post * 0.16}M${lamps + 600} 550v${-post}h${post * 0.16}`,
        paint.shade(material.slate, 0.4),
        3,
      ),
      line(
        d`M${lamps + post * 0.09} ${551 - post}h${post * 0.1}M${lamps + 600 + post * 0.09} ${551 - post}h${post * 0.1}`,
        paint.dark ? paint.lamp : paint.lit(material.white),
        5,
      ),
    ].join('')
  },
  below(stage, horizon) {
    const { paint, random } = stage
    const y = Math.round(horizon)
    const blocks = { from: -10, to: 800, widths: [44, 90] } as const
    const avenue = `M398 ${y + 62}Q370 ${y + 130} 260 ${y + 190}T70 600H150Q240 ${y + 260} 310 ${y + 196}T406 ${y + 62}z`
    const middle = `M402 ${y + 70}Q370 ${y + 136} 284 ${y + 194}T110 600`
    return [
      rect(0, y, 800, 600 - y, paint.far('#d8c9ae', 0.2)),
      silhouettes(stage, { ...blocks, y: y + 44, heights: [22, 60] }, paint.far('#c9b99c', 0.4)),
      shrubs(stage, 160, 700, y + 60, 18, paint.far(paint.shade(material.leaf, 0.14), 0.2)),
      path(
        `M430 ${y + 92}q90-34 210-16t90 60q-60 30-190 22t-110-66`,
        paint.shade(material.leaf, 0.06),
      ),
      path(`M470 ${y + 94}q80-24 160-10t60 40q-50 20-140 12t-80-42`, paint.water[1]),
      path(avenue, paint.lit('#efe3cc')),
      line(middle, paint.shade(material.slate, 0.1), 2.5, 'stroke-dasharray="14 12"'),
      silhouettes(
        stage,
        { from: -20, to: 250, y: y + 150, widths: [60, 100], heights: [50, 110] },
        paint.shade('#d9c6a4', 0.16),
      ),
      shrubs(stage, 260, 820, y + 200, 24, paint.shade(material.leaf, 0.16)),
      neighbour(stage, 470, 640, 120, 640 - y - 190, random.pick(downtown.walls), 0.06),
      neighbour(
        stage,
        30,
        620,
        150,
        620 - y - random.whole(70, 150),
        random.pick(downtown.walls),
        0.06,
      ),
      neighbour(
        stage,
        640,
        620,
        140,
        620 - y - random.whole(0, 70),
        random.pick(downtown.walls),
        0.06,
      ),
    ].join('')
  },
}
