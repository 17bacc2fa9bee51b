import type { PlaceTable } from '../../../db/schema.ts'

export type PlaceNode = Pick<PlaceTable, 'code' | 'path' | 'needs_parent'>

export type PlaceTree = {
  /** From the emirate down to the place itself; empty for an unknown code. */
  pathOf(code: number): readonly number[]
  /** The place and everything below it. */
  within(code: number): readonly number[]
}

export function buildPlaceTree(places: readonly PlaceNode[]): PlaceTree {
  const paths = new Map(places.map(({ code, path }) => [code, path]))
  const within = new Map<number, number[]>()
  for (const { code, path } of places) {
    for (const step of path) {
      const list = within.get(step)
      if (list === undefined) within.set(step, [code])
      else list.push(code)
    }
  }
  return {
    pathOf: (code) => paths.get(code) ?? [],
    within: (code) => within.get(code) ?? [],
  }
}

/** Codes without those that lie inside another of them. */
export function outermost(tree: PlaceTree, codes: readonly number[]): number[] {
  const all = new Set(codes)
  return [...all].filter(
    (code) => !tree.pathOf(code).some((step) => step !== code && all.has(step)),
  )
}

/** Places that lie in both selections, each of which means any of its places. */
export function intersect(
  tree: PlaceTree,
  first: readonly number[],
  second: readonly number[],
): number[] {
  const both = first.flatMap((one) =>
    second.flatMap((other) => {
      if (tree.pathOf(other).includes(one)) return [other]
      return tree.pathOf(one).includes(other) ? [one] : []
    }),
  )
  return outermost(tree, both)
}
