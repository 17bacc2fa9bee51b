import { Random } from './random.ts'

const TIME_DIGITS = 12
const VARIANT = 0x8000

function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0')
}

/**
 * Id in the shape of a UUIDv7 whose time part is `timeMs` and whose random part follows from `key`:
 * the same key and time give the same id. 74 bits come from the key, so ids do not collide in
 * practice, even among a million.
 */
export function demoId(timeMs: number, key: string): string {
  const random = new Random(`id/${key}`)
  const time = hex(timeMs, TIME_DIGITS).slice(-TIME_DIGITS)
  const version = 0x7000 | (random.bits() & 0x0fff)
  const variant = VARIANT | (random.bits() & 0x3fff)
  const tail = hex(random.bits() & 0xffff, 4) + hex(random.bits(), 8)
  return `${time.slice(0, 8)}-${time.slice(8)}-${hex(version, 4)}-${hex(variant, 4)}-${tail}`
}
