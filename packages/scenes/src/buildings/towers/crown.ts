import { material } from '../../core/material.ts'
import type { Stage } from '../../core/stage.ts'
import { d, line, path, rect } from '../../core/svg.ts'
import { type Block, storey } from './form.ts'

/** What stands on a flat roof: plant screen, mast, arch or a slanted blade. */
export function crown(
  stage: Stage,
  { wall, turn }: Block,
  x: number,
  w: number,
  floors: number,
): string {
  const { paint, random } = stage
  const top = -floors * storey
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
