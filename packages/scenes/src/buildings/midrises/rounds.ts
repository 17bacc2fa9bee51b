import { material } from '../../core/material.ts'
import { d, line, path, rect, repeat } from '../../core/svg.ts'
import { shrubs } from '../../shapes/greenery.ts'
import { windTower } from '../../shapes/landmarks/windtower.ts'
import { archOutline, lattice, pane } from '../openings.ts'
import { shaft } from '../shaft.ts'
import { type MidForm, midStorey } from './form.ts'

/** A corner that runs round in balconies like the bow of a ship. */
export const bow: MidForm = (stage, block, w) => {
  const { paint, random } = stage
  const floors = random.whole(6, 7)
  const h = floors * midStorey
  const flat = w * 0.5
  const x = -w / 2
  const end = w / 2
  const slabs = (drop: number) =>
    repeat(floors + 1, (i) => d`M${x + flat - 6} ${-i * midStorey + drop}H${end - 16}`)
  return [
    rect(x + flat - 30, -h - 30, w * 0.3, 34, paint.shade(block.wall, 0.2)),
    shaft(stage, { ...block, lean: 0, turn: 0, x, w: flat, floors }),
    path(d`M${x + flat} 0V${-h}H${end - 14}q14 0 14 20V0z`, paint.shade(paint.glass, 0.24)),
    rect(end - w * 0.16, -h, w * 0.16, h, paint.shade(paint.glass, 0.5)),
    paint.lamps > 0.1
      ? line(
          d`M${x + flat + 34} ${10 - h}V0`,
          paint.lamp,
          30,
          d`stroke-dasharray="18 ${midStorey * 3 - 18}"`,
        )
      : '',
    line(slabs(7), paint.shade(block.wall, 0.56), 9, 'stroke-linecap="round"'),
    line(slabs(0), paint.lit(block.wall), 10, 'stroke-linecap="round"'),
  ].join('')
}

/** Deep planted balconies between thick frames. */
export const hanging: MidForm = (stage, block, w) => {
  const { paint, random } = stage
  const floors = random.whole(5, 6)
  const h = floors * midStorey
  const frame = w / 3
  const rows = repeat(floors, (i) =>
    [0, 1, 2]
      .filter((bay) => (i + bay) % 2 === 0)
      .map((bay) =>
        shrubs(
          stage,
          -w / 2 + bay * frame + 8,
          -w / 2 + (bay + 1) * frame - 6,
          -i * midStorey - 3,
          13,
          paint.shade(bay === 1 ? material.olive : material.leaf, 0.14),
        ),
      )
      .join(''),
  )
  const levels = repeat(floors + 1, (i) => d`M${-w / 2} ${-i * midStorey}h${w}`)
  return [
    rect(-w / 2, -h, w, h, paint.shade(paint.glass, 0.34)),
    rect(-w / 2, -h, w, h, paint.shade(block.wall, 0.5), 'opacity=".35"'),
    paint.lamps > 0.1
      ? line(
          d`M${-w * 0.3} ${12 - h}V0M${w * 0.1} ${48 - h}V0`,
          paint.lamp,
          34,
          d`stroke-dasharray="18 ${midStorey * 2 - 18}"`,
        )
      : '',
    rows,
    line(levels, paint.shade(block.wall, 0.1), 8),
    line(
      [0, 1, 2, 3].map((bay) => d`M${-w / 2 + bay * frame} ${-h - 5}V0`).join(''),
      paint.lit(block.wall),
      12,
    ),
    line(d`M${-w / 2 - 6} ${-h - 2}h${w + 12}`, paint.lit(block.wall), 10),
  ].join('')
}

/** An old merchants' block: arched windows, lattice bays, a wind tower on the roof. */
export const arched: MidForm = (stage, block, w) => {
  const { paint, random } = stage
  const floors = random.whole(3, 4)
  const h = floors * 46
  const bays = random.whole(5, 6)
  const bay = w / bays
  const outlines = repeat(floors, (level) =>
    repeat(bays, (i) =>
      i % 3 === 1 && level > 0
        ? ''
        : archOutline(-w / 2 + bay * (i + 0.26), -level * 46 - 7, bay * 0.48, 34),
    ),
  )
  const screens = repeat(floors - 1, (level) =>
    repeat(bays, (i) =>
      i % 3 === 1
        ? lattice(
            stage,
            -w / 2 + bay * (i + 0.14),
            -(level + 1) * 46 - 40,
            bay * 0.72,
            34,
            material.walnut,
          )
        : '',
    ),
  )
  return [
    windTower(stage, random.pick([-w * 0.36, w * 0.18]), -h, 58, random.whole(84, 116)),
    rect(-w / 2, -h, w, h, paint.lit(block.wall)),
    rect(w / 2 - w * 0.14, -h, w * 0.14, h, paint.shade(block.wall, 0.32)),
    line(
      d`M${-w / 2 + 4} ${-h - 5}H${w / 2}`,
      paint.lit(block.wall),
      10,
      'stroke-dasharray="16 12"',
    ),
    line(
      d`M${-w / 2} ${-h + 8}H${w / 2}`,
      paint.shade(material.walnut, 0.3),
      5,
      'stroke-dasharray="5 15"',
    ),
    `<g transform="translate(-2 -2)">${path(outlines, paint.shade(block.wall, 0.5))}</g>`,
    path(outlines, pane(stage)),
    screens,
  ].join('')
}
