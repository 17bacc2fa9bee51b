/** One finding, at a place below contracts/. */
export interface Problem {
  file: string
  line: number
  column: number
  rule: string
  message: string
}

/** Findings by file as editors and people read them, `file:line:column` first. */
export function printProblems(problems: Problem[]): string {
  return problems
    .map(
      ({ file, line, column, rule, message }) =>
        `contracts/${file}:${line}:${column}  ${message}  (${rule})`,
    )
    .join('\n')
}
