import type { z } from 'zod'
import { type ContentRow, zContentRow } from '../content-row.ts'
import type { Report } from './problem.ts'

/** Says what the contract's limits mean for whoever writes a text. */
function inWords(issue: z.core.$ZodIssue): string {
  const field = issue.path.filter((step) => step !== 'data').join('.')
  if (issue.code === 'too_small' && issue.minimum === 1) return `“${field}” is empty.`
  if (issue.code === 'too_big')
    return `“${field}” is too long: at most ${issue.maximum} ${issue.origin === 'array' ? 'entries' : 'characters'}.`
  return `“${field}”: ${issue.message}.`
}

/** The row, if the contract allows it; else undefined, and what is wrong is reported. */
export function checkRow(
  { line, ...row }: ContentRow & { line: number },
  report: Report,
): ContentRow | undefined {
  const checked = zContentRow.safeParse(row)
  if (checked.success) return checked.data
  for (const issue of checked.error.issues) report(line, inWords(issue))
  return undefined
}
