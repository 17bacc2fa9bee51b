import type { Hex } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, path, rect } from '../core/svg.ts'
import type { Skin } from './skins.ts'

export interface Shaft {
  /** Left edge and width over both visible sides. */
  readonly x: number
  readonly w: number
  readonly floors: number
  readonly floor: number
  /** Share of the width that is the side turned away from the sun. */
  readonly turn: number
  readonly skin: Skin
  readonly sideSkin: Skin
  readonly wall: Hex
  readonly trim: Hex
  /** Degrees that the roof line falls away from the near corner. */
  readonly lean: number
}

/** A block seen at its corner: lit front on the left, shaded side on the right; foot at y = 0. */
export function shaft(stage: Stage, block: Shaft): string {
  const h = block.floors * block.floor
  const side = block.w * block.turn
  const corner = block.x + block.w - side
  const face = { y: -h, h, floor: block.floor, wall: block.wall, trim: block.trim }
  const front = block.skin(stage, {
    ...face,
    x: -(block.w - side),
    w: block.w - side,
    shaded: false,
  })
  const back = side > 4 ? block.sideSkin(stage, { ...face, x: 0, w: side, shaded: true }) : ''
  return (
    group(front, d`transform="translate(${corner})skewY(${-block.lean})"`) +
    group(back, d`transform="translate(${corner})skewY(${block.lean * 1.6})"`)
  )
}

export interface Base {
  readonly w: number
  readonly h: number
  readonly wall: Hex
}

/** A podium of shops around the foot, its openings lit at dusk. */
export function podium(stage: Stage, { w, h, wall }: Base): string {
  const { paint } = stage
  const opening = paint.dark ? paint.lamp : paint.shade(paint.glass, 0.25)
  const bay = w / Math.round(w / 24)
  return [
    rect(-w / 2, -h, w, h, paint.lit(wall)),
    path(d`M${w * 0.28} ${-h}H${w / 2}V0H${w * 0.28}z`, paint.shade(wall, 0.3)),
    line(
      d`M${bay * 0.15 - w / 2} ${-h * 0.38}H${w / 2}`,
      opening,
      h * 0.56,
      d`stroke-dasharray="${bay * 0.7} ${bay * 0.3}"`,
    ),
    rect(-w / 2 - 4, -h - 3, w + 8, 5, paint.lit('#fbf5ea')),
    rect(-w / 2, -h * 0.74, w, 3, paint.shade(wall, 0.4)),
  ].join('')
}
