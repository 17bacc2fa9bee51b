import { material } from '../core/material.ts'
import type { Choices } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, path, rect } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { podium, type Shaft, shaft } from './shaft.ts'
import { type Skin, skins } from './skins.ts'

const faces: Choices<Skin> = [
  skins.balconies,
  skins.ribbon,
  skins.grid,
  skins.staggered,
  skins.fins,
]

/** A residential tower of 24 to 28 storeys over a podium; foot centre at 0,0. */
export function tower(stage: Stage, setting: Setting): string {
  const { random } = stage
  const common = {
    floor: 14,
    turn: random.between(0.26, 0.4),
    skin: random.pick(faces),
    sideSkin: random.pick<Skin>([skins.grid, skins.ribbon, skins.fins]),
    wall: random.pick(setting.walls),
    trim: setting.trim,
    lean: random.pick([0, 2, 3]),
  }
  const forms = [single, pair, stepped, bent] as const
  const form = forms[(stage.composition + random.whole(0, 1)) % forms.length] ?? single
  const base = { w: random.whole(270, 330), h: 40, wall: random.pick(setting.walls) }
  return group(form(stage, common)) + podium(stage, base)
}

type Common = Omit<Shaft, 'x' | 'w' | 'floors'>

function single(stage: Stage, common: Common): string {
  const { random } = stage
  const w = random.whole(160, 200)
  const floors = random.whole(25, 28)
  return crown(stage, common, -w / 2, w, floors) + shaft(stage, { ...common, x: -w / 2, w, floors })
}

/** Two shafts that share a core, one lower. */
function pair(stage: Stage, common: Common): string {
  const { random } = stage
  const low = random.whole(17, 21)
  const high = random.whole(26, 28)
  return [
    crown(stage, common, -10, 126, high),
    shaft(stage, { ...common, x: -10, w: 126, floors: high }),
    shaft(stage, {
      ...common,
      x: -124,
      w: 122,
      floors: low,
      skin: skins.balconies,
      wall: material.cream,
    }),
  ].join('')
}

/** Three parts, each set back from the one below. */
function stepped(stage: Stage, common: Common): string {
  const { random } = stage
  const top = random.whole(27, 28)
  return [
    crown(stage, common, -50, 100, top),
    shaft(stage, { ...common, x: -50, w: 100, floors: top, lean: 0 }),
    shaft(stage, { ...common, x: -80, w: 160, floors: top - random.whole(4, 6), lean: 0 }),
    shaft(stage, { ...common, x: -108, w: 216, floors: top - random.whole(11, 14), lean: 0 }),
  ].join('')
}

/** A slab whose roof bends over into its side like a turned page. */
function bent(stage: Stage, common: Common): string {
  const { paint, random } = stage
  const h = random.whole(26, 28) * common.floor
  const r = random.whole(70, 120)
  const roof = d`M-84 ${-h}H${84 - r}Q84 ${-h} 84 ${r * 1.1 - h}`
  const clip = stage.define(
    'bent',
    (id) =>
      `<clipPath id="${id}"><path d="M-84 0${roof.replace('M-84 ', 'L-84 ')}V0z"/></clipPath>`,
  )
  const floors = h / common.floor
  const block = { ...common, x: -84, w: 168, floors, lean: 0, turn: 0.22 }
  return [
    group(shaft(stage, block), `clip-path="url(#${clip})"`),
    line(`${roof}V0`, paint.lit(material.white), 7),
  ].join('')
}

/** What stands on the roof: plant screen, mast, arch or a slanted blade. */
function crown(stage: Stage, { wall, turn }: Common, x: number, w: number, floors: number): string {
  const { paint, random } = stage
  const top = -floors * 14
  const left = x + w * 0.16
  const wide = w * 0.68
  const split = x + w * (1 - turn)
  const kind = random.whole(0, 3)
  if (kind === 0)
    return path(d`M${x + 4} ${top + 8}V${top - 30}L${split} ${top + 8}z`, paint.shade(wall, 0.16))
  if (kind === 1) {
    return (
      line(d`M${left + wide * 0.4} ${top}V${top - 46}`, paint.shade(material.steel, 0.1), 3) +
      rect(left, top - 16, wide, 22, paint.shade(wall, 0.22))
    )
  }
  if (kind === 2)
    return path(
      d`M${left} ${top + 6}V${top - 6}Q${left + wide / 2} ${top - 44} ${left + wide} ${top - 6}V${top + 6}z`,
      paint.shade(wall, 0.12),
    )
  return (
    rect(left, top - 20, wide * 0.5, 26, paint.lit(wall)) +
    rect(left + wide * 0.5, top - 20, wide * 0.3, 26, paint.shade(wall, 0.44))
  )
}
