/** Something in a file that a person has to put right. */
export interface ContentProblem {
  /** Relative to the folder of the texts, with slashes. */
  readonly file: string
  /** Counted from one. */
  readonly line: number
  readonly message: string
}

/** Names a fault of the file that is being read; reading goes on, to find the others. */
export type Report = (line: number, message: string) => void
