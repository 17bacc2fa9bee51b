/** One thing that a check of the contract objects to; `file` counts from the root of the repository. */
export interface Finding {
  file: string
  /** From 1; left out where only the file is known. */
  line?: number
  column?: number
  /** The rule, or the kind of finding: what an annotation has as its title. */
  rule: string
  message: string
}

/** What a check found, and the words of it. */
export interface Outcome {
  findings: Finding[]
  /** For a terminal: where findings are none, one line that says so. */
  text: string
}
