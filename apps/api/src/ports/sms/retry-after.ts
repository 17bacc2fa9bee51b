/** Nobody is waited for longer, in ms. */
const LONGEST_MS = 6 * 60 * 60_000

/** How long `Retry-After` says to wait, in ms: seconds or a date. Undefined where it says neither. */
export function readRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined
  const text = header.trim()
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now.getTime()
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, LONGEST_MS) : undefined
}
