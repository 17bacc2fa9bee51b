/** Whether one more is allowed now; counts it if so. */
export type RateLimit = (key: string) => boolean

interface Window {
  start: number
  count: number
}

/** Entries kept before old windows are swept out. */
const sweepAt = 10_000

/** At most `limit` for each key in a window of `windowMs`, counted in this process. */
export function createRateLimit(limit: number, windowMs: number, now: () => number): RateLimit {
  const windows = new Map<string, Window>()
  return (key) => {
    const at = now()
    if (windows.size > sweepAt) {
      for (const [other, { start }] of windows) if (at - start >= windowMs) windows.delete(other)
    }
    const window = windows.get(key)
    if (window === undefined || at - window.start >= windowMs) {
      windows.set(key, { start: at, count: 1 })
      return true
    }
    window.count += 1
    return window.count <= limit
  }
}
