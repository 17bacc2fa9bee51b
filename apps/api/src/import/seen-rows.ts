import { createHash } from 'node:crypto'

function hashOf(text: string): bigint {
  // 0 marks a free slot.
  return createHash('sha256').update(text).digest().readBigUInt64LE(0) || 1n
}

/**
 * Which texts have been seen, at 16 to 32 bytes each: a table of 64-bit hashes with open addressing.
 * A million texts take up to 32 MB; that two of them collide is a chance of one in 37 million.
 */
export class SeenRows {
  #slots = new BigUint64Array(1024)
  #used = 0

  has(text: string): boolean {
    return this.#slots[this.#find(hashOf(text))] !== 0n
  }

  add(text: string): void {
    this.#put(hashOf(text))
  }

  /** The slot of a hash, or the free one where it would go. */
  #find(hash: bigint): number {
    const mask = this.#slots.length - 1
    let at = Number(hash & BigInt(mask))
    while (this.#slots[at] !== 0n && this.#slots[at] !== hash) at = (at + 1) & mask
    return at
  }

  #put(hash: bigint): void {
    const at = this.#find(hash)
    if (this.#slots[at] === hash) return
    this.#slots[at] = hash
    this.#used += 1
    if (this.#used * 2 > this.#slots.length) this.#grow()
  }

  #grow(): void {
    const before = this.#slots
    this.#slots = new BigUint64Array(before.length * 2)
    this.#used = 0
    for (const hash of before) if (hash !== 0n) this.#put(hash)
  }
}
