import type { FilePlace } from './place.ts'

export interface BreakingChange {
  place: FilePlace
  /** What changed, from the field or the call on, in one line. */
  change: string
  /** The call or event that meets it first. */
  met: string | undefined
}
