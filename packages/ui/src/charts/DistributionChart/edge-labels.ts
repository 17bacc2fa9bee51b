import { everyNth } from '../scale.ts'

export interface EdgeLabel {
  /** Which edge, from 0. */
  index: number
  text: string
  /** Middle of the text, px. */
  x: number
}

/** Between two labels at least, px. */
const GAP = 8

/** Half of what a text takes, px, 12 px type: an estimate, since measuring costs a layout. */
const halfOf = (text: string): number => text.length * 3.3 + 2

/** The labels of edges that stand inside a drawing beside one another: equally far apart, none over the next. */
export function edgeLabels(
  edges: readonly { text: string; x: number }[],
  width: number,
): EdgeLabel[] {
  const widest = Math.max(1, ...edges.map(({ text }) => 2 * halfOf(text) + GAP))
  const placed: EdgeLabel[] = []
  for (const index of everyNth(edges.length, width / widest)) {
    const edge = edges[index]
    if (!edge) continue
    const half = halfOf(edge.text)
    const x = Math.min(width - half, Math.max(half, edge.x))
    const before = placed.at(-1)
    const isFree = !before || Math.abs(x - before.x) >= half + halfOf(before.text) + GAP
    if (isFree) placed.push({ index, text: edge.text, x })
  }
  return placed
}
