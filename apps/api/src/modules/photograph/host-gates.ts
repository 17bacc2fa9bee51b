import { setTimeout as pause } from 'node:timers/promises'

interface Options {
  /** Requests to one host at once. */
  perHost: number
  /** The longest that anything waits for a host; one that rests longer is left for another run. */
  longestWaitMs?: number
  now?: () => number
  sleep?: (ms: number) => Promise<unknown>
}

/** A host that asks to be left alone for longer than this run waits. */
export class HostResting extends Error {
  readonly until: Date
  constructor(until: Date) {
    super('a host asks to be left alone')
    this.name = 'HostResting'
    this.until = until
  }
}

/** Lets a few requests at once through to each host, and none while it rests. */
export interface HostGates {
  /** @throws HostResting where that would take too long; whatever `work` throws */
  through<T>(host: string, work: () => Promise<T>): Promise<T>
  /** Has a host rest as it asked to, and longer each time that it asks in a row. */
  rest(host: string, retryAfterMs: number | undefined): void
  /** Notes that a host answers. */
  thank(host: string): void
}

interface Gate {
  inside: number
  waiting: (() => void)[]
  restsUntil: number
  /** Times in a row that it asked to be left alone. */
  asked: number
}

const FIRST_REST_MS = 1_000
const LONGEST_REST_MS = 60_000
/** After so many times in a row the host is left for another run, an hour later. */
const MOST_ASKED = 6
const AN_HOUR_MS = 3_600_000

export function createHostGates({
  perHost,
  longestWaitMs = LONGEST_REST_MS * 2,
  now = Date.now,
  sleep = pause,
}: Options): HostGates {
  const gates = new Map<string, Gate>()
  const gateOf = (host: string): Gate => {
    const known = gates.get(host)
    if (known) return known
    const gate = { inside: 0, waiting: [], restsUntil: 0, asked: 0 }
    gates.set(host, gate)
    return gate
  }

  async function enter(gate: Gate): Promise<void> {
    if (gate.inside >= perHost) await new Promise<void>((resolve) => gate.waiting.push(resolve))
    // Whoever leaves hands its place on.
    else gate.inside += 1
  }

  function leave(gate: Gate): void {
    const next = gate.waiting.shift()
    if (next) next()
    else gate.inside -= 1
  }

  return {
    async through(host, work) {
      const gate = gateOf(host)
      await enter(gate)
      try {
        for (let left = gate.restsUntil - now(); left > 0; left = gate.restsUntil - now()) {
          if (left > longestWaitMs) throw new HostResting(new Date(gate.restsUntil))
          await sleep(left)
        }
        return await work()
      } finally {
        leave(gate)
      }
    },
    rest(host, retryAfterMs = 0) {
      const gate = gateOf(host)
      // Others that were under way say the same once more.
      const isNews = gate.restsUntil <= now()
      if (isNews) gate.asked += 1
      const own = Math.min(FIRST_REST_MS * 2 ** (gate.asked - 1), LONGEST_REST_MS)
      const ms = gate.asked > MOST_ASKED ? AN_HOUR_MS : Math.max(own, retryAfterMs)
      gate.restsUntil = Math.max(gate.restsUntil, now() + ms)
    },
    thank(host) {
      gateOf(host).asked = 0
    },
  }
}
