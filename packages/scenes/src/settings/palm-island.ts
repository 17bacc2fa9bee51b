import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, path, repeat } from '../core/svg.ts'
import { dhow, yacht } from '../shapes/boats.ts'
import { silhouettes } from '../shapes/distance.ts'
import { grasses, shrubs } from '../shapes/greenery.ts'
import { hotelArch } from '../shapes/landmarks/hotel-arch.ts'
import { palm } from '../shapes/palm.ts'
import { water } from '../shapes/water.ts'
import { eyeLine, type Setting } from './setting.ts'

/** A parasol and a lounger on the sand; at scale 1 a metre is 32 units. */
function parasol({ paint }: Stage, x: number, y: number, scale: number): string {
  const parts = [
    path('M-48-66Q0-104 48-66Q24-74 0-66Q-24-74-48-66', paint.lit(material.red)),
    line('M0-88V0', paint.shade(material.timber, 0.2), 3),
    path('M14-4l44-4 16-18 5 3-13 22-5 8h-4l2-7-38 3-2 6h-4z', paint.lit(material.white)),
  ]
  return group(parts.join(''), d`transform="translate(${x} ${y})scale(${scale})"`)
}

/** Villas on a crescent of sand, the open Gulf behind. */
export const palmIsland: Setting = {
  walls: ['#fbf4e6', '#f6e6cd', '#eec9a6', '#eef0e8', '#fffaf2', '#d9cdb4'],
  trim: material.timber,
  room: { wall: '#f8f2e6', accent: '#3c9a98', textile: '#ecd9c3' },
  afloat: (stage, x, y, scale) => (scale > 1.5 ? yacht : dhow)(stage, x, y, scale * 0.8),
  far(stage, horizon) {
    const { paint, random } = stage
    const island = paint.far(paint.shade(material.palm, 0.1), 0.42)
    const x = random.whole(430, 560)
    const scale = horizon / eyeLine
    return [
      silhouettes(
        stage,
        {
          from: x - 40,
          to: x + 330,
          y: horizon,
          widths: [26, 48],
          heights: [14 * scale, 84 * scale],
        },
        paint.far('#b4c3c2', 0.74),
      ),
      water(stage, horizon - 2, horizon + 46),
      path(
        d`M${x - 120} ${horizon + 9}Q${x} ${horizon - 8} ${x + 190} ${horizon - 2}H820V${horizon + 9}z`,
        paint.far(material.sand, 0.3),
      ),
      hotelArch(
        stage,
        x + random.pick([60, 120, -330]),
        horizon + 4,
        random.between(76, 112) * scale,
        0.42,
      ),
      shrubs(stage, x - 70, 820, horizon + 4, 16, island),
      repeat(4, (i) =>
        palm(
          stage,
          x - 20 + i * 74 + random.whole(-16, 16),
          horizon + 4,
          random.whole(30, 48),
          0.4,
        ),
      ),
      dhow(stage, random.whole(150, 260), horizon + 20, 0.4),
    ].join('')
  },
  ground(stage, horizon) {
    const { paint } = stage
    return [
      water(stage, horizon, 480),
      path('M0 462Q200 446 420 456T800 448V600H0z', paint.lit(material.sand)),
      shrubs(stage, 60, 760, 484, 20, paint.shade(material.leaf, 0.18)),
      path('M0 488Q260 474 520 480T800 476V530Q560 520 300 534T0 528z', paint.lit(material.grass)),
      path('M0 560Q260 530 520 548T800 536V600H0z', paint.lit('#f3dfba')),
      path('M0 592Q300 566 560 582T800 572V600H0z', paint.water[1]),
      line('M0 590Q300 564 560 580T800 570', paint.lit('#ffffff'), 4, 'opacity=".75"'),
    ].join('')
  },
  front(stage, metre) {
    const { paint, random } = stage
    const tall = Math.min(380, metre(552) * 9)
    const shade = Math.min(1.5, metre(552) / 32)
    return [
      parasol(stage, random.whole(560, 650), 556, shade),
      palm(stage, random.between(40, 80), 560, tall),
      palm(stage, random.between(120, 160), 548, tall * 0.76),
      palm(stage, random.between(730, 790), 546, tall * 0.8),
      tall > 300 ? '' : palm(stage, random.between(650, 690), 536, tall * 0.6),
      grasses(stage, 10, 220, 564, paint.shade(material.olive, 0.2)),
    ].join('')
  },
  below(stage, horizon) {
    const { paint, random } = stage
    const y = Math.round(horizon)
    // Fingers of land on both sides of a trunk: distance down, reach to the left, to the right.
    const rows = [
      [22, 170, 250],
      [52, 150, 290],
      [98, 210, 240],
      [164, 170, 360],
      [252, 230, 330],
    ] as const
    const trunk = (down: number) => 470 - Math.round(down * 0.42)
    const fingers = (trim: number) =>
      rows
        .flatMap(([down, left, right]) => [-left, right].map((reach) => [down, reach] as const))
        .map(([down, reach]) => {
          const thick = Math.round(8 + down * 0.1 - trim)
          const bend = Math.round(10 + down * 0.07)
          return `M${trunk(down)} ${y + down}q${reach >> 1} ${-bend - trim} ${reach - trim * Math.sign(reach)} ${bend >> 1}q${-reach >> 1} ${thick} ${-reach} ${thick}z`
        })
        .join('')
    const roofs = rows
      .slice(2)
      .map(
        ([down, left, right]) =>
          `M${trunk(down) - left * 0.7} ${y + down + 1}h${left * 0.6}m${left * 0.2} 0h${right * 0.6}`,
      )
      .join('')
    return [
      water(stage, y, 600),
      path(fingers(0), paint.lit(material.sand)),
      path(`M468 ${y + 8}h10L${trunk(600 - y) + 70} 600h-90z`, paint.lit(material.sand)),
      path(fingers(4), paint.shade(material.leaf, 0.08)),
      path(`M471 ${y + 10}h4L${trunk(600 - y) + 44} 600h-46z`, paint.shade(material.leaf, 0.16)),
      line(roofs, paint.lit(material.white), 7, 'stroke-dasharray="9 19"'),
      line(
        roofs,
        paint.lit(material.tile),
        3,
        'stroke-dasharray="9 19" transform="translate(0 -4)"',
      ),
      palm(stage, random.whole(60, 120), 660, 240),
      palm(stage, random.whole(670, 740), 650, 210),
    ].join('')
  },
}
