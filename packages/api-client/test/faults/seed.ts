/** A text of a file that is replaced; without `from`, a file that is added. */
export type Edit = [file: string, from: string | RegExp, to: string] | [file: string, text: string]

/** One fault of a contract, the check that must find it, and what it must say. */
export interface Seed {
  fault: string
  check: 'lint' | 'breaking' | 'drift'
  says: RegExp
  /** In a copy of contracts/, or for drift in one of the generated files. */
  edits: Edit[]
  /** Nothing else is found while this fault is there. */
  alone?: true
}
