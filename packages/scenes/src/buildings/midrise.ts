import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Choices } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { court, drawers, sawtooth, slab, terraced, winged } from './midrises/blocks.ts'
import { type MidForm, midStorey } from './midrises/form.ts'
import { arched, bow, hanging } from './midrises/rounds.ts'
import { type Skin, skins } from './skins.ts'

const shopHeight = 46
const old: ReadonlySet<string> = new Set(['oldtown', 'creek', 'desert'])
const newer: Choices<MidForm> = [winged, terraced, slab, court, drawers, sawtooth, bow, hanging]
const older: Choices<MidForm> = [
  arched,
  winged,
  arched,
  slab,
  court,
  bow,
  terraced,
  drawers,
  hanging,
]

/** Five to seven storeys of flats over shops with awnings; foot centre at 0,0. */
export function midrise(stage: Stage, setting: Setting): string {
  const { random } = stage
  const wall = random.pick(setting.walls)
  const block = {
    floor: midStorey,
    turn: random.between(0.24, 0.34),
    skin: random.pick<Skin>([skins.balconies, skins.grid, skins.ribbon]),
    sideSkin: skins.grid,
    wall,
    trim: setting.trim,
    lean: random.pick([0, 1.5]),
  }
  const form = random.pick(old.has(stage.character) ? older : newer)
  const w = random.whole(300, 370)
  return [
    d`<g transform="translate(0 ${-shopHeight})">`,
    form(stage, block, w, setting),
    '</g>',
    shops(stage, w + 20, setting, wall),
  ].join('')
}

function shops(stage: Stage, w: number, setting: Setting, wall: Hex): string {
  const { paint, random } = stage
  const count = Math.round(w / 58)
  const bay = w / count
  const h = shopHeight
  const glass = paint.dark ? paint.lamp : paint.shade(paint.glass, 0.2)
  const special = random.whole(0, count - 1)
  const awning = (i: number) => d`M${6 - w / 2 + bay * i} ${10 - h}h${bay - 12}l5 13h${2 - bay}z`
  const plain = repeat(count, (i) => (i === special ? '' : awning(i)))
  return [
    rect(-w / 2, -h, w, h, paint.shade(wall, 0.14)),
    line(
      d`M${7 - w / 2} ${-h * 0.36}H${w / 2}`,
      glass,
      h * 0.66,
      d`stroke-dasharray="${bay - 14} 14"`,
    ),
    rect(-w / 2 - 5, -h - 4, w + 10, 7, paint.lit(material.white)),
    path(plain, paint.shade(setting.trim, 0.05)),
    path(awning(special), paint.lit(material.red)),
  ].join('')
}
