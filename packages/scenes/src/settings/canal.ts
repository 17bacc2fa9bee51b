import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import { abra, yacht } from '../shapes/boats.ts'
import { neighbour, silhouettes } from '../shapes/distance.ts'
import { shrubs } from '../shapes/greenery.ts'
import { spire } from '../shapes/landmarks/spire.ts'
import { palmRow } from '../shapes/palm.ts'
import { ripples, water } from '../shapes/water.ts'
import { eyeLine, type Setting } from './setting.ts'

/** A foot bridge under one tall arch, `w` wide from its left end. */
function bridge({ paint }: Stage, x: number, y: number, w: number, distance: number): string {
  const h = w * 0.34
  const tone = (depth: number) => paint.far(paint.shade(material.white, depth), distance)
  const hangers = repeat(7, (i) => {
    const at = (i + 1) / 8
    return d`M${x + w * at} ${y - w * 0.06}v${-(h * 4 * at * (1 - at)) * 0.8}`
  })
  return [
    line(hangers, tone(0.34), Math.max(1, w * 0.006)),
    line(d`M${x} ${y}Q${x + w / 2} ${y - h * 2} ${x + w} ${y}`, tone(0.04), w * 0.03),
    line(
      d`M${x - w * 0.1} ${y}Q${x + w / 2} ${y - w * 0.12} ${x + w * 1.1} ${y}`,
      tone(0.24),
      w * 0.035,
    ),
  ].join('')
}

/** Glass towers on both sides of a canal. */
export const canal: Setting = {
  walls: ['#dbe3e4', '#f4f1ea', '#e6d3b6', '#9fb4bc', '#b9c7cb', '#7f949c'],
  trim: '#3f5560',
  room: { wall: '#eceeec', accent: '#31606f', textile: '#c9cfcf' },
  mirrorLine: 520,
  site: [280, 400],
  afloat: (stage, x, y, scale) => (stage.random.chance(0.5) ? yacht : abra)(stage, x, y, scale),
  far(stage, horizon) {
    const { paint, random } = stage
    const scale = horizon / eyeLine
    const row = { from: -20, to: 800, y: horizon + 10, widths: [24, 60] } as const
    const left = random.chance(0.5)
    const tall = (x: number, w: number) =>
      neighbour(
        stage,
        x,
        horizon + 12,
        w,
        random.between(190, 320) * scale,
        random.pick(canal.walls),
        0.42,
      )
    return [
      spire(
        stage,
        random.pick([90, 250, 560, 720]),
        horizon + 8,
        random.between(300, 350) * scale,
        0.66,
      ),
      silhouettes(
        stage,
        { ...row, heights: [60 * scale, 190 * scale] },
        paint.far('#a9bbc0', 0.66),
      ),
      tall(left ? random.whole(-40, 0) : random.whole(-90, -60), 84),
      tall(left ? random.whole(60, 90) : random.whole(700, 720), 72),
      tall(random.whole(620, 660), 70),
      bridge(stage, random.whole(180, 380), horizon + 14, 170 * scale, 0.3),
    ].join('')
  },
  ground(stage, horizon) {
    const { paint } = stage
    return [
      rect(0, horizon, 800, 90, paint.shade(material.stone, 0.06)),
      shrubs(stage, -10, 810, horizon + 20, 18, paint.shade(material.leaf, 0.24)),
      rect(0, 484, 800, 16, paint.lit('#e4dccb')),
      path('M0 500H800L760 520H40z', paint.shade(material.concrete, 0.2)),
      rect(0, 510, 800, 10, paint.shade(material.concrete, 0.44)),
      water(stage, 520, 600),
    ].join('')
  },
  front(stage, metre) {
    const { paint, random } = stage
    const tall = Math.min(220, metre(496) * 7)
    const gap = Math.max(metre(496) * 12, 130)
    const boat = Math.min(2.2, Math.max(0.9, metre(546) * 0.08))
    const lamps = repeat(6, (i) => d`M${50 + i * 140} 498v${-Math.min(120, metre(496) * 4)}`)
    return [
      line(lamps, paint.shade(material.slate, 0.4), 3),
      palmRow(stage, random.pick([-20, 480]), random.pick([320, 820]), 494, tall, gap),
      canal.afloat?.(stage, random.whole(120, 300), 560, boat) ?? '',
      boat > 1.8 ? '' : abra(stage, random.whole(540, 680), 584, boat),
      ripples(stage, 540, 600),
    ].join('')
  },
  below(stage, horizon) {
    const { paint, random } = stage
    const y = Math.round(horizon)
    const tower = (x: number, foot: number, w: number, h: number, far: number) =>
      neighbour(stage, x, foot, w, h, random.pick(canal.walls), far)
    return [
      rect(0, y, 800, 600 - y, paint.lit('#d8ceb8')),
      silhouettes(
        stage,
        { from: -10, to: 800, y: y + 40, widths: [30, 60], heights: [30, 90] },
        paint.far('#b5c2c4', 0.44),
      ),
      path(
        `M-10 ${y + 92}Q260 ${y + 60} 440 ${y + 116}T560 600H760Q720 ${y + 190} 560 ${y + 96}T-10 ${y + 62}z`,
        paint.lit(material.cream),
      ),
      path(
        `M-10 ${y + 88}Q266 ${y + 56} 452 ${y + 114}T578 600H742Q700 ${y + 190} 552 ${y + 100}T-10 ${y + 66}z`,
        paint.water[1],
      ),
      bridge(stage, 486, y + 168, 176, 0.06),
      yacht(stage, 620, y + 290, 0.6),
      tower(random.whole(60, 130), y + 56, 50, random.whole(90, 140), 0.34),
      tower(random.whole(640, 690), y + 84, 60, random.whole(110, 170), 0.28),
      tower(random.whole(90, 130), y + 190, 76, random.whole(160, 220), 0.16),
      shrubs(stage, 40, 480, y + 232, 26, paint.shade(material.leaf, 0.18)),
      tower(-40, 640, 140, 640 - y - random.whole(30, 130), 0.05),
      tower(730, 640, 120, 640 - y - random.whole(60, 150), 0.06),
    ].join('')
  },
}
