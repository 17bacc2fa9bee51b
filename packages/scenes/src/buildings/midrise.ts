import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { shrubs } from '../shapes/greenery.ts'
import { type Shaft, shaft } from './shaft.ts'
import { type Skin, skins } from './skins.ts'

const floor = 36
const shopHeight = 46

type Block = Omit<Shaft, 'x' | 'w' | 'floors'>

/** Five to seven storeys of flats over shops with awnings; foot centre at 0,0. */
export function midrise(stage: Stage, setting: Setting): string {
  const { random } = stage
  const wall = random.pick(setting.walls)
  const block = {
    floor,
    turn: random.between(0.24, 0.34),
    skin: random.pick<Skin>([skins.balconies, skins.grid, skins.ribbon]),
    sideSkin: skins.grid,
    wall,
    trim: setting.trim,
    lean: random.pick([0, 1.5]),
  }
  const forms = [winged, terraced, slab] as const
  const form = forms[stage.composition % forms.length] ?? slab
  const w = random.whole(320, 370)
  return [
    d`<g transform="translate(0 ${-shopHeight})">`,
    form(stage, block, w),
    '</g>',
    shops(stage, w + 20, setting, wall),
  ].join('')
}

/** One long block under a roof pergola. */
function slab(stage: Stage, block: Block, w: number): string {
  const { paint, random } = stage
  const floors = random.whole(5, 6)
  const top = -floors * floor
  const posts = repeat(6, (i) => d`M${-w * 0.3 + i * 22} ${top}v-24`)
  return [
    line(`${posts}${d`M${-w * 0.34} ${top - 24}h140`}`, paint.shade(material.timber, 0.1), 4),
    rect(w * 0.1, top - 18, 60, 20, paint.shade(block.wall, 0.24)),
    shaft(stage, { ...block, x: -w / 2, w, floors }),
  ].join('')
}

/** A plain tall wing behind a lower one with balconies. */
function winged(stage: Stage, block: Block, w: number): string {
  const floors = stage.random.whole(6, 7)
  const back = { ...block, skin: skins.grid, wall: material.cream, lean: 0 }
  const top = -floors * floor
  return [
    rect(-w * 0.4, top - 16, w * 0.22, 20, stage.paint.shade(material.cream, 0.2)),
    shaft(stage, { ...back, x: -w / 2, w: w * 0.62, floors }),
    rect(-w * 0.5, top - 4, w * 0.62, 7, stage.paint.lit(material.white)),
    shaft(stage, { ...block, skin: skins.balconies, x: -w * 0.1, w: w * 0.6, floors: floors - 2 }),
  ].join('')
}

/** Storeys that step back, each roof a garden. */
function terraced(stage: Stage, block: Block, w: number): string {
  const { paint, random } = stage
  // Storeys overlap, so only skins that run on sideways will do.
  const skin = random.pick<Skin>([skins.balconies, skins.ribbon])
  const step = w * 0.16
  const tiers = [6, 5, 4, 2].map((floors, index) => {
    const right = w / 2 - step * (3 - index)
    const wide = w * 0.46
    const x = right - wide
    return [
      index > 0
        ? shrubs(
            stage,
            x + wide * 0.5,
            right,
            -floors * floor,
            13,
            paint.shade(material.leaf, 0.16),
          )
        : '',
      shaft(stage, {
        ...block,
        skin,
        lean: 0,
        turn: 0.16,
        x: Math.max(-w / 2, x),
        w: right - Math.max(-w / 2, x),
        floors,
      }),
      rect(
        Math.max(-w / 2, x),
        -floors * floor - 3,
        right - Math.max(-w / 2, x) + 4,
        6,
        paint.lit(material.white),
      ),
    ].join('')
  })
  return tiers.join('')
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
