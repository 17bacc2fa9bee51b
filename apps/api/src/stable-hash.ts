import { createHash } from 'node:crypto'

/** JSON with the keys of every object in order, so that equal values have equal text. */
export function stableJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part) && !(part instanceof Date)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** First 128 bits of the SHA-256 of a text, in hex. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
