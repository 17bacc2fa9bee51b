import { material } from '../core/material.ts'
import type { Stage } from '../core/stage.ts'
import { d, path, repeat } from '../core/svg.ts'
import { castOfTree } from './cast.ts'

/** A spreading tree (ghaf, neem): trunk, canopy of clumps, lit from the left. */
export function tree(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  surface: string = material.leaf,
  distance = 0,
): string {
  const { paint } = stage
  const id = stage.define(`tree${surface.slice(1)}${Math.round(distance * 10)}`, (symbol) => {
    const tone = (colour: string, depth: number) => paint.far(paint.shade(colour, depth), distance)
    return [
      `<g id="${symbol}">`,
      path(
        'M-3 100Q1 70-2 45L-14 34l3-2L0 40 12 26l3 3L4 46Q4 75 5 100',
        tone(material.walnut, 0.2),
      ),
      path(clumps([-24, 34, 17, 0, 20, 26, 26, 30, 20, 6, 38, 20]), tone(surface, 0.34)),
      path(clumps([-26, 30, 15, -4, 15, 21, 18, 22, 14]), tone(surface, 0.04)),
      '</g>',
    ].join('')
  })
  const shadow = distance === 0 ? castOfTree(stage, x, y, height) : ''
  return d`${shadow}<use href="#${id}" transform="translate(${x} ${y - height})scale(${String(Math.round(height) / 100)})"/>`
}

/** Circles as one path, from triples x, y, radius. */
function clumps(triples: readonly number[]): string {
  let data = ''
  for (let index = 0; index + 2 < triples.length; index += 3) {
    const [x = 0, y = 0, r = 0] = triples.slice(index, index + 3)
    data += d`M${x - r} ${y}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0`
  }
  return data
}

/** A low run of shrubs between `from` and `to`, standing on `y`. */
export function shrubs(
  stage: Stage,
  from: number,
  to: number,
  y: number,
  height: number,
  fill: string,
): string {
  const { random } = stage
  const end = Math.round(to)
  const widest = stage.coarse ? 2.6 : 1.8
  let x = Math.round(from)
  let data = `M${x} ${Math.round(y)}`
  while (x < end - height * 0.4) {
    const half = Math.max(1, Math.round((height * random.between(widest - 0.8, widest)) / 2))
    const top = Math.round(height * random.between(0.72, 1.12))
    const rise = Math.round(top * random.between(1, 1.3))
    data += `q${half >> 2} ${-rise} ${half} ${-top}t${half} ${top}`
    x += half * 2
  }
  return path(data, fill)
}

/** Tufts of dry grass: a few blades from one foot each. */
export function grasses(stage: Stage, from: number, to: number, y: number, fill: string): string {
  const { random } = stage
  const count = Math.max(2, Math.round((to - from) / 55))
  const tufts = repeat(count, () => {
    const x = random.between(from, to)
    const h = random.between(12, 24)
    return d`M${x - 3} ${y}q-2 ${-h * 0.6} ${-h * 0.5} ${-h * 0.8}q${h * 0.4} ${h * 0.2} ${h * 0.45} ${h * 0.4}q0 ${-h * 0.4} ${h * 0.1} ${-h * 0.6}q${h * 0.2} ${h * 0.3} ${h * 0.1} ${h * 0.6}q${h * 0.1} ${-h * 0.3} ${h * 0.5} ${-h * 0.35}q${-h * 0.3} ${h * 0.2} ${-h * 0.4} ${h * 0.75}z`
  })
  return path(tufts, fill)
}
