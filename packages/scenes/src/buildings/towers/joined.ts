import { material } from '../../core/material.ts'
import { d, group, line, path, rect } from '../../core/svg.ts'
import { shaft } from '../shaft.ts'
import { skins } from '../skins.ts'
import { storey, type TowerForm } from './form.ts'

/** Two equal towers with a bridge between their heads. */
export const gate: TowerForm = (stage, block) => {
  const { paint, random } = stage
  const floors = random.whole(24, 27)
  const w = random.whole(78, 92)
  const inner = random.whole(34, 52)
  const bridge = -(floors - 3) * storey
  const leg = { ...block, w, floors, lean: 0 }
  return [
    shaft(stage, { ...leg, x: -inner - w }),
    shaft(stage, { ...leg, x: inner }),
    rect(-inner - 30, bridge - 46, inner * 2 + 60, 48, paint.lit(material.white)),
    rect(-inner - 30, bridge - 36, inner * 2 + 60, 24, paint.shade(paint.glass, 0.2)),
    rect(-inner - 30, bridge - 4, inner * 2 + 60, 6, paint.shade(block.wall, 0.5)),
  ].join('')
}

/** Three slim towers of one family under slanted roofs. */
export const cluster: TowerForm = (stage, block) => {
  const { paint, random } = stage
  const tall = random.whole(24, 26)
  const parts = [
    [-128, tall - random.whole(5, 7)],
    [44, tall - random.whole(2, 4)],
    [-42, tall],
  ] as const
  return parts
    .map(([x, floors], index) => {
      const w = 86
      const top = -floors * storey
      const roof = path(
        d`M${x} ${top + 2}V${top - 34}L${x + w} ${top - 6}V${top + 2}z`,
        paint.lit(block.wall),
      )
      const turned = path(
        d`M${x + w * (1 - block.turn)} ${top + 2}v${-15}L${x + w} ${top - 6}V${top + 2}z`,
        paint.shade(block.wall, 0.46),
      )
      const skin = index === 2 ? block.skin : skins.ribbon
      return roof + turned + shaft(stage, { ...block, skin, x, w, floors, lean: 0 })
    })
    .join('')
}

/** Two slabs that lean towards each other without touching. */
export const leaning: TowerForm = (stage, block) => {
  const { paint, random } = stage
  const angle = random.whole(4, 6)
  const w = random.whole(88, 104)
  const one = (x: number, floors: number, tilt: number, wall: string) => {
    const top = -floors * storey
    return group(
      shaft(stage, { ...block, x, w, floors, wall, lean: 0 }) +
        rect(x, top - 12, w, 14, paint.shade(wall, 0.12)),
      d`transform="skewX(${tilt})"`,
    )
  }
  return [
    one(-w - 14, random.whole(20, 23), -angle, block.wall),
    one(14, random.whole(25, 27), angle, material.cream),
  ].join('')
}

/** A tower and a slab before it that share a roof garden. */
export const terraces: TowerForm = (stage, block) => {
  const { paint, random } = stage
  const heights = [27, 22, 17, 12].map((floors) => floors - random.whole(0, 2))
  return heights
    .map((floors, index) => {
      const x = -120 + index * 52
      const top = -floors * storey
      return (
        shaft(stage, { ...block, skin: skins.balconies, x, w: 86, floors, lean: 0, turn: 0.2 }) +
        path(d`M${x - 2} ${top + 3}q20-18 40-4t48 4z`, paint.shade(material.leaf, 0.12)) +
        line(d`M${x - 2} ${top}h90`, paint.lit(material.white), 4)
      )
    })
    .join('')
}
