import { material } from '../core/material.ts'
import { d, line, path, rect } from '../core/svg.ts'
import { silhouettes } from '../shapes/distance.ts'
import { grasses, shrubs, tree } from '../shapes/greenery.ts'
import { palm } from '../shapes/palm.ts'
import { eyeLine, type Setting } from './setting.ts'

/** Fairways, bunkers and a lake, the city far off. */
export const golf: Setting = {
  walls: ['#f8f1e2', '#ecdfc6', '#d3b994', '#f2e2c9', '#cdd2c2'],
  trim: '#5f6f52',
  room: { wall: '#f3efe2', accent: '#4f7d5b', textile: '#d9d4bd' },
  far(stage, horizon) {
    const { paint, random } = stage
    const scale = horizon / eyeLine
    return [
      silhouettes(
        stage,
        {
          from: random.whole(40, 90),
          to: random.whole(300, 420),
          y: horizon,
          widths: [18, 36],
          heights: [40 * scale, 150 * scale],
        },
        paint.far('#aebfc0', 0.78),
      ),
      path(
        d`M-10 ${horizon + 30}V${horizon - 14}Q180 ${horizon - 44} 380 ${horizon - 12}T810 ${horizon - 26}V${horizon + 30}z`,
        paint.far(material.leaf, 0.6),
      ),
      shrubs(stage, 380, 820, horizon + 10, 44, paint.far(paint.shade(material.leaf, 0.16), 0.4)),
      shrubs(stage, -20, 260, horizon + 12, 34, paint.far(paint.shade(material.leaf, 0.16), 0.34)),
    ].join('')
  },
  ground(stage, horizon) {
    const { paint } = stage
    return [
      rect(0, horizon + 4, 800, 180, paint.lit('#9dbb6c')),
      path('M0 470Q220 440 460 462T800 450V500H0z', paint.lit('#b5ca7e')),
      path('M0 500Q260 484 520 498T800 492V600H0z', paint.shade('#94b264', 0.06)),
      path('M0 560Q190 520 420 540T800 520V600H0z', paint.lit('#b7cc80')),
      path('M520 566q50-24 120-14t70 24q-60 20-130 12t-60-22', paint.lit('#f4e3bd')),
      path('M534 564q46-18 108-8t66 20q-10-6-72-10t-102-2', paint.shade('#d9bf8d', 0.14)),
    ].join('')
  },
  front(stage, metre) {
    const { paint, random } = stage
    const x = random.whole(205, 240)
    const tall = Math.min(290, metre(532) * 8)
    const pin = Math.min(110, metre(572) * 2.1)
    return [
      palm(stage, random.between(30, 70), 544, tall),
      tree(stage, random.between(110, 160), 530, tall * 0.6),
      tree(stage, random.between(710, 770), 526, tall * 0.75),
      line(d`M${x} 572v${-pin}`, paint.lit(material.white), 3),
      path(
        d`M${x + 1} ${572 - pin}l${pin * 0.45} ${pin * 0.14}l${-pin * 0.45} ${pin * 0.16}z`,
        paint.lit(material.red),
      ),
      line(d`M${x - 12} 573h24`, paint.shade(material.leaf, 0.4), 4, 'stroke-linecap="round"'),
      grasses(stage, 640, 780, 596, paint.shade(material.olive, 0.2)),
    ].join('')
  },
  below(stage, horizon) {
    const { paint, random } = stage
    const y = horizon
    return [
      rect(0, y, 800, 600 - y, paint.lit('#8fae63')),
      path(
        d`M0 ${y + 40}Q260 ${y + 6} 480 ${y + 36}T800 ${y + 26}V${y + 70}Q560 ${y + 80} 380 ${y + 66}T0 ${y + 84}z`,
        paint.lit('#b5ca7e'),
      ),
      path(
        d`M120 600Q160 ${y + 190} 330 ${y + 140}T640 ${y + 96}Q720 ${y + 130} 600 ${y + 190}T420 600z`,
        paint.lit('#b9cf82'),
      ),
      path(
        d`M560 ${y + 230}Q640 ${y + 170} 800 ${y + 180}V${y + 290}Q660 ${y + 310} 590 ${y + 280}T560 ${y + 230}`,
        paint.water[1],
      ),
      path(
        d`M300 ${y + 190}q40-22 90-12t50 26q-50 18-100 10t-40-24M470 ${y + 128}q30-14 62-6t30 16q-40 12-70 4t-22-14`,
        paint.lit('#f4e3bd'),
      ),
      shrubs(stage, -20, 220, y + 130, 44, paint.shade(material.leaf, 0.2)),
      shrubs(stage, 640, 820, y + 120, 36, paint.shade(material.leaf, 0.16)),
      tree(stage, random.whole(60, 110), y + 250, 130),
      palm(stage, random.whole(690, 740), y + 200, 120),
      line(d`M520 ${y + 150}v-34`, paint.lit(material.white), 2),
      path(d`M521 ${y + 116}l17 5l-17 6z`, paint.lit(material.red)),
    ].join('')
  },
}
