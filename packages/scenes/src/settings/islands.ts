import { material } from '../core/material.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import { yacht } from '../shapes/boats.ts'
import { neighbour, silhouettes } from '../shapes/distance.ts'
import { grasses, shrubs } from '../shapes/greenery.ts'
import { gateTowers } from '../shapes/landmarks/clusters.ts'
import { shell, wheel } from '../shapes/landmarks/leisure.ts'
import { palm, palmRow } from '../shapes/palm.ts'
import { water } from '../shapes/water.ts'
import { eyeLine, type Setting } from './setting.ts'

/** New islands: gate towers, a wheel, a shell of a roof, mangroves on the shore. */
export const islands: Setting = {
  walls: ['#eef0ea', '#dfe6e4', '#efe0c8', '#d3dedd'],
  trim: '#4c6a72',
  room: { wall: '#f2f1ea', accent: '#3b8590', textile: '#dcd8ca' },
  afloat: yacht,
  far(stage, horizon) {
    const { paint, random } = stage
    const scale = horizon / eyeLine
    const y = horizon + 8
    const left = random.chance(0.5)
    const side = (near: number, far: number) => (left ? near : 800 - near) + (left ? far : -far)
    return [
      silhouettes(
        stage,
        {
          from: left ? 340 : -20,
          to: left ? 800 : 460,
          y,
          widths: [24, 44],
          heights: [40 * scale, 150 * scale],
        },
        paint.far('#b3c4c6', 0.74),
      ),
      wheel(stage, side(90, random.whole(0, 60)), y, random.between(120, 170) * scale, 0.5),
      shell(stage, side(230, random.whole(0, 50)), y, random.between(64, 90) * scale, 0.44),
      gateTowers(
        stage,
        side(640, random.whole(-30, 50)),
        y + 2,
        random.between(200, 270) * scale,
        0.42,
      ),
      random.chance(0.6)
        ? neighbour(
            stage,
            side(730, 0) - 36,
            y + 4,
            72,
            random.between(150, 240) * scale,
            random.pick(islands.walls),
            0.44,
          )
        : '',
      shrubs(stage, -10, 810, horizon + 12, 14, paint.far(paint.shade(material.palm, 0.2), 0.3)),
    ].join('')
  },
  ground(stage, horizon) {
    const { paint } = stage
    return [
      rect(0, horizon + 6, 800, 110, paint.lit('#e9dcbf')),
      rect(0, 486, 800, 16, paint.lit('#f3e8d0')),
      path('M0 502Q260 492 500 504T800 498V540H0z', paint.lit('#eed9b2')),
      water(stage, 534, 600),
      path('M0 530Q210 516 430 534T800 526V540Q600 548 430 544T0 546z', paint.lit('#f2e1bd')),
      line('M0 546Q220 534 430 546T800 540', '#ffffff', 3, 'opacity=".6"'),
    ].join('')
  },
  front(stage, metre) {
    const { paint, random } = stage
    const tall = Math.min(240, metre(510) * 8)
    const gap = Math.max(metre(510) * 9, 120)
    return [
      palmRow(stage, -20, 250, 506, tall, gap),
      palm(stage, random.whole(690, 770), 520, tall * 1.1),
      grasses(stage, 520, 790, 536, paint.shade(material.olive, 0.24)),
      yacht(stage, random.whole(200, 560), 576, Math.min(1.8, Math.max(0.8, metre(560) * 0.07))),
    ].join('')
  },
  below(stage, horizon) {
    const { paint, random } = stage
    const y = Math.round(horizon)
    const sand = paint.lit('#ecdcb8')
    const marsh = repeat(
      8,
      (i) => d`M${430 + i * 46} ${y + 150 + (i % 3) * 26}h${26 + (i % 4) * 12}`,
    )
    return [
      water(stage, y, 600),
      path(
        `M-10 ${y + 14}Q200 ${y - 2} 420 ${y + 20}T380 ${y + 70}Q180 ${y + 84}-10 ${y + 70}z`,
        sand,
      ),
      path(
        `M470 ${y + 34}Q640 ${y + 14} 810 ${y + 30}V${y + 92}Q620 ${y + 100} 500 ${y + 76}T470 ${y + 34}`,
        sand,
      ),
      silhouettes(
        stage,
        { from: 0, to: 330, y: y + 56, widths: [40, 70], heights: [30, 80] },
        paint.far('#c3cfcd', 0.3),
      ),
      neighbour(
        stage,
        random.whole(580, 700),
        y + 84,
        54,
        random.whole(90, 150),
        random.pick(islands.walls),
        0.26,
      ),
      line(`M390 ${y + 52}Q450 ${y + 34} 520 ${y + 60}`, paint.lit(material.white), 5),
      line(marsh, paint.shade(material.palm, 0.16), 13, 'stroke-linecap="round"'),
      path(`M-10 ${y + 150}Q240 ${y + 120} 420 ${y + 190}T520 600H-10z`, sand),
      path(
        `M-10 ${y + 170}Q230 ${y + 146} 390 ${y + 206}T470 600H-10z`,
        paint.shade(material.grass, 0.06),
      ),
      neighbour(
        stage,
        random.whole(-20, 30),
        y + 250,
        90,
        random.whole(150, 210),
        random.pick(islands.walls),
        0.12,
      ),
      palmRow(stage, 120, 420, y + 236, 60, 60),
      yacht(stage, random.whole(600, 700), y + 250, 0.9),
      neighbour(
        stage,
        720,
        640,
        130,
        640 - y - random.whole(60, 170),
        random.pick(islands.walls),
        0.06,
      ),
    ].join('')
  },
}
