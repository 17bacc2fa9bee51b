import { material } from '../../core/material.ts'
import type { Stage } from '../../core/stage.ts'
import { d, group, line, path, rect, repeat } from '../../core/svg.ts'
import { twist } from '../../shapes/twist.ts'
import { shaft } from '../shaft.ts'
import { skins } from '../skins.ts'
import { type Block, storey, type TowerForm } from './form.ts'

interface Cut {
  readonly name: string
  readonly w: number
  readonly floors: number
  /** The silhouette, closed. */
  readonly outline: string
  /** The part that is turned from the sun. */
  readonly turned?: string
}

/** A block whose storeys end at an outline. */
function carved(stage: Stage, block: Block, { name, w, floors, outline, turned }: Cut): string {
  const { paint } = stage
  const clip = stage.define(name, (id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`)
  const body = shaft(stage, {
    ...block,
    x: -w / 2,
    w,
    floors,
    lean: 0,
    turn: turned ? 0 : block.turn,
  })
  const shade = turned ? path(turned, paint.shadow, 'opacity=".42"') : ''
  return group(body + shade, `clip-path="url(#${clip})"`)
}

/** A slab whose roof bends over into its side like a turned page. */
export const bent: TowerForm = (stage, block) => {
  const floors = stage.random.whole(25, 28)
  const h = floors * storey
  const r = stage.random.whole(80, 130)
  const roof = d`M-84 ${-h}H${84 - r}Q84 ${-h} 84 ${r * 1.1 - h}`
  const outline = `${roof}V0H-84z`
  return [
    carved(stage, { ...block, turn: 0.22 }, { name: 'bent', w: 168, floors, outline }),
    line(`${roof}V0`, stage.paint.lit(material.white), 7),
  ].join('')
}

/** A sail: an upright back and a belly that swings out to a high tip. */
export const sail: TowerForm = (stage, block) => {
  const { paint, random } = stage
  const floors = random.whole(27, 28)
  const h = floors * storey
  const w = random.whole(150, 176)
  const back = -w / 2
  const belly = d`M${back} ${-h}Q${w * 0.34} ${-h * 0.86} ${w / 2} ${-h * 0.3}Q${w * 0.52} ${-h * 0.1} ${w * 0.4} 0`
  return [
    line(d`M${back + 5} ${4 - h}v-44`, paint.lit(material.white), 5),
    carved(stage, block, {
      name: 'sail',
      w,
      floors,
      outline: d`${belly}H${back}z`,
      turned: d`M${back} ${-h}Q${w * 0.1} ${-h * 0.7} ${w * 0.18} 0H${w}V${-h}z`,
    }),
    line(d`${belly}M${back} ${-h}V0`, paint.lit(material.white), 6),
  ].join('')
}

/** A tower drawn out to a point like a lancet arch. */
export const lancet: TowerForm = (stage, block) => {
  const { paint, random } = stage
  const floors = random.whole(27, 28)
  const h = floors * storey
  const half = random.whole(66, 84)
  const sides = d`M${-half} 0V${-h * 0.5}Q${-half} ${-h * 0.84} 0 ${-h}Q${half} ${-h * 0.84} ${half} ${-h * 0.5}V0`
  return [
    line(d`M0 ${-h}v-26`, paint.shade(material.steel, 0.1), 3),
    carved(stage, block, {
      name: 'lancet',
      w: half * 2,
      floors,
      outline: `${sides}z`,
      turned: d`M${half * 0.24} 0V${-h * 0.5}Q${half * 0.24} ${-h * 0.84} 0 ${-h}H${half * 2}V0z`,
    }),
    line(sides, paint.lit(material.white), 5),
  ].join('')
}

/** A drum: bands of glass that darken towards the side away from the sun. */
export const drum: TowerForm = (stage, block) => {
  const { paint, random } = stage
  const floors = random.whole(22, 26)
  const h = floors * storey
  const half = random.whole(62, 80)
  const round = stage.define(
    'round',
    (id) =>
      `<linearGradient id="${id}"><stop stop-color="${paint.shadow}" stop-opacity=".14"/><stop offset=".3" stop-color="${paint.shadow}" stop-opacity="0"/><stop offset="1" stop-color="${paint.shadow}" stop-opacity=".66"/></linearGradient>`,
  )
  const outline = d`M${-half} 0V${-h}a${half} 13 0 0 1 ${half * 2} 0V0z`
  return [
    rect(-half * 0.5, -h - 34, half, 36, paint.shade(block.wall, 0.2)),
    path(
      d`M${-half * 0.62} ${-h - 32}a${half * 0.62} 8 0 0 1 ${half * 1.24} 0z`,
      paint.lit(block.wall),
    ),
    carved(
      stage,
      { ...block, skin: random.pick([skins.balconies, skins.ribbon]), turn: 0 },
      {
        name: 'drum',
        w: half * 2,
        floors: floors + 1,
        outline,
      },
    ),
    path(outline, `url(#${round})`),
  ].join('')
}

/** Storeys of one rounded slab each, swinging in and out. */
export const waves: TowerForm = (stage, block) => {
  const { paint, random } = stage
  const floors = random.whole(24, 27)
  const phase = random.between(0, 6)
  const pace = random.between(0.26, 0.42)
  const half = (i: number, swing: number) => 64 + Math.sin(i * pace + phase + swing) * 15
  const slabs = (drop: number) =>
    repeat(
      floors,
      (i) => d`M${Math.round(-half(i, 0))} ${-(i + 1) * storey + drop}H${Math.round(half(i, 1.6))}`,
    )
  const h = floors * storey
  return [
    rect(-26, -h - 26, 60, 30, paint.shade(block.wall, 0.24)),
    rect(-56, -h, 112, h, paint.shade(paint.glass, 0.24)),
    rect(22, -h, 34, h, paint.shade(paint.glass, 0.5)),
    paint.lamps > 0.1
      ? line(d`M-38 ${5 - h}V0M10 ${19 - h}V0`, paint.lamp, 20, 'stroke-dasharray="8 34 8 62 8 20"')
      : '',
    line(slabs(4), paint.shade(block.wall, 0.56), 5, 'stroke-linecap="round"'),
    line(slabs(0), paint.lit(block.wall), 5, 'stroke-linecap="round"'),
  ].join('')
}

/** A square tower that turns a quarter on its way up. */
export const twisted: TowerForm = (stage, block) => {
  const { paint, random } = stage
  const floors = random.whole(27, 28)
  const w = random.whole(112, 128)
  const { outline, turned, edge } = twist(w, floors * storey)
  return [
    carved(
      stage,
      { ...block, skin: skins.ribbon },
      {
        name: 'twist',
        w: w * 1.5,
        floors,
        outline,
        turned,
      },
    ),
    line(edge, paint.lit(material.white), 4),
  ].join('')
}

/** A waist between a broad foot and a broad head. */
export const waisted: TowerForm = (stage, block) => {
  const { paint, random } = stage
  const floors = random.whole(25, 28)
  const h = floors * storey
  const half = random.whole(74, 88)
  const waist = half * random.between(0.5, 0.62)
  const sides = d`M${-half} 0Q${-waist * 0.8} ${-h * 0.5} ${-half * 0.9} ${-h}L${half * 0.9} ${-h - 22}Q${waist * 0.8} ${-h * 0.5} ${half} 0`
  return [
    carved(stage, block, {
      name: 'waist',
      w: half * 2,
      floors: floors + 2,
      outline: `${sides}z`,
      turned: d`M${half * 0.3} 0Q${waist * 0.2} ${-h * 0.5} ${half * 0.36} ${-h - 30}H${half * 2}V0z`,
    }),
    line(sides, paint.lit(material.white), 5),
  ].join('')
}
