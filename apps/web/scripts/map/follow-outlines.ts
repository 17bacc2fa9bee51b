import { keyOf, type Point } from './outline.ts'

/** A waypoint belongs to an outline at most this far away, degrees (about 700 m). */
const snapping = 0.007
/** A way along outlines may be this much longer than the straight one. */
const longest = 1.18
/** Outlines that end beside each other are joined over this gap, in steps of the grid (11 m). */
const gap = 3

const far = (a: Point, b: Point): number => Math.hypot((a[0] - b[0]) * 0.906, a[1] - b[1])

interface Node {
  at: Point
  next: Set<Node>
}

/** The points of all outlines as a net. */
export function outlineNet(rings: readonly (readonly Point[])[]) {
  const nodes = new Map<string, Node>()
  const nodeAt = (at: Point): Node => {
    const key = keyOf(at)
    const known = nodes.get(key) ?? { at, next: new Set() }
    nodes.set(key, known)
    return known
  }
  for (const ring of rings)
    ring.forEach((point, index) => {
      const [here, there] = [nodeAt(point), nodeAt(ring[(index + 1) % ring.length] ?? point)]
      here.next.add(there)
      there.next.add(here)
    })
  for (const node of nodes.values()) {
    const [x, y] = [Math.round(node.at[0] * 1e4), Math.round(node.at[1] * 1e4)]
    for (let dx = -gap; dx <= gap; dx++)
      for (let dy = -gap; dy <= gap; dy++) {
        const near = nodes.get(`${x + dx} ${y + dy}`)
        if (near && near !== node) node.next.add(near)
      }
  }
  const nearest = (point: Point): Node | undefined => {
    let best: Node | undefined
    for (const node of nodes.values())
      if (far(node.at, point) < Math.min(snapping, best ? far(best.at, point) : snapping))
        best = node
    return best
  }

  /** The road through the waypoints: along outlines where they lead there, straight elsewhere. */
  return function follow(waypoints: readonly Point[]): Point[] {
    const places = waypoints.map((point) => ({ point, node: nearest(point) }))
    return places.flatMap(({ point, node }, index): Point[] => {
      const after = places[index + 1]
      const here = node?.at ?? point
      if (!after?.node || !node) return [here]
      return shortest(node, after.node)?.slice(0, -1) ?? [here]
    })
  }
}

/** The shortest way through the net, if it is about as short as the straight one. */
function shortest(start: Node, end: Node): Point[] | undefined {
  const limit = far(start.at, end.at) * longest
  const reached = new Map<Node, { length: number; from: Node | undefined }>()
  reached.set(start, { length: 0, from: undefined })
  const waiting = new Set([start])
  while (waiting.size > 0) {
    let best: Node | undefined
    let least = Number.POSITIVE_INFINITY
    for (const node of waiting) {
      const estimate = (reached.get(node)?.length ?? 0) + far(node.at, end.at)
      if (estimate < least) [best, least] = [node, estimate]
    }
    if (!best || least > limit) return undefined
    if (best === end) return trace(reached, end)
    waiting.delete(best)
    const length = reached.get(best)?.length ?? 0
    for (const next of best.next) {
      const total = length + far(best.at, next.at)
      if (total >= (reached.get(next)?.length ?? Number.POSITIVE_INFINITY)) continue
      reached.set(next, { length: total, from: best })
      waiting.add(next)
    }
  }
  return undefined
}

function trace(reached: ReadonlyMap<Node, { from: Node | undefined }>, end: Node): Point[] {
  const way: Point[] = []
  for (let node: Node | undefined = end; node; node = reached.get(node)?.from) way.push(node.at)
  return way.reverse()
}
