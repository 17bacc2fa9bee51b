import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { shrubs } from '../shapes/greenery.ts'
import { archOutline, door, glazing, lattice, pane, slats } from './openings.ts'

/** One house of the row; its left foot is at 0,0. */
interface Unit {
  readonly w: number
  readonly h: number
  readonly wall: Hex
}

/** A row of four or five joined houses; one front door is red. Foot centre at 0,0. */
export function townhouse(stage: Stage, setting: Setting): string {
  const { paint, random } = stage
  const count = random.whole(4, 5)
  const w = Math.round(580 / count)
  const special = random.whole(1, count - 2)
  const form = random.pick([flat, gabled, arched, vaulted, framed])
  const start = (-w * count) / 2
  const low = random.whole(150, 164)
  const leaves = [material.walnut, setting.trim]
  const kinds = [low, random.whole(164, 184)].map((h, index) => {
    const unit = { w, h, wall: setting.walls[index] ?? setting.walls[0] }
    const hedge = shrubs(
      stage,
      w * 0.36,
      w * 0.98,
      5,
      16,
      paint.shade(material.leaf, 0.12 + index * 0.12),
    )
    const parts = body(stage, unit) + form(stage, unit, setting) + ground(stage, unit) + hedge
    return stage.define(`unit${index}`, (id) => `<g id="${id}">${parts}</g>`)
  })
  const row = repeat(count, (i) => {
    const x = start + w * i
    const leaf = i === special ? material.red : (leaves[i % 2] ?? material.walnut)
    return d`<use href="#${kinds[i % 2] ?? ''}" x="${x}"/>${door(stage, x + w * 0.13, 0, w * 0.2, 56, leaf)}`
  })
  return row + rect(start + w * count - 3, -low, 3, low, paint.shade(material.stone, 0.4))
}

function body({ paint }: Stage, { w, h, wall }: Unit): string {
  return [
    rect(0, -h, w, h, paint.lit(wall)),
    // The neighbour's party wall throws a strip of shade.
    path(d`M0 ${-h}l${w * 0.1} 26V0H0z`, paint.shade(wall, 0.3)),
  ].join('')
}

function ground(stage: Stage, { w, wall }: Unit): string {
  const { paint } = stage
  return [
    rect(0, -74, w, 5, paint.shade(wall, 0.3)),
    rect(w * 0.08, -64, w * 0.32, 5, paint.lit(material.white)),
    glazing(stage, w * 0.46, -56, w * 0.42, 46, 3, material.slate),
    rect(w - 2, -30, 3, 32, paint.shade(wall, 0.4)),
  ].join('')
}

/** Flat roof, slatted bay, balcony. */
function flat(stage: Stage, { w, h, wall }: Unit, setting: Setting): string {
  const { paint } = stage
  return [
    rect(-2, -h - 6, w + 3, 9, paint.lit(material.white)),
    slats(stage, w * 0.14, -h + 20, w * 0.26, h - 100, setting.trim),
    glazing(stage, w * 0.48, -h + 20, w * 0.4, h - 98, 2, material.slate),
    rect(w * 0.44, -98, w * 0.48, 20, paint.shade(wall, 0.14)),
    line(d`M${w * 0.43} -99h${w * 0.5}`, paint.lit(material.white), 3),
  ].join('')
}

/** A small tiled gable over an upright window. */
function gabled(stage: Stage, { w, h, wall }: Unit): string {
  const { paint } = stage
  return [
    path(d`M0 ${-h}L${w * 0.5} ${-h - 42}L${w} ${-h}z`, paint.lit(wall)),
    line(d`M-2 ${-h + 3}L${w * 0.5} ${-h - 42}L${w + 2} ${-h + 3}`, paint.lit(material.tile), 9),
    line(d`M${w * 0.5} ${-h - 42}L${w + 2} ${-h + 3}`, paint.shade(material.tile, 0.36), 9),
    glazing(stage, w * 0.2, -h + 16, w * 0.26, h - 102, 2, material.white),
    glazing(stage, w * 0.56, -h + 16, w * 0.26, h - 102, 2, material.white),
    line(d`M${w * 0.14} -98h${w * 0.74}`, paint.shade(material.slate, 0.2), 3),
    line(
      d`M${w * 0.16} -90h${w * 0.7}`,
      paint.shade(material.slate, 0.2),
      16,
      'stroke-dasharray="2 6"',
    ),
  ].join('')
}

/** Parapet, one tall arch and a lattice. */
function arched(stage: Stage, { w, h, wall }: Unit): string {
  const { paint } = stage
  return [
    line(d`M4 ${-h - 4}h${w - 6}`, paint.lit(wall), 10, 'stroke-dasharray="14 10"'),
    path(archOutline(w * 0.16, -86, w * 0.3, h - 108), pane(stage)),
    line(d`M${w * 0.31} -86V${-h + 34}M${w * 0.12} -86h${w * 0.38}`, paint.lit(material.white), 3),
    lattice(stage, w * 0.58, -h + 28, w * 0.28, h - 116, material.timber),
  ].join('')
}

/** A barrel vault over a round window and a full balcony. */
function vaulted(stage: Stage, { w, h, wall }: Unit): string {
  const { paint } = stage
  const vault = d`M0 ${-h}a${w / 2} ${w * 0.3} 0 0 1 ${w} 0`
  return [
    path(`${vault}z`, paint.lit(wall)),
    line(vault, paint.lit(material.white), 8),
    path(archOutline(w * 0.2, -98, w * 0.6, h - 92), pane(stage)),
    line(
      d`M${w * 0.5} -98V${-h + 16}M${w * 0.2} ${-h + 46}h${w * 0.6}`,
      paint.lit(material.white),
      3,
    ),
    line(d`M${w * 0.08} -98h${w * 0.84}`, paint.lit(material.white), 4),
    line(d`M${w * 0.1} -88h${w * 0.8}`, paint.lit(material.white), 16, 'stroke-dasharray="3 7"'),
  ].join('')
}

/** A thick frame pushed out over the ground floor, glass and slats in it. */
function framed(stage: Stage, { w, h, wall }: Unit, setting: Setting): string {
  const { paint } = stage
  const tall = h - 82
  return [
    rect(w * 0.06, -h - 8, w * 0.88, tall + 14, paint.lit(material.white)),
    rect(w * 0.06, -h + tall + 2, w * 0.88, 9, paint.shade(wall, 0.5)),
    glazing(stage, w * 0.14, -h + 6, w * 0.44, tall - 12, 2, material.slate),
    slats(stage, w * 0.6, -h + 6, w * 0.26, tall - 12, setting.trim),
    line(d`M${w * 0.14} ${-h + tall - 22}h${w * 0.44}`, paint.lit(material.white), 3),
    path(d`M${w * 0.94} ${-h - 8}l4 6v${tall + 14}h-4z`, paint.shade(material.white, 0.4)),
  ].join('')
}
