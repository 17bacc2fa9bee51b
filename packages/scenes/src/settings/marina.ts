import { material } from '../core/material.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import { yacht } from '../shapes/boats.ts'
import { neighbour, silhouettes } from '../shapes/distance.ts'
import { shrubs } from '../shapes/greenery.ts'
import { twistedTower } from '../shapes/landmarks/twisted-tower.ts'
import { palmRow } from '../shapes/palm.ts'
import { ripples, water } from '../shapes/water.ts'
import { eyeLine, type Setting } from './setting.ts'

/** Towers shoulder to shoulder around a basin of yachts. */
export const marina: Setting = {
  walls: ['#f4efe6', '#dfe7e6', '#ecdcc4', '#a9bec4', '#fbf6ee', '#c9a98a'],
  trim: material.slate,
  room: { wall: '#f2eee4', accent: material.teal, textile: '#d6dedb' },
  mirrorLine: 516,
  afloat: yacht,
  site: [210, 330],
  far(stage, horizon) {
    const { paint, random } = stage
    const row = { from: -20, to: 800, y: horizon + 10, widths: [26, 52] } as const
    const left = random.whole(-30, 10)
    const right = random.whole(610, 650)
    const scale = horizon / eyeLine
    return [
      stage.coarse
        ? ''
        : silhouettes(
            stage,
            { ...row, heights: [110 * scale, 250 * scale] },
            paint.far('#b9c6c6', 0.72),
          ),
      silhouettes(
        stage,
        { ...row, heights: [(stage.coarse ? 80 : 40) * scale, (stage.coarse ? 200 : 130) * scale] },
        paint.far('#9fb3b5', 0.5),
      ),
      twistedTower(
        stage,
        random.pick([128, 196, 604, 672]),
        horizon + 12,
        random.between(270, 330) * scale,
        0.36,
      ),
      repeat(random.whole(0, 2), (i) =>
        neighbour(
          stage,
          left + i * 74,
          horizon + 12,
          62,
          random.between(210, 330) * scale,
          random.pick(marina.walls),
          0.46,
        ),
      ),
      repeat(random.whole(0, 2), (i) =>
        neighbour(
          stage,
          right + i * 80,
          horizon + 12,
          66,
          random.between(190, 320) * scale,
          random.pick(marina.walls),
          0.46,
        ),
      ),
    ].join('')
  },
  ground(stage, horizon) {
    const { paint } = stage
    return [
      rect(0, horizon, 800, 90, paint.lit(material.stone)),
      shrubs(stage, -10, 810, horizon + 18, 20, paint.shade(material.leaf, 0.25)),
      rect(0, horizon + 16, 800, 40, paint.shade('#cdbb9c', 0.1)),
      rect(0, 496, 800, 8, paint.lit(material.cream)),
      rect(0, 504, 800, 12, paint.shade(material.concrete, 0.45)),
      water(stage, 516, 600),
    ].join('')
  },
  front(stage, metre) {
    const { paint, random } = stage
    const tall = Math.min(260, metre(494) * 9)
    const gap = Math.max(metre(494) * 9, 110)
    const boat = Math.min(2.6, Math.max(0.9, metre(540) * 0.09))
    const rail = Math.max(7, Math.min(26, metre(498) * 1.1))
    const posts = repeat(17, (i) => d`M${i * 50} ${498 - rail}v${rail}`)
    return [
      palmRow(stage, -20, 270, 494, tall, gap),
      palmRow(stage, 540, 820, 494, tall, gap),
      line(d`M0 ${498 - rail}H800${posts}`, paint.shade(material.steel, 0.2), 2),
      yacht(stage, random.between(90, 250), 566, boat * random.between(1, 1.2)),
      boat > 1.8 ? '' : yacht(stage, random.between(540, 670), 544, boat * 0.75),
      ripples(stage, 556, 600),
    ].join('')
  },
  below(stage, horizon) {
    const { paint, random } = stage
    const bank = paint.lit(material.stone)
    const berths = repeat(6, (i) => d`M${516 - i * 2} ${horizon + 84 + i * 34}l${34 + i * 7} ${5}`)
    const shore = (inset: number) =>
      d`M0 ${horizon + 12 + inset}H${300 - inset}Q${470 - inset} ${horizon + 40} ${508 - inset} ${horizon + 130}T${478 - inset} 600H0z`
    return [
      water(stage, horizon, 600),
      path(shore(0), bank),
      path(
        d`M800 ${horizon + 12}H620Q560 ${horizon + 60} 650 ${horizon + 150}T720 600H800z`,
        paint.shade(material.stone, 0.12),
      ),
      path(shore(26), paint.shade(material.grass, 0.1)),
      path(shore(44), paint.lit('#e4d6bb')),
      path(
        d`M-10 ${horizon + 150}Q250 ${horizon + 130} 350 ${horizon + 190}T400 600H360Q330 ${horizon + 230} 240 ${horizon + 190}T-10 ${horizon + 172}z`,
        paint.shade(material.concrete, 0.1),
      ),
      silhouettes(
        stage,
        { from: 30, to: 400, y: horizon + 70, widths: [44, 80], heights: [40, 110] },
        paint.far('#b9c3bf', 0.34),
      ),
      palmRow(stage, 120, 470, horizon + 112, 52, 58),
      shrubs(stage, 60, 440, horizon + 116, 14, paint.shade(material.leaf, 0.2)),
      line(berths, paint.lit(material.white), 7, 'stroke-linecap="round"'),
      yacht(stage, random.whole(590, 620), horizon + 216, 0.8),
      neighbour(
        stage,
        -30,
        620,
        130,
        620 - horizon - random.whole(40, 120),
        random.pick(marina.walls),
        0.08,
      ),
      neighbour(
        stage,
        690,
        620,
        140,
        620 - horizon - random.whole(10, 90),
        random.pick(marina.walls),
        0.12,
      ),
    ].join('')
  },
}
