import type { Hex } from '../core/colour.ts'
import type { Stage } from '../core/stage.ts'
import { d, group, line, rect, repeat } from '../core/svg.ts'
import { drawLayout, legend, marks } from '../plans/draw.ts'
import type { Layouts } from '../plans/layout.ts'
import { type Paper, papers } from '../plans/paper.ts'
import { parcel } from '../plans/parcel.ts'
import { flats, houses, rows } from '../plans/residences.ts'
import { warp } from '../plans/warp.ts'
import { halls, offices, shops } from '../plans/workplaces.ts'
import type { Building, Character } from '../scene-path.ts'

const layouts: Readonly<Record<Exclude<Building, 'plot'>, Layouts>> = {
  tower: flats,
  midrise: flats,
  villa: houses,
  townhouse: rows,
  office: offices,
  shop: shops,
  warehouse: halls,
}

/** What lies on the sheet's lower edge: water, lawn, sand or paving. */
const beyond: Readonly<Record<Character, 'water' | 'lawn' | 'sand' | 'paving'>> = {
  marina: 'water',
  downtown: 'paving',
  palm: 'water',
  desert: 'sand',
  oldtown: 'paving',
  suburb: 'lawn',
  golf: 'lawn',
  creek: 'water',
  lakes: 'water',
  park: 'lawn',
  canal: 'water',
  islands: 'water',
}

/** A floor plan without words: walls, doors, and rooms told by their furniture. */
export function drawPlan(stage: Stage): string {
  const { building, character, composition, random, paint } = stage
  const paper = papers[paint.time]
  const grounds = {
    water: paper.wet,
    lawn: paper.outside,
    sand: paper.outside,
    paving: paper.piece,
  }
  const ground = grounds[beyond[character]]
  if (building === 'plot') return parcel(stage, paper, ground)
  const choices = layouts[building]
  const layout = warp(choices[composition % choices.length] ?? choices[0], random)
  const deepest = Math.max(...layout.spaces.map(([, , y, , h]) => y + h))
  const u = Math.min(620 / layout.w, 436 / deepest)
  const w = layout.w * u
  const left = Math.round(400 - w / 2 + 12)
  const top = Math.round(272 - (deepest * u) / 2)
  const body = drawLayout(layout, u, paper) + marks(w, layout.h * u, paper)
  const turned = random.chance(0.5)
  const placing = turned ? d`matrix(-1 0 0 1 ${left + w} ${top})` : d`translate(${left} ${top})`
  return [
    rect(0, 0, 800, 600, paper.sheet),
    surroundings(stage, paper, ground),
    group(body, `transform="${placing}"`),
    legend(620, 566, u > 40 ? 32 : 28, paper),
  ].join('')
}

function surroundings(stage: Stage, paper: Paper, ground: Hex): string {
  const kind = beyond[stage.character]
  const y = 530
  const texture = {
    water: line(
      repeat(4, (i) => `M${i * 31} ${y + 14 + i * 16}H800`),
      paper.floor,
      3,
      'stroke-dasharray="40 70 24 96"',
    ),
    lawn: line(
      repeat(4, (i) => `M${i * 23} ${y + 16 + i * 16}H800`),
      paper.line,
      7,
      'stroke-dasharray="2 44 2 70" opacity=".4"',
    ),
    sand: line(
      repeat(4, (i) => `M${i * 29} ${y + 14 + i * 16}H800`),
      paper.line,
      2.5,
      'stroke-linecap="round" stroke-dasharray="0 18 0 40" opacity=".5"',
    ),
    paving: line(`M0 ${y + 34}H800${repeat(16, (i) => `M${i * 52} ${y}v70`)}`, paper.floor, 2),
  }
  return rect(0, y, 800, 70, ground) + line(`M0 ${y}H800`, paper.line, 2) + texture[kind]
}
