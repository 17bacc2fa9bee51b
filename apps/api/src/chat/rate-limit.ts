/** Whether one more is allowed now; counts it if so. */
export type RateLimit = (key: string) => boolean

interface Window {
  start: number
  count: number
}

/** At most `limit` for each key in a window of `windowMs`, counted in this process. */
export function createRateLimit(limit: number, windowMs: number, now: () => number): RateLimit {
  const windows = new Map<string, Window>()
  let swept = now()
  /** Once a window, so that many keys cost each call next to nothing. */
  const sweep = (at: number): void => {
    if (at - swept < windowMs) return
    swept = at
    for (const [key, { start }] of windows) if (at - start >= windowMs) windows.delete(key)
  }
  return (key) => {
    const at = now()
    sweep(at)
    const window = windows.get(key)
    if (window === undefined || at - window.start >= windowMs) {
      windows.set(key, { start: at, count: 1 })
      return limit >= 1
    }
    window.count += 1
    return window.count <= limit
  }
}
