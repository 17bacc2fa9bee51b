/** A row as a reader finds it. `line` is where it starts, counted from 1. */
export type SourceRow =
  | { readonly kind: 'record'; readonly line: number; readonly record: Record<string, unknown> }
  | { readonly kind: 'broken'; readonly line: number; readonly problem: RowProblem }

export type RowProblem = 'not-a-record' | 'wrong-column-count' | 'unclosed-quote'

/** Reading ended before the file did. Rows before `line` are whole. */
export class BrokenFile extends Error {
  override readonly name = 'BrokenFile'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}
