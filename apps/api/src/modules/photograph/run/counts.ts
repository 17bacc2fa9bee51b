/** What a run has come to. */
export interface PhotographCounts {
  /** Properties that name photographs of listed hosts, and those of them that show others now than before. */
  properties: number
  changed: number
  /** Addresses by what came of them; `here` were not due. */
  fetched: number
  unchanged: number
  here: number
  gone: Map<string, Tally>
  refused: Map<string, Tally>
  waiting: Map<string, Tally>
  /** Addresses that the settings leave out, by host. */
  notAsked: Map<string, Tally>
}

/** How often, and one of them. */
export interface Tally {
  count: number
  example: string
}

export const noCounts = (): PhotographCounts => ({
  properties: 0,
  changed: 0,
  fetched: 0,
  unchanged: 0,
  here: 0,
  gone: new Map(),
  refused: new Map(),
  waiting: new Map(),
  notAsked: new Map(),
})

export function tally(into: Map<string, Tally>, name: string, example: string): void {
  const known = into.get(name)
  if (known) known.count += 1
  else into.set(name, { count: 1, example })
}

export const totalOf = (tallies: ReadonlyMap<string, Tally>): number =>
  [...tallies.values()].reduce((sum, { count }) => sum + count, 0)
