import type { Impact } from './version.ts'

/** One difference, as `redocly diff` reports it. */
export interface Change {
  /** Where it was met first, from an operation on. */
  path: string
  typeName: string
  kind: 'added' | 'removed' | 'modified'
  impact: Impact
  verdicts: { message: string }[]
  property?: string
  base?: Side
  revision?: Side
}

export interface Side {
  pointer: string
  value?: unknown
}
