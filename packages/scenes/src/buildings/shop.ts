import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, line, path, rect, repeat } from '../core/svg.ts'
import type { Setting } from '../settings/setting.ts'
import { shrubs } from '../shapes/greenery.ts'
import { arcade, archOutline, glazing } from './openings.ts'

const arcaded: ReadonlySet<string> = new Set(['oldtown', 'desert', 'creek'])

/** A shop front under an upper storey, as one meets it from the pavement; foot centre at 0,0. */
export function shop(stage: Stage, setting: Setting): string {
  const { paint, random } = stage
  const wall = random.pick(setting.walls)
  const w = random.whole(470, 540)
  const left = -w / 2
  const souk = arcaded.has(stage.character) && stage.composition % 2 === 0
  const floors = random.whole(1, 2)
  const top = -176 - floors * 78
  return [
    rect(left, top, w, -top, paint.lit(wall)),
    rect(left + w * 0.86, top, w * 0.14, -top, paint.shade(wall, 0.24)),
    rect(left - 8, top - 8, w + 16, 12, paint.lit(material.white)),
    repeat(floors, (i) => upper(stage, left, -176 - i * 78, w, wall, souk)),
    rect(left - 4, -180, w + 8, 9, paint.lit(material.white)),
    rect(left, -171, w, 6, paint.shade(wall, 0.34)),
    souk ? soukFront(stage, left, w, wall) : glassFront(stage, left, w, setting),
  ].join('')
}

function upper(stage: Stage, left: number, y: number, w: number, wall: Hex, souk: boolean): string {
  if (souk) return arcade(stage, left + w * 0.06, y - 12, w * 0.76, 54, 7, wall)
  return repeat(4, (i) =>
    glazing(stage, left + w * (0.06 + i * 0.2), y - 64, w * 0.13, 50, 2, material.white),
  )
}

function glassFront(stage: Stage, left: number, w: number, setting: Setting): string {
  const { paint, random } = stage
  const stripe = random.pick<Hex>([material.red, setting.trim, material.teal])
  const doorX = left + w * random.pick([0.44, 0.12, 0.7])
  const frame = paint.shade(material.slate, 0.3)
  const inside = paint.dark ? paint.lamp : paint.shade(paint.glass, 0.16)
  return [
    rect(left + 18, -158, w - 36, 30, paint.shade(setting.trim, 0.14)),
    rect(left + 18, -122, w - 36, 116, inside),
    display(stage, left + 18, w - 36),
    path(
      d`M${left + 60} -6l50-116h40l-50 116zM${left + w * 0.6} -6l50-116h16l-50 116z`,
      paint.glint,
      'opacity=".22"',
    ),
    line(
      repeat(5, (i) => d`M${left + 18 + ((w - 36) / 4) * i} -122V-6`) +
        d`M${left + 18} -122h${w - 36}`,
      frame,
      4,
    ),
    rect(left + 18, -14, w - 36, 14, paint.shade(material.stone, 0.14)),
    rect(doorX, -116, 62, 116, paint.shade(setting.trim, 0.1)),
    rect(doorX + 8, -108, 46, 96, inside),
    rect(doorX + 50, -66, 3, 22, paint.lit(material.brass)),
    awning(stage, left + 8, w - 16, stripe),
  ].join('')
}

/** A sloping awning of two cloths with a scalloped edge. */
function awning({ paint }: Stage, x: number, w: number, stripe: Hex): string {
  const count = Math.round(w / 22)
  const pitch = w / count
  const band = (start: number) =>
    repeat(
      Math.ceil((count - start) / 2),
      (i) => d`M${x + pitch * (start + i * 2)} -126h${pitch}v26a${pitch / 2} 9 0 0 1 ${-pitch} 0z`,
    )
  return [
    path(d`M${x + 6} -98h${w - 6}l-10 12H${x + 18}z`, paint.shadow, 'opacity=".3"'),
    path(band(0), paint.lit(material.white)),
    path(band(1), paint.lit(stripe)),
    rect(x, -130, w, 6, paint.shade(stripe, 0.3)),
  ].join('')
}

/** Silhouettes of goods on two shelves, and hanging lamps. */
function display({ paint, random }: Stage, x: number, w: number): string {
  const tone = paint.shade(material.walnut, paint.dark ? 0.2 : 0.5)
  const goods = repeat(9, (i) => {
    const left = x + 24 + i * (w / 9.4)
    const h = random.whole(14, 34)
    return random.chance(0.5)
      ? d`M${left} -22v${-h}h18v${h}z`
      : d`M${left} -22q-6 ${-h} 9 ${-h}t9 ${h}z`
  })
  const cords = repeat(5, (i) => d`M${x + w * (0.1 + i * 0.2)} -122v22`)
  return [
    path(goods, tone, 'opacity=".55"'),
    line(cords, tone, 1.5),
    path(
      repeat(5, (i) => d`M${x + w * (0.1 + i * 0.2) - 9} -92q9-18 18 0z`),
      paint.dark ? '#fff3d0' : paint.lit(material.brass),
    ),
  ].join('')
}

function soukFront(stage: Stage, left: number, w: number, wall: Hex): string {
  const { paint, random } = stage
  const bay = w / 4
  const cloths: readonly Hex[] = [material.teal, material.brass, material.red, material.clay]
  const turn = random.whole(0, 3)
  return [
    path(
      repeat(4, (i) => archOutline(left + bay * i + 14, 0, bay - 28, 150)),
      paint.shade(wall, 0.55),
    ),
    path(
      repeat(4, (i) => archOutline(left + bay * i + 20, 0, bay - 40, 140)),
      paint.dark ? paint.lamp : paint.shade(material.walnut, 0.4),
    ),
    repeat(4, (i) => {
      const x = left + bay * i + 20
      const cloth = cloths[(i + turn) % 4] ?? material.teal
      return [
        rect(x, -34, bay - 40, 34, paint.shade(material.timber, 0.12)),
        path(d`M${x + 4} -34q12-22 24-4t26-6q12-12 20 10z`, paint.lit(cloth)),
        path(d`M${x + 8} -92h20v40h-20z`, paint.lit(cloth), 'opacity=".85"'),
        path(d`M${x + 34} -92h16v30h-16z`, paint.shade(material.cream, 0.1)),
        line(d`M${x + 2} -93h${bay - 44}`, paint.shade(material.walnut, 0.3), 3),
      ].join('')
    }),
    shrubs(stage, left - 14, left + 26, 3, 20, paint.shade(material.leaf, 0.2)),
  ].join('')
}
