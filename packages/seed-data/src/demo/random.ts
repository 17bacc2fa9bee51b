const UINT32 = 0x1_0000_0000

/** Mixes text into 32 bits (FNV-1a, then an avalanche): near keys give far seeds. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x21f0aaad)
  hash = Math.imul(hash ^ (hash >>> 15), 0x735a2d97)
  return (hash ^ (hash >>> 15)) >>> 0
}

/**
 * Seeded random numbers (sfc32), the same in every engine. Not for secrets.
 * Each thing draws from a stream of its own, so that one more draw here changes nothing there.
 */
export class Random {
  #a: number
  #b: number
  #c: number
  #counter = 1

  constructor(key: string) {
    this.#a = hashText(key)
    this.#b = hashText(`${key}/b`)
    this.#c = hashText(`${key}/c`)
    for (let round = 0; round < 8; round += 1) this.bits()
  }

  /** 32 random bits. */
  bits(): number {
    const sum = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    this.#c |= 0
    return sum >>> 0
  }

  /** In [0, 1). */
  unit(): number {
    return this.bits() / UINT32
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.unit() * (high - low + 1))
  }

  chance(share: number): boolean {
    return this.unit() < share
  }

  /** Standard normal, cut at three deviations: no absurd properties at the far ends. */
  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.unit()))
    const value = radius * Math.cos(2 * Math.PI * this.unit())
    return Math.max(-3, Math.min(3, value))
  }

  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.unit() * list.length)]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }

  /** Picks by weight; items of weight 0 are never picked. */
  weighted<T>(items: readonly (readonly [T, number])[]): T {
    const total = items.reduce((sum, [, weight]) => sum + weight, 0)
    let rest = this.unit() * total
    for (const [item, weight] of items) {
      rest -= weight
      if (rest < 0) return item
    }
    return this.pick(items.filter(([, weight]) => weight > 0))[0]
  }
}
