/** A change that no test can notice, because the program does the same with it. */
export interface Equivalent {
  /** From the root of the repository. */
  file: string
  /** The code, whole as it is changed, and what it is changed to. */
  code: string
  replacement: string
  reason: string
}

/** Left out of the score. An entry that meets no mutant any more is told as stale. */
export const equivalents: readonly Equivalent[] = []
