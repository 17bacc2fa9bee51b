import { material } from '../core/material.ts'
import type { Choices } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { type Shaft, shaft } from './shaft.ts'
import { type Skin, skins } from './skins.ts'
import { bent, drum, sail, waisted } from './towers/curves.ts'
import { storey, type TowerForm } from './towers/form.ts'
import { lantern } from './towers/prisms.ts'

const floor = 22
const lobby = 44

/** An office building over a glazed lobby; foot centre at 0,0. */
export function office(stage: Stage, setting: Setting): string {
  const { random } = stage
  const block = {
    floor,
    turn: random.between(0.28, 0.38),
    skin: random.pick<Skin>([skins.fins, skins.ribbon, skins.fins]),
    sideSkin: random.pick<Skin>([skins.fins, skins.ribbon]),
    wall: random.pick([material.white, material.slate, ...setting.walls]),
    trim: setting.trim,
    lean: random.pick([1.5, 2.5]),
  }
  return random.pick(forms)(stage, block)
}

type Block = Omit<Shaft, 'x' | 'w' | 'floors'>

const forms: Choices<(stage: Stage, block: Block) => string> = [
  slab,
  stacked,
  twins,
  over(bent),
  over(drum),
  over(sail),
  over(waisted),
  over(lantern),
]

/** A tower's silhouette, somewhat lower, on the lobby of an office. */
function over(form: TowerForm) {
  return (stage: Stage, block: Block) =>
    [
      raised(group(form(stage, { ...block, floor: storey }), 'transform="scale(1.04 .8)"'), lobby),
      entrance(stage, 240, block.wall),
    ].join('')
}

function raised(content: string, up: number): string {
  return d`<g transform="translate(0 ${-up})">${content}</g>`
}

function slab(stage: Stage, block: Block): string {
  const floors = stage.random.whole(12, 15)
  const w = stage.random.whole(230, 270)
  const { paint } = stage
  return [
    rect(-w * 0.36, -lobby - floors * floor - 16, w * 0.5, 26, paint.shade(block.wall, 0.2)),
    raised(shaft(stage, { ...block, x: -w / 2, w, floors }), lobby),
    entrance(stage, w + 30, block.wall),
  ].join('')
}

/** Three boxes, each pushed sideways over the one below. */
function stacked(stage: Stage, block: Block): string {
  const { random, paint } = stage
  const w = random.whole(230, 260)
  const shift = random.whole(22, 34)
  const box = (x: number, up: number, floors: number, skin: Skin) =>
    raised(shaft(stage, { ...block, x: x - w / 2, w, floors, skin, lean: 0 }), up) +
    rect(x - w / 2, -up - 6, w, 7, paint.shade(material.slate, 0.3))
  return [
    box(0, lobby, 4, skins.ribbon),
    box(shift, lobby + 4 * floor + 6, 4, block.skin),
    box(-shift * 0.6, lobby + 8 * floor + 12, 5, skins.ribbon),
    entrance(stage, w - 30, block.wall),
  ].join('')
}

/** A tall block and a low one, joined by the lobby. */
function twins(stage: Stage, block: Block): string {
  const { random } = stage
  return [
    raised(shaft(stage, { ...block, x: -20, w: 190, floors: random.whole(13, 15) }), lobby),
    raised(
      shaft(stage, {
        ...block,
        x: -190,
        w: 200,
        floors: random.whole(6, 9),
        skin: skins.ribbon,
        wall: material.cream,
      }),
      lobby,
    ),
    entrance(stage, 390, block.wall),
  ].join('')
}

function entrance(stage: Stage, w: number, wall: string): string {
  const { paint } = stage
  const glow = paint.dark ? paint.lamp : paint.shade(paint.glass, 0.1)
  const columns = repeat(
    Math.round(w / 34) + 1,
    (i) => d`M${-w / 2 + 3 + (i * (w - 6)) / Math.round(w / 34)} ${-lobby}V0`,
  )
  return [
    rect(-w / 2, -lobby, w, lobby, glow),
    path(
      d`M${-w / 2} ${-lobby}h${w}v14L${-w / 2} ${-lobby + 10}z`,
      paint.shade(material.slate, 0.3),
      'opacity=".5"',
    ),
    line(columns, paint.shade(wall, 0.2), 5),
    rect(-w / 2 - 10, -lobby - 4, w + 20, 7, paint.lit(material.white)),
    rect(-34, -30, 68, 4, paint.lit(material.red)),
    rect(-24, -26, 48, 26, paint.shade(paint.glass, 0.55)),
    line('M0-26V0', paint.lit(material.white), 2),
  ].join('')
}
