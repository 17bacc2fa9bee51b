import { material } from '../../core/material.ts'
import { d, group, line, path, rect, repeat } from '../../core/svg.ts'
import { shrubs } from '../../shapes/greenery.ts'
import { shaft } from '../shaft.ts'
import { type Skin, skins } from '../skins.ts'
import { type MidForm, midStorey } from './form.ts'

/** One long block under a roof pergola. */
export const slab: MidForm = (stage, block, w) => {
  const { paint, random } = stage
  const floors = random.whole(5, 6)
  const top = -floors * midStorey
  const posts = repeat(6, (i) => d`M${-w * 0.3 + i * 22} ${top}v-24`)
  return [
    line(`${posts}${d`M${-w * 0.34} ${top - 24}h140`}`, paint.shade(material.timber, 0.1), 4),
    rect(w * 0.1, top - 18, 60, 20, paint.shade(block.wall, 0.24)),
    shaft(stage, { ...block, x: -w / 2, w, floors }),
  ].join('')
}

/** A plain tall wing behind a lower one with balconies. */
export const winged: MidForm = (stage, block, w) => {
  const floors = stage.random.whole(6, 7)
  const back = { ...block, skin: skins.grid, wall: material.cream, lean: 0 }
  const top = -floors * midStorey
  return [
    rect(-w * 0.4, top - 16, w * 0.22, 20, stage.paint.shade(material.cream, 0.2)),
    shaft(stage, { ...back, x: -w / 2, w: w * 0.62, floors }),
    rect(-w * 0.5, top - 4, w * 0.62, 7, stage.paint.lit(material.white)),
    shaft(stage, { ...block, skin: skins.balconies, x: -w * 0.1, w: w * 0.6, floors: floors - 2 }),
  ].join('')
}

/** Storeys that step back, each roof a garden. */
export const terraced: MidForm = (stage, block, w) => {
  const { paint, random } = stage
  // Storeys overlap, so only skins that run on sideways will do.
  const skin = random.pick<Skin>([skins.balconies, skins.ribbon])
  const step = w * 0.16
  const tiers = [6, 5, 4, 2].map((floors, index) => {
    const right = w / 2 - step * (3 - index)
    const wide = w * 0.46
    const x = Math.max(-w / 2, right - wide)
    return [
      index > 0
        ? shrubs(
            stage,
            right - wide * 0.5,
            right,
            -floors * midStorey,
            13,
            paint.shade(material.leaf, 0.16),
          )
        : '',
      shaft(stage, { ...block, skin, lean: 0, turn: 0.16, x, w: right - x, floors }),
      rect(x, -floors * midStorey - 3, right - x + 4, 6, paint.lit(material.white)),
    ].join('')
  })
  return tiers.join('')
}

/** Two wings around a garden court, joined by a low hall. */
export const court: MidForm = (stage, block, w) => {
  const { paint, random } = stage
  const floors = random.whole(5, 7)
  const wing = w * 0.34
  const hall = -midStorey * 2
  return [
    shaft(stage, {
      ...block,
      skin: skins.ribbon,
      wall: material.cream,
      lean: 0,
      x: -w * 0.2,
      w: w * 0.4,
      floors: floors - 2,
    }),
    rect(-w * 0.2, hall, w * 0.4, -hall, paint.shade(paint.glass, 0.4)),
    line(d`M${-w * 0.2} ${hall}h${w * 0.4}`, paint.lit(material.white), 6),
    shrubs(stage, -w * 0.17, w * 0.17, 0, 34, paint.shade(material.leaf, 0.14)),
    ...[-w / 2, w / 2 - wing].map(
      (x) =>
        shaft(stage, { ...block, lean: 0, x, w: wing, floors }) +
        rect(x - 4, -floors * midStorey - 5, wing + 8, 8, paint.lit(material.white)),
    ),
  ].join('')
}

/** Pairs of storeys pushed to and fro like drawers. */
export const drawers: MidForm = (stage, block, w) => {
  const { paint, random } = stage
  const shift = random.whole(18, 30)
  const wide = w - shift * 2
  const skin = [block.skin, skins.ribbon, skins.grid] as const
  return [0, 1, 2]
    .map((level) => {
      const x = -wide / 2 + (level === 1 ? shift : -shift * 0.6)
      const tall = level === 2 && random.chance(0.5) ? 3 : 2
      const box =
        shaft(stage, {
          ...block,
          skin: skin[level] ?? block.skin,
          lean: 0,
          x,
          w: wide,
          floors: tall,
        }) +
        rect(x - 3, -tall * midStorey - 5, wide + 6, 7, paint.lit(material.white)) +
        rect(x, -1, wide, 5, paint.shade(block.wall, 0.5))
      return group(box, d`transform="translate(0 ${-level * 2 * midStorey})"`)
    })
    .join('')
}

/** A row of tall bays under a roof like the teeth of a saw. */
export const sawtooth: MidForm = (stage, block, w) => {
  const { paint, random } = stage
  const count = random.whole(3, 4)
  const floors = random.whole(4, 5)
  const bay = w / count
  const top = -floors * midStorey
  const wide = Math.round(bay)
  const one = stage.define(
    'tooth',
    (id) =>
      `<g id="${id}">${[
        path(
          d`M0 ${top + 2}V${top - 50}L${wide * 0.74} ${top - 8}V${top + 2}z`,
          paint.lit(block.wall),
        ),
        path(
          d`M${wide * 0.74} ${top + 2}V${top - 8}L${wide} ${top - 50}V${top + 2}z`,
          paint.shade(block.wall, 0.46),
        ),
        line(
          d`M-2 ${top - 51}L${wide * 0.74} ${top - 8}L${wide + 2} ${top - 51}`,
          paint.lit(material.tile),
          6,
        ),
        shaft(stage, { ...block, lean: 0, turn: 0.26, x: 0, w: wide, floors }),
      ].join('')}</g>`,
  )
  return repeat(count, (i) => d`<use href="#${one}" x="${-w / 2 + i * bay}"/>`)
}
