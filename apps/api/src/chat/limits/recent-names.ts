/** Names of the last while, forgotten by themselves. */
export interface RecentNames {
  note: (name: string) => void
  has: (name: string) => boolean
}

/** Keeps a name for at least `ms`, and for less than twice as long. */
export function createRecentNames(ms: number, clock: () => number): RecentNames {
  let young = new Set<string>()
  let old = new Set<string>()
  let turned = clock()
  const turn = (): void => {
    const at = clock()
    if (at - turned < ms) return
    old = at - turned < 2 * ms ? young : new Set()
    young = new Set()
    turned = at
  }
  return {
    note(name) {
      turn()
      young.add(name)
    },
    has(name) {
      turn()
      return young.has(name) || old.has(name)
    },
  }
}
