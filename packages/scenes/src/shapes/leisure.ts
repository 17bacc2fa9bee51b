import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, path, rect } from '../core/svg.ts'

function placed(content: string, x: number, y: number, across: number, up: number): string {
  return group(content, d`transform="translate(${x} ${y})scale(${across} ${up})"`)
}

/** A sun lounger seen from the side, about 120 units long; negative `scale` turns it round. */
export function lounger(stage: Stage, x: number, y: number, scale: number, towel: Hex): string {
  const { paint } = stage
  const id = stage.define(`lounger${towel.slice(1)}`, (symbol) =>
    group(
      [
        path('M-62 2H66l16 7H-40z', paint.shadow, 'opacity=".25"'),
        line('M-44-18V0M34-18V0M-54-18H40', paint.shade(material.timber, 0.16), 6),
        path('M-56-31H34L66-68l11 8L42-18H-56z', paint.lit(material.white)),
        path('M-56-31h40v13h-40z', paint.lit(towel)),
        path('M34-31L66-68l11 8L42-18z', paint.shade(material.white, 0.16)),
      ].join(''),
      `id="${symbol}"`,
    ),
  )
  return d`<use href="#${id}" transform="translate(${x} ${y})scale(${scale} ${Math.abs(scale)})"/>`
}

/** A parasol, its foot at `x`,`y`; at scale 1 it is 210 units high. */
export function parasol({ paint }: Stage, x: number, y: number, scale: number, cloth: Hex): string {
  return placed(
    [
      path('M-50 4h120l24 8H-20z', paint.shadow, 'opacity=".22"'),
      line('M0-196V2', paint.shade(material.timber, 0.1), 6),
      path(
        'M-118-140Q-80-196 0-206Q80-196 118-140Q88-150 60-140Q30-152 0-140Q-30-152-60-140Q-88-150-118-140',
        paint.lit(cloth),
      ),
      path('M0-206Q80-196 118-140Q88-150 60-140Q40-190 0-206', paint.shade(cloth, 0.24)),
      rect(-22, -4, 44, 8, paint.shade(material.concrete, 0.2)),
    ].join(''),
    x,
    y,
    scale,
    scale,
  )
}

/** A planter box with shrubs, its foot at `y`. */
export function planter({ paint }: Stage, x: number, y: number, w: number, h: number): string {
  const bush = h * 0.9
  return [
    path(
      d`M${x + 2} ${y - h}q${w * 0.06} ${-bush * 1.3} ${w * 0.25} ${-bush * 0.9}t${w * 0.25} ${bush * 0.1}q${w * 0.1} ${-bush * 1.1} ${w * 0.25} ${-bush * 0.5}t${w * 0.22} ${bush * 1.3}z`,
      paint.shade(material.leaf, 0.14),
    ),
    rect(x, y - h, w, h, paint.lit(material.stone)),
    rect(x + w * 0.74, y - h, w * 0.26, h, paint.shade(material.stone, 0.3)),
  ].join('')
}

/** A round café table with two cups, and a woven chair on either side. */
export function terraceSet(
  { paint }: Stage,
  x: number,
  y: number,
  scale: number,
  cloth: Hex,
): string {
  const frame = paint.shade(material.walnut, 0.24)
  const chair = 'M-150-74q0-62 34-62h46q30 0 30 40v22z'
  return placed(
    [
      path('M-150 4H170l30 12H-110z', paint.shadow, 'opacity=".25"'),
      line('M-140-44L-146 4M-52-44L-46 4M140-44L146 4M52-44L46 4', frame, 7),
      path(chair, paint.shade(material.timber, 0.1)),
      path(chair, paint.shade(material.timber, 0.18), 'transform="scale(-1 1)"'),
      path(
        'M-154-62q0-14 14-14h90q12 0 12 14v16q0 8-8 8H-146q-8 0-8-8zM154-62q0-14-14-14H50q-12 0-12 14v16q0 8 8 8H146q8 0 8-8z',
        paint.lit(cloth),
      ),
      line('M0-84V2M-26 4H26', frame, 7),
      path('M-58-92H58l-8 10H-50z', paint.lit(material.timber)),
      path('M-34-92v-16h18v16zM14-92v-16h18v16z', paint.lit(material.white)),
    ].join(''),
    x,
    y,
    scale,
    scale,
  )
}
