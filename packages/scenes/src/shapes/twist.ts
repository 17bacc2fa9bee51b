import { d } from '../core/svg.ts'

const steps = 10

/** A square tower `w` wide that turns a quarter on its way to `h`: outline, turned side and near edge. */
export function twist(w: number, h: number) {
  const at = (step: number) => {
    const angle = (Math.PI / 2) * (step / steps)
    const half = (w / 2) * (Math.cos(angle) + Math.sin(angle)) * 0.86
    // The near corner walks over the front, from the right side to the left one.
    const corner = half * Math.cos(angle * 1.7 + 0.25)
    return { y: -(h * step) / steps, half, corner }
  }
  const rows = Array.from({ length: steps + 1 }, (_, step) => at(step))
  const up = (x: (row: (typeof rows)[number]) => number, of = rows) =>
    of.map((row) => d`${x(row)} ${row.y}`).join('L')
  const left = up((row) => -row.half)
  const right = up((row) => row.half, rows.toReversed())
  return {
    outline: `M${left}L${right}z`,
    turned: `M${up((row) => row.corner)}L${right}z`,
    edge: `M${up((row) => row.corner)}`,
  }
}
