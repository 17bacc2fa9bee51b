import type { Hex } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { circle, d, ellipse, line, path, rect } from '../core/svg.ts'
import { at, polygon, scaleAt } from './space.ts'

/** A rug with a border stripe. */
export function rug(
  { paint }: Stage,
  x: readonly [number, number],
  z: readonly [number, number],
  cloth: Hex,
  accent: Hex,
): string {
  const [x0, x1] = x
  const [z0, z1] = z
  const inset = polygon(
    [x0 + 0.14, 0, z0 + 0.1],
    [x1 - 0.14, 0, z0 + 0.1],
    [x1 - 0.14, 0, z1 - 0.08],
    [x0 + 0.14, 0, z1 - 0.08],
  )
  return [
    path(polygon([x0, 0, z0], [x1, 0, z0], [x1, 0, z1], [x0, 0, z1]), paint.inside(cloth, 0.03)),
    line(inset, paint.inside(accent, 0.1), 5),
  ].join('')
}

/** A round low table with a vase and two books. */
export function coffeeTable(stage: Stage, x: number, z: number, top: Hex, r = 0.48): string {
  const { paint } = stage
  const s = scaleAt(z)
  const [cx, cy] = at(x, 0.38, z)
  const [, foot] = at(x, 0, z)
  return [
    ellipse(cx + 6, foot, r * s * 0.9, r * s * 0.2, paint.corner, 'opacity=".3"'),
    line(
      d`M${cx - r * s * 0.6} ${cy}L${cx - r * s * 0.45} ${foot}M${cx + r * s * 0.6} ${cy}L${cx + r * s * 0.45} ${foot}M${cx} ${cy}v${(foot - cy) * 1.16}`,
      paint.inside(material.walnut, 0.25),
      7,
    ),
    ellipse(cx, cy + s * 0.03, r * s, r * s * 0.27, paint.inside(top, 0.3)),
    ellipse(cx, cy, r * s, r * s * 0.27, paint.inside(top)),
    rect(cx + s * 0.05, cy - s * 0.05, s * 0.26, s * 0.035, paint.inside(material.red)),
    rect(cx + s * 0.08, cy - s * 0.085, s * 0.2, s * 0.035, paint.inside(material.cream)),
    vase(stage, cx - s * 0.16, cy, s * 0.22),
  ].join('')
}

/** A small jar with three twigs; `size` is the jar's height in units. */
export function vase({ paint }: Stage, x: number, y: number, size: number): string {
  const k = size / 40
  return [
    line(
      d`M${x} ${y - size * 0.8}q${-size * 0.2} ${-size * 0.8} ${-size * 0.6} ${-size}M${x} ${y - size * 0.8}q${size * 0.1} ${-size * 0.8} ${size * 0.1} ${-size * 1.3}M${x} ${y - size * 0.8}q${size * 0.3} ${-size * 0.6} ${size * 0.7} ${-size * 0.8}`,
      paint.inside(material.palm, 0.1),
      3.5 * k,
      'stroke-linecap="round"',
    ),
    path(
      d`M${x - 6 * k} ${y - size}h${12 * k}q0 ${8 * k} ${5 * k} ${14 * k}q${4 * k} ${16 * k} ${-6 * k} ${26 * k}h${-10 * k}q${-10 * k} ${-10 * k} ${-6 * k} ${-26 * k}q${5 * k} ${-6 * k} ${5 * k} ${-14 * k}z`,
      paint.inside(material.clay, 0.05),
    ),
  ].join('')
}

/** A big plant in a pot, its pot's foot at `x`, depth `z`, `height` metres. */
export function plant({ paint }: Stage, x: number, z: number, height: number): string {
  const s = scaleAt(z)
  const [cx, foot] = at(x, 0, z)
  const h = height * s
  const top = foot - h * 0.34
  const leaf = (dx: number, dy: number) =>
    d`M${cx} ${top}Q${cx + dx * h * 0.2} ${top + dy * h * 0.9} ${cx + dx * h} ${top + dy * h}Q${cx + dx * h * 0.9} ${top + dy * h * 0.3} ${cx} ${top}`
  const back = leaf(-0.34, -0.34) + leaf(0.14, -0.66) + leaf(0.36, -0.26)
  const front = leaf(-0.18, -0.6) + leaf(0.3, -0.5) + leaf(-0.36, -0.12) + leaf(0.3, -0.06)
  const pot = h * 0.15
  return [
    ellipse(cx + pot * 0.3, foot, pot * 1.3, pot * 0.24, paint.corner, 'opacity=".3"'),
    path(back, paint.inside(material.palm, 0.3)),
    path(front, paint.inside(material.leaf, 0.02)),
    path(
      d`M${cx - pot} ${top}h${pot * 2}l${-pot * 0.3} ${h * 0.34}h${-pot * 1.4}z`,
      paint.inside(material.white, 0.12),
    ),
    path(
      d`M${cx + pot * 0.3} ${top}h${pot * 0.7}l${-pot * 0.3} ${h * 0.34}h${-pot * 0.4}z`,
      paint.inside(material.white, 0.3),
    ),
  ].join('')
}

/** A lamp's shade at `x`,`y` in units, with its glow when it is dark outside. */
function lampShade({ paint }: Stage, x: number, y: number, w: number): string {
  const on = paint.dark
  return [
    on
      ? circle(x, y + w * 0.2, w * 1.7, paint.lamp, 'opacity=".2"') +
        circle(x, y + w * 0.2, w, paint.lamp, 'opacity=".25"')
      : '',
    path(
      d`M${x - w * 0.3} ${y - w * 0.35}h${w * 0.6}L${x + w * 0.5} ${y + w * 0.35}h${-w}z`,
      on ? '#ffe9b8' : paint.inside('#fff6e2', 0.04),
    ),
  ].join('')
}

