import type { Reason } from './reasons.ts'

/** What became of the rows of a file. */
export interface RunCounts {
  read: number
  new: number
  changed: number
  unchanged: number
  rejected: number
  /** Imported rows in which something was repaired, guessed or composed. */
  repaired: number
  reasons: Partial<Record<Reason, number>>
}

export function noCounts(): RunCounts {
  return { read: 0, new: 0, changed: 0, unchanged: 0, rejected: 0, repaired: 0, reasons: {} }
}
