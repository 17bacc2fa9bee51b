/** Whether one more is allowed now; counts it if so. */
export interface RateLimit {
  (key: string): boolean
  /** One that was counted turned out to be none. */
  giveBack: (key: string) => void
}

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
  const allows = (key: string): boolean => {
    const at = now()
    sweep(at)
    let window = windows.get(key)
    if (window === undefined || at - window.start >= windowMs) {
      window = { start: at, count: 0 }
      windows.set(key, window)
    }
    if (window.count >= limit) return false
    window.count += 1
    return true
  }
  const giveBack = (key: string): void => {
    const window = windows.get(key)
    if (window !== undefined) window.count = Math.max(window.count - 1, 0)
  }
  return Object.assign(allows, { giveBack })
}
