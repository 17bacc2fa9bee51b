import { townhouse } from '../buildings/townhouse.ts'
import { villa } from '../buildings/villa.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, path, rect, repeat } from '../core/svg.ts'
import { settings } from '../settings/all.ts'
import type { Setting } from '../settings/setting.ts'
import { shrubs } from '../shapes/greenery.ts'
import { lounger, parasol, planter } from '../shapes/leisure.ts'
import { palm } from '../shapes/palm.ts'
import { sky } from '../shapes/sky.ts'
import { ripples } from '../shapes/water.ts'
import { drawView } from './view.ts'

/** The pool: in the garden of a house, or high up on a podium; other buildings show their view. */
export function drawPool(stage: Stage): string {
  const setting = settings[stage.character]
  const { building } = stage
  if (building === 'shop' || building === 'warehouse' || building === 'plot') return drawView(stage)
  const scene =
    building === 'villa' || building === 'townhouse' ? garden(stage, setting) : deck(stage, setting)
  return stage.random.chance(0.5) ? group(scene, 'transform="matrix(-1 0 0 1 800 0)"') : scene
}

/** Pool water: bright and clear by day, lit from below at night. */
function basin(stage: Stage, outline: string): string {
  const { paint } = stage
  const [top, bottom] = paint.dark ? ['#3fb0b4', '#0f5f70'] : ['#8fdad6', '#2f9fae']
  const fill = stage.define(
    'basin',
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${paint.lit(top)}"/><stop offset="1" stop-color="${paint.lit(bottom)}"/></linearGradient>`,
  )
  return [
    line(outline, paint.lit('#fdf7ea'), 18),
    path(outline, paint.dark ? top : `url(#${fill})`, paint.dark ? 'opacity=".8"' : ''),
  ].join('')
}

function garden(stage: Stage, setting: Setting): string {
  const { paint, random, composition } = stage
  const foot = 372
  const x = 400 + random.whole(-60, 60)
  const isRow = stage.building === 'townhouse'
  const property = stage.define('home', (id) =>
    group((isRow ? townhouse : villa)(stage, setting), `id="${id}"`),
  )
  const outlines = [
    'M210 430H640L800 580V620H40z',
    'M250 432H600Q690 440 660 480T760 620H20Q60 560 150 520T250 432',
    'M330 430H560L700 620H150z',
  ]
  const outline = outlines[composition % 3] ?? outlines[0] ?? ''
  const clip = stage.define(
    'basinedge',
    (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`,
  )
  const mirrored = d`<use href="#${property}" transform="matrix(1 0 0 -1 ${x} ${foot + 92})" opacity=".22"/>`
  return [
    sky(stage, 330),
    setting.far(stage, 330),
    rect(0, 326, 800, 60, paint.lit(material.grass)),
    shrubs(stage, -10, 810, 366, 40, paint.shade(material.leaf, 0.24)),
    rect(0, 366, 800, 234, paint.lit('#eadbc0')),
    joints(stage),
    d`<use href="#${property}" x="${x}" y="${foot}"/>`,
    basin(stage, outline),
    group(mirrored + ripples(stage, 440, 600), `clip-path="url(#${clip})"`),
    ladder(stage),
    lounger(stage, 96, 470, 0.8, material.teal),
    lounger(stage, 40, 520, 1, material.red),
    parasol(stage, composition % 2 ? 130 : 716, composition % 2 ? 462 : 480, 0.86, material.cream),
    composition % 2
      ? planter(stage, 690, 470, 90, 34)
      : lounger(stage, 720, 500, -0.9, material.brass),
    palm(stage, random.whole(10, 50), 430, 290),
    palm(stage, random.whole(744, 790), 424, 250),
  ].join('')
}

/** Paving lines that run to the horizon. */
function joints({ paint }: Stage): string {
  const rows = repeat(9, (i) => d`M${400 + (i - 4) * 110} 372L${400 + (i - 4) * 260} 600`)
  return line(`${rows}M0 396H800M0 430H800M0 480H800M0 548H800`, paint.shade('#d9c6a2', 0.1), 1.5)
}

function ladder({ paint }: Stage): string {
  return line(
    'M600 470v-30q0-14 12-14t12 14v18M640 484v-30q0-14 12-14t12 14v18',
    paint.lit('#f4f6f3'),
    5,
  )
}

function deck(stage: Stage, setting: Setting): string {
  const { paint, random, composition } = stage
  const horizon = 290
  const long = composition % 3
  const outlines = [
    'M-20 404H560L680 620H-20z',
    'M-20 404H820V520H540L470 620H-20z',
    'M240 404H820V620H80z',
  ]
  const outline = outlines[long] ?? outlines[0] ?? ''
  const boards = repeat(12, (i) => d`M${400 + (i - 5.5) * 76} 392L${400 + (i - 5.5) * 190} 600`)
  const palms = [
    palm(stage, random.whole(715, 750), 470, 270),
    palm(stage, random.whole(640, 680), 424, 170),
  ]
  const left = long === 2
  const at = (x: number) => (left ? 800 - x : x)
  return [
    sky(stage, horizon),
    setting.far(stage, horizon),
    group(setting.below(stage, horizon)),
    rect(0, 392, 800, 208, paint.lit('#cfa679')),
    line(boards, paint.shade('#b98d63', 0.14), 2),
    basin(stage, outline),
    ripples(stage, 412, 600, left ? 250 : 0, left ? 800 : 540),
    glassRail(stage),
    left
      ? palm(stage, 40, 470, 270) + planter(stage, -10, 480, 110, 40)
      : palms.join('') + planter(stage, 610, 432, 80, 26) + planter(stage, 690, 480, 130, 40),
    long === 1 ? lounger(stage, 700, 576, -1.1, material.teal) : '',
    long === 1 ? '' : lounger(stage, at(690), 520, left ? 0.85 : -0.85, material.teal),
    long === 1 ? '' : lounger(stage, at(742), 580, left ? 1.1 : -1.1, material.red),
    parasol(
      stage,
      long === 1 ? 600 : at(770),
      long === 1 ? 580 : 560,
      long === 1 ? 1 : 1.1,
      material.cream,
    ),
  ].join('')
}

/** A clear balustrade along the far edge. */
function glassRail({ paint }: Stage): string {
  const posts = repeat(9, (i) => d`M${i * 100} 350v54`)
  return [
    rect(0, 350, 800, 54, paint.glint, 'opacity=".26"'),
    line(posts, paint.shade(material.steel, 0.1), 3),
    line('M0 350H800', paint.lit(material.white), 5),
  ].join('')
}
