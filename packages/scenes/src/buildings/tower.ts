import type { Choices } from '../core/random.ts'
import type { Stage } from '../core/stage.ts'
import { group } from '../core/svg.ts'
import type { Character } from '../scene-path.ts'
import type { Setting } from '../settings/setting.ts'
import { podium } from './shaft.ts'
import { type Skin, skins } from './skins.ts'
import { bent, drum, lancet, sail, twisted, waisted, waves } from './towers/curves.ts'
import type { TowerForm } from './towers/form.ts'
import { cluster, gate, leaning, terraces } from './towers/joined.ts'
import { boxes, lantern, notched, pair, single, stepped } from './towers/prisms.ts'

/** Which towers a community builds. */
const forms: Readonly<Record<Character, Choices<TowerForm>>> = {
  marina: [twisted, sail, waves, pair, drum, bent, stepped, waisted, single, notched],
  downtown: [lantern, lancet, pair, waisted, stepped, gate, bent, single, drum, boxes],
  palm: [waves, terraces, sail, drum, pair, stepped, single, notched],
  desert: [single, pair, stepped, terraces, boxes, notched, waves, bent],
  oldtown: [single, pair, stepped, lantern, terraces, boxes, drum, notched],
  suburb: [single, pair, stepped, terraces, boxes, notched, waves, bent],
  golf: [terraces, pair, waves, single, stepped, boxes, drum, notched],
  creek: [lancet, pair, waves, twisted, terraces, notched, drum, single, gate],
  lakes: [cluster, single, lantern, bent, pair, waisted, drum, cluster, notched, stepped],
  park: [terraces, boxes, single, pair, stepped, waves, notched, bent],
  canal: [leaning, boxes, waisted, bent, notched, lancet, single, pair, waves, drum],
  islands: [gate, waves, drum, sail, leaning, stepped, pair, terraces, single],
}

const faces: Choices<Skin> = [
  skins.balconies,
  skins.ribbon,
  skins.grid,
  skins.staggered,
  skins.fins,
]

/** A residential tower of 20 to 28 storeys over a podium; foot centre at 0,0. */
export function tower(stage: Stage, setting: Setting): string {
  const { random } = stage
  const block = {
    floor: 14,
    turn: random.between(0.26, 0.4),
    skin: random.pick(faces),
    sideSkin: random.pick<Skin>([skins.grid, skins.ribbon, skins.fins]),
    wall: random.pick(setting.walls),
    trim: setting.trim,
    lean: random.pick([0, 2, 3]),
  }
  const form = random.pick(forms[stage.character])
  const base = { w: random.whole(270, 330), h: 40, wall: random.pick(setting.walls) }
  return group(form(stage, block)) + podium(stage, base)
}
