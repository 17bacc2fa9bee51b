import { randomBytes } from 'node:crypto'

/** Without letters and digits that are taken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 6

/** A short number to name a message by; a thousand million of each kind. */
export function newReference(kind: 'EQ' | 'GT' | 'RP'): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => alphabet[byte % alphabet.length])
  return `${kind}-${letters.join('')}`
}
