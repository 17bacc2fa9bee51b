import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { glazing } from './openings.ts'

/** A wide hall with loading doors and a lorry at the dock; foot centre at 0,0. */
export function warehouse(stage: Stage, setting: Setting): string {
  const { paint, random } = stage
  const w = random.whole(560, 620)
  const h = random.whole(128, 146)
  const wall = random.pick<Hex>([material.white, material.concrete, '#d9dcd6', setting.walls[0]])
  const left = -w / 2
  const roofs = [sawtooth, barrel, pitched] as const
  const roof = roofs[stage.composition % roofs.length] ?? pitched
  const doors = random.whole(3, 4)
  const pitch = (w * 0.62) / doors
  const open = random.whole(0, doors - 1)
  const truckX = left + 46 + pitch * random.whole(0, doors - 1)
  return [
    roof(stage, left, -h, w, wall),
    rect(left, -h, w, h, paint.lit(wall)),
    line(d`M${left} ${-h / 2}h${w}`, paint.shade(wall, 0.14), h, 'stroke-dasharray="2 12"'),
    rect(left, -h + 16, w, 12, paint.lit(stage.composition % 2 ? material.teal : material.red)),
    officeBox(stage, left + w * 0.72, w * 0.28, h, setting),
    repeat(doors, (i) => dockDoor(stage, left + 34 + pitch * i, pitch * 0.64, i === open)),
    rect(left - 6, -10, w * 0.7, 12, paint.shade(material.concrete, 0.24)),
    lorry(stage, truckX),
    pallets(stage, left + w * 0.66),
  ].join('')
}

function sawtooth({ paint }: Stage, left: number, y: number, w: number, wall: Hex): string {
  const count = 6
  const pitch = w / count
  return [
    path(
      repeat(count, (i) => d`M${left + pitch * i} ${y + 2}v-44l${pitch} 44z`),
      paint.shade(wall, 0.22),
    ),
    line(
      repeat(count, (i) => d`M${left + pitch * i + 4} ${y}v-36`),
      paint.dark ? paint.lamp : paint.glass,
      8,
    ),
  ].join('')
}

function barrel({ paint }: Stage, left: number, y: number, w: number, wall: Hex): string {
  const half = w / 2
  const arc = (x: number) => d`M${x} ${y + 2}q${half / 2} -92 ${half} 0z`
  return [
    path(arc(left) + arc(left + half), paint.shade(wall, 0.16)),
    path(
      d`M${left + half * 0.6} ${y + 2}q${half * 0.1} -34 ${-half * 0.1} -44q${half * 0.26} 4 ${half * 0.5} 44zM${left + half * 1.6} ${y + 2}q${half * 0.1} -34 ${-half * 0.1} -44q${half * 0.26} 4 ${half * 0.5} 44z`,
      paint.shade(wall, 0.36),
    ),
  ].join('')
}

function pitched({ paint }: Stage, left: number, y: number, w: number, wall: Hex): string {
  return [
    path(
      d`M${left - 8} ${y + 4}L${left + w * 0.5} ${y - 54}L${left + w + 8} ${y + 4}z`,
      paint.lit(wall),
    ),
    path(
      d`M${left - 8} ${y + 4}L${left + w * 0.5} ${y - 54}L${left + w + 8} ${y + 4}l-4 8L${left + w * 0.5} ${y - 44}L${left - 4} ${y + 12}z`,
      paint.shade(material.slate, 0.2),
    ),
    line(
      d`M${left + w * 0.42} ${y - 8}h${w * 0.16}`,
      paint.dark ? paint.lamp : paint.glass,
      18,
      'stroke-dasharray="20 6"',
    ),
  ].join('')
}

function dockDoor({ paint }: Stage, x: number, w: number, open: boolean): string {
  const leaf = paint.shade(material.steel, 0.1)
  const inside = paint.dark ? paint.lamp : paint.shade(material.slate, 0.5)
  const ribs = repeat(open ? 2 : 8, (i) => d`M${x} ${-84 + i * 9}h${w}`)
  return [
    rect(x - 5, -94, w + 10, 94, paint.shade(material.slate, 0.3)),
    rect(x, -88, w, 88, open ? inside : leaf),
    open ? rect(x, -88, w, 18, leaf) : '',
    line(ribs, paint.shade(material.steel, 0.4), 1.5),
  ].join('')
}

function officeBox(stage: Stage, x: number, w: number, h: number, setting: Setting): string {
  const { paint } = stage
  return [
    rect(x, -h + 30, w, h - 30, paint.shade(setting.walls[1] ?? material.cream, 0.06)),
    rect(x, -h + 30, 8, h - 30, paint.shade(material.concrete, 0.4)),
    glazing(stage, x + 20, -h + 42, w - 36, 30, 4, material.slate),
    glazing(stage, x + 20, -46, w - 90, 34, 2, material.slate),
    rect(x + w - 58, -56, 34, 56, paint.shade(setting.trim, 0.1)),
    rect(x + w - 66, -62, 50, 5, paint.lit(material.white)),
  ].join('')
}

/** A box lorry seen from the side, parked in front of the dock. */
function lorry({ paint }: Stage, x: number): string {
  const dark = paint.shade('#2b3338', 0.3)
  const wheel = (at: number) =>
    d`<circle cx="${at}" cy="2" r="11" fill="${dark}"/><circle cx="${at}" cy="2" r="4.5" fill="${paint.shade(material.steel, 0.1)}"/>`
  return [
    rect(x, -72, 118, 66, paint.lit(material.white)),
    rect(x, -24, 118, 6, paint.lit(material.teal)),
    path(d`M${x + 122} -6v-48h24q8 0 12 12l8 18v18z`, paint.shade(material.teal, 0.1)),
    path(d`M${x + 132} -28v-18h12q5 0 8 8l4 10z`, paint.dark ? paint.lamp : paint.glass),
    rect(x, -8, 166, 6, dark),
    wheel(x + 26),
    wheel(x + 52),
    wheel(x + 142),
  ].join('')
}

function pallets({ paint }: Stage, x: number): string {
  return [
    rect(x, -34, 34, 30, paint.lit(material.clay)),
    rect(x + 34, -34, 8, 30, paint.shade(material.clay, 0.4)),
    rect(x + 6, -58, 28, 24, paint.shade(material.clay, 0.12)),
    rect(x - 3, -5, 48, 5, paint.shade(material.timber, 0.3)),
  ].join('')
}
