import { setTimeout as pause } from 'node:timers/promises'
import type { Random } from './random.ts'
import type { Server } from './server.ts'
import type { Incidents } from './visitor.ts'

/** Milliseconds that the server lives between two starts, at least and as a rule at most. */
const shortestLife = 3_000
const longestLife = 9_000

export interface Killer {
  /** Resolves when the server is up for good. */
  end: () => Promise<void>
}

/** Ends the server again and again at moments that nobody knows, most times without a word. */
export function startKilling(
  server: Server,
  random: Random,
  incidents: Incidents,
  onRestart: (told: string) => void,
): Killer {
  const enough = new AbortController()
  const kill = async (): Promise<void> => {
    let startMs = 0
    while (!enough.signal.aborted) {
      // A machine that takes long to start a server takes as long to answer everybody.
      const life = random.between(shortestLife, longestLife) + startMs
      await pause(life, undefined, enough).catch(() => {})
      if (enough.signal.aborted) return
      const isKilled = random.chance(0.7)
      const kind = isKilled ? 'servers killed' : 'servers ended and started'
      incidents[kind] = (incidents[kind] ?? 0) + 1
      const from = new Date()
      await server.restart(isKilled ? 'SIGKILL' : 'SIGTERM')
      startMs = Date.now() - from.getTime()
      onRestart(`${from.toISOString()} ${kind}, down for ${startMs} ms`)
    }
  }
  const ended = kill()
  return {
    async end() {
      enough.abort()
      await ended
    },
  }
}
