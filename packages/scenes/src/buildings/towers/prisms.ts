import { material } from '../../core/material.ts'
import { d, group, line, path, rect, repeat } from '../../core/svg.ts'
import { shrubs } from '../../shapes/greenery.ts'
import { shaft } from '../shaft.ts'
import { skins } from '../skins.ts'
import { crown } from './crown.ts'
import { storey, type TowerForm } from './form.ts'

/** One upright block. */
export const single: TowerForm = (stage, block) => {
  const w = stage.random.whole(130, 190)
  const floors = stage.random.whole(22, 28)
  return crown(stage, block, -w / 2, w, floors) + shaft(stage, { ...block, x: -w / 2, w, floors })
}

/** Two shafts that share a core, one lower. */
export const pair: TowerForm = (stage, block) => {
  const { random } = stage
  const low = random.whole(13, 20)
  const high = random.whole(26, 28)
  return [
    crown(stage, block, -10, 126, high),
    shaft(stage, { ...block, x: -10, w: 126, floors: high }),
    shaft(stage, {
      ...block,
      x: -124,
      w: 122,
      floors: low,
      skin: skins.balconies,
      wall: material.cream,
    }),
  ].join('')
}

/** Three parts, each set back from the one below. */
export const stepped: TowerForm = (stage, block) => {
  const { random } = stage
  const top = random.whole(27, 28)
  return [
    crown(stage, block, -50, 100, top),
    shaft(stage, { ...block, x: -50, w: 100, floors: top, lean: 0 }),
    shaft(stage, { ...block, x: -80, w: 160, floors: top - random.whole(4, 6), lean: 0 }),
    shaft(stage, { ...block, x: -108, w: 216, floors: top - random.whole(11, 14), lean: 0 }),
  ].join('')
}

/** Set back evenly on both sides below a lantern and a mast. */
export const lantern: TowerForm = (stage, block) => {
  const { paint, random } = stage
  const top = random.whole(22, 24)
  const parts = [
    [84, top],
    [124, top - 4],
    [164, top - 11],
  ] as const
  const roof = -top * storey
  const glow = paint.dark ? paint.lamp : paint.shade(paint.glass, 0.1)
  return [
    line(d`M0 ${roof - 40}v-50`, paint.shade(material.steel, 0.2), 3),
    path(d`M-28 ${roof - 24}L0 ${roof - 62}l28 38z`, paint.shade(block.wall, 0.1)),
    path(d`M0 ${roof - 62}l28 38H8z`, paint.shade(block.wall, 0.42)),
    rect(-26, roof - 26, 52, 28, glow),
    line(d`M-24 ${roof}v-26M-8 ${roof}v-26M8 ${roof}v-26M24 ${roof}v-26`, paint.lit(block.wall), 4),
    ...parts.map(
      ([w, floors]) =>
        shaft(stage, { ...block, x: -w / 2, w, floors, lean: 0 }) +
        rect(-w / 2 - 3, -floors * storey - 4, w + 6, 6, paint.lit(material.white)),
    ),
  ].join('')
}

/** Boxes pushed sideways over one another. */
export const boxes: TowerForm = (stage, block) => {
  const { paint, random } = stage
  const shift = random.whole(22, 36)
  const w = random.whole(120, 140)
  const heights = [7, 6, 6, 5]
  let up = 0
  return heights
    .map((floors, index) => {
      const x = (index % 2 ? shift : -shift) * 0.6 - w / 2
      const box = shaft(stage, {
        ...block,
        skin: index % 2 ? skins.ribbon : block.skin,
        x,
        w,
        floors,
        lean: 0,
      })
      const edge = rect(x - 2, -floors * storey - 4, w + 4, 6, paint.lit(material.white))
      const placed = group(box + edge, d`transform="translate(0 ${-up})"`)
      up += floors * storey
      return placed
    })
    .join('')
}

/** A garden cut out of the block two thirds up. */
export const notched: TowerForm = (stage, block) => {
  const { paint, random } = stage
  const w = random.whole(150, 176)
  const floors = random.whole(25, 27)
  const lower = random.whole(13, 16)
  const upper = floors - lower - 2
  const gap = -lower * storey
  const columns = repeat(4, (i) => d`M${(i - 1.5) * w * 0.26} ${gap}v${-2 * storey - 4}`)
  return [
    crown(stage, block, -w / 2, w, floors),
    shaft(stage, { ...block, x: -w / 2, w, floors: lower, lean: 0 }),
    rect(-w / 2 + 8, gap - 30, w - 16, 30, paint.shade(paint.glass, 0.5)),
    line(columns, paint.lit(block.wall), 5),
    shrubs(stage, -w / 2 - 4, w / 2 + 4, gap, 15, paint.shade(material.leaf, 0.1)),
    group(
      shaft(stage, { ...block, x: -w / 2, w, floors: upper, lean: 0 }),
      d`transform="translate(0 ${gap - 2 * storey})"`,
    ),
  ].join('')
}