/** A standing lamp. */
export function floorLamp(stage: Stage, x: number, z: number): string {
  const s = scaleAt(z)
  const [cx, foot] = at(x, 0, z)
  const [, top] = at(x, 1.55, z)
  return [
    ellipse(cx, foot, s * 0.15, s * 0.04, stage.paint.inside(material.slate, 0.3)),
    line(d`M${cx} ${foot}V${top}`, stage.paint.inside(material.slate, 0.2), 4),
    lampShade(stage, cx, top, s * 0.4),
  ].join('')
}

/** A table lamp standing at `h`. */
export function tableLamp(stage: Stage, x: number, h: number, z: number): string {
  const s = scaleAt(z)
  const [cx, foot] = at(x, h, z)
  return [
    path(
      d`M${cx - s * 0.06} ${foot}q${-s * 0.05} ${-s * 0.12} ${s * 0.06} ${-s * 0.24}q${s * 0.11} ${s * 0.12} ${s * 0.06} ${s * 0.24}z`,
      stage.paint.inside(material.clay, 0.1),
    ),
    lampShade(stage, cx, foot - s * 0.32, s * 0.32),
  ].join('')
}

/** Domes hung from the ceiling at depth `z`, their rims at `h`. */
export function pendants(
  { paint }: Stage,
  places: readonly number[],
  h: number,
  z: number,
  metal: Hex,
): string {
  const r = Math.round(scaleAt(z) * 0.15)
  const rims = places.map((x) => at(x, h, z))
  const top = Math.max(0, at(0, 2.7, z)[1])
  const each = (draw: (x: number, y: number) => string) => rims.map(([x, y]) => draw(x, y)).join('')
  return [
    paint.dark ? each((x, y) => circle(x, y + r * 0.4, r * 2.6, paint.lamp, 'opacity=".22"')) : '',
    line(
      each((x, y) => `M${x} ${top}V${y - r}`),
      paint.inside(material.slate, 0.3),
      2,
    ),
    path(
      each((x, y) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0`),
      paint.inside(metal, 0.06),
    ),
    line(
      each((x, y) => d`M${x - r * 0.7} ${y}h${r * 1.4}`),
      paint.dark ? '#fff0c8' : paint.inside('#fff3d6', 0.06),
      r * 0.24,
      'stroke-linecap="round"',
    ),
  ].join('')
}

/** A framed picture on the back wall: sun, dunes or an arch, centred on `x`,`h`. */
export function picture(
  stage: Stage,
  x: number,
  h: number,
  w: number,
  tall: number,
  accent: Hex,
): string {
  const { paint, random } = stage
  const [left, top] = at(x - w / 2, h + tall / 2, 0)
  const [right, bottom] = at(x + w / 2, h - tall / 2, 0)
  const pw = right - left
  const ph = bottom - top
  const motif = random.whole(0, 2)
  return [
    rect(left - 4, top - 4, pw + 8, ph + 8, paint.inside(material.timber, 0.14)),
    rect(left, top, pw, ph, paint.inside('#fbf3e4', 0.02)),
    circle(
      left + pw * (motif === 1 ? 0.66 : 0.42),
      top + ph * 0.38,
      Math.min(pw, ph) * 0.17,
      paint.inside(motif === 2 ? material.brass : material.tile),
    ),
    motif === 2
      ? path(
          d`M${left + pw * 0.2} ${bottom}V${top + ph * 0.6}q${pw * 0.3} ${-ph * 0.6} ${pw * 0.6} 0V${bottom}z`,
          paint.inside(accent),
        )
      : path(
          d`M${left} ${bottom}V${top + ph * 0.66}Q${left + pw * 0.4} ${top + ph * 0.42} ${left + pw * 0.62} ${top + ph * 0.68}T${right} ${top + ph * 0.6}V${bottom}z`,
          paint.inside(accent),
        ),
    motif === 2
      ? ''
      : path(
          d`M${left} ${bottom}v${-ph * 0.14}q${pw * 0.4} ${-ph * 0.16} ${pw} ${-ph * 0.04}V${bottom}z`,
          paint.inside(material.sand, 0.06),
        ),
  ].join('')
}

/** Where goods stand: shelves of one span, each at its height. */
export interface Shelving {
  readonly spans: readonly (readonly [number, number])[]
  readonly heights: readonly number[]
  readonly z: number
}

/** Books and jars along shelves: broken lines of three heights, each shelf starting elsewhere. */
export function shelfGoods(
  { paint, random }: Stage,
  { spans, heights, z }: Shelving,
  accent: Hex,
): string {
  const s = scaleAt(z)
  const row = (tone: Hex, height: number) => {
    const tall = Math.round(s * height)
    const dash = [0.05, 0.2, 0.08, 0.12, 0.04, 0.3].map((part) =>
      Math.round(s * part * random.between(0.7, 1.4)),
    )
    const data = spans.flatMap(([from, to]) =>
      heights.map((h) => {
        const [left, foot] = at(from + 0.05, h, z)
        const [right] = at(to - 0.05, h, z)
        return `M${left + random.whole(0, 30)} ${foot - tall / 2}H${right}`
      }),
    )
    return line(
      data.join(''),
      paint.inside(tone, 0.08),
      tall,
      `stroke-dasharray="${dash.join(' ')}"`,
    )
  }
  return row(material.clay, 0.24) + row(accent, 0.19) + row(material.cream, 0.14)
}
