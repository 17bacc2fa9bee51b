import type { Point } from './outline.ts'

/** Metres of a degree of latitude; of one of longitude in the middle of Dubai. */
const northMetres = 110_800
const eastMetres = 100_900

/** The banks of a canal: a ring `width` metres across around its middle line. */
export function ribbon(line: readonly Point[], width: number): Point[] {
  const side = (sign: number) =>
    line.map((at, index): Point => {
      const before = line[index - 1] ?? at
      const after = line[index + 1] ?? at
      const east = (after[0] - before[0]) * eastMetres
      const north = (after[1] - before[1]) * northMetres
      const length = Math.hypot(east, north) || 1
      const reach = (sign * width) / 2 / length
      return [at[0] - (north * reach) / eastMetres, at[1] + (east * reach) / northMetres]
    })
  return [...side(1), ...side(-1).reverse()]
}

interface Palm {
  /** Where the trunk meets the lowest fronds, and how large it all is: 1 is Palm Jumeirah. */
  heart: Point
  size: number
  /** Clockwise from north to where the trunk points. */
  degrees: number
  fronds: number
}

/** A palm of reclaimed land, drawn by rule: trunk, fronds on both sides, crescent around them. */
export function palm({ heart, size, degrees, fronds }: Palm): Point[][] {
  const turn = (degrees * Math.PI) / 180
  const at = (along: number, across: number): Point => [
    heart[0] + ((along * Math.sin(turn) + across * Math.cos(turn)) * size) / eastMetres,
    heart[1] + ((along * Math.cos(turn) - across * Math.sin(turn)) * size) / northMetres,
  ]
  const trunk = [at(-2100, -230), at(1500, -230), at(1500, 230), at(-2100, 230)]
  const leaves = Array.from({ length: fronds }, (_, index) => {
    const share = index / (fronds - 1)
    const root = -500 + share * 1900
    const reach = 1750 - 1050 * Math.abs(share - 0.35)
    const rise = 150 + 750 * share
    return [-1, 1].map((side) => [
      at(root - 75, side * 150),
      at(root + rise * 0.75 - 60, side * reach * 0.6),
      at(root + rise - 50, side * reach),
      at(root + rise + 60, side * reach),
      at(root + rise * 0.75 + 70, side * reach * 0.6),
      at(root + 75, side * 150),
    ])
  }).flat()
  const arc = (radius: number) =>
    Array.from({ length: 33 }, (_, index) => {
      const angle = ((-128 + index * 8) * Math.PI) / 180
      return at(420 + radius * Math.cos(angle), radius * Math.sin(angle))
    })
  return [trunk, ...leaves, [...arc(2480), ...arc(2200).reverse()]]
}
