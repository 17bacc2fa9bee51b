import { mix } from '../core/colour.ts'
import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, path, repeat } from '../core/svg.ts'
import { castOfTree } from './cast.ts'

/** Fronds as the tips they reach for; the crown sits at 0,0 and the foot at 0,124. */
const behind = [
  [-36, 21],
  [-43, -8],
  [-20, -32],
  [22, -31],
  [44, -5],
  [36, 23],
] as const
const before = [
  [-44, 10],
  [-33, -23],
  [33, -23],
  [45, 12],
  [-20, 30],
  [20, 30],
] as const

/** One frond: a crescent that rises, then droops to its tip. */
function frond([x, y]: readonly [number, number]): string {
  const rise = Math.round(15 - Math.abs(y) * 0.12)
  return `M0 0Q${x >> 1} ${y - rise} ${x} ${y}Q${x >> 1} ${y - rise + 11} 0 4`
}

/**
 * A date palm, its foot at `x`,`y` and `height` tall to the heart of the crown.
 * `tone` is how far it has faded into the haze, or `shadow` for a near silhouette.
 */
export function palm(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  tone: number | 'shadow' = 0,
): string {
  const { paint, random } = stage
  const name = `palm${tone === 'shadow' ? 's' : Math.round(tone * 10)}`
  const id = stage.define(name, (symbol) => {
    const colour = (surface: string, depth: number) =>
      tone === 'shadow'
        ? mix(paint.shade(surface, depth), '#1d3a41', 0.62)
        : paint.far(paint.shade(surface, depth), tone)
    return [
      `<g id="${symbol}">`,
      path('M-2 0Q5 60-3.5 124H4.5Q10 60 3 0', colour(material.timber, 0.18)),
      path(behind.map(frond).join(''), colour(material.palm, 0.3)),
      path(before.map(frond).join(''), colour(material.palm, 0.02)),
      '</g>',
    ].join('')
  })
  const scale = height / 124
  const across = scale * (random.chance(0.5) ? -1 : 1) * random.between(0.92, 1.1)
  const shadow = tone === 0 ? castOfTree(stage, x, y, height) : ''
  return d`${shadow}<use href="#${id}" transform="matrix(${short2(across)} 0 0 ${short2(scale)} ${x} ${y - height})"/>`
}

/** Scales need two decimals, unlike positions. */
function short2(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** An even row of palms between `from` and `to`, each a little off its place. */
export function palmRow(
  stage: Stage,
  from: number,
  to: number,
  y: number,
  height: number,
  gap: number,
): string {
  const { random } = stage
  const count = Math.max(1, Math.round((to - from) / gap))
  return repeat(count, (index) =>
    palm(
      stage,
      from + ((index + 0.5) * (to - from)) / count + random.between(-gap, gap) * 0.1,
      y,
      height * random.between(0.86, 1.12),
    ),
  )
}
