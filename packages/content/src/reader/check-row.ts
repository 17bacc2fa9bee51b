import type { z } from 'zod'
import { type ContentRow, zContentRow } from '../content-row.ts'
import type { Report } from './problem.ts'

/** Entries that are named otherwise in the contract. */
const entryNames: Readonly<Record<string, string>> = {
  cover_image: 'cover',
  cover_image_alt: 'cover_alt',
  published_at: 'published',
  updated_at: 'updated',
}

/** The name by which whoever writes a text knows a part of its row. */
function entryOf({ path }: z.core.$ZodIssue): string {
  const field = String(path[0] === 'data' ? path[1] : path[0])
  return entryNames[field] ?? field
}

/** Says what the contract's limits mean for whoever writes a text. */
function inWords(issue: z.core.$ZodIssue): string {
  const entry = entryOf(issue)
  if (issue.code === 'too_small' && issue.minimum === 1) return `“${entry}” is empty.`
  if (issue.code === 'too_big')
    return `“${entry}” is too long: at most ${issue.maximum} ${issue.origin === 'array' ? 'entries' : 'characters'}.`
  if (issue.code === 'invalid_format')
    return `“${entry}” has the wrong form: see README.md of this folder.`
  return `“${entry}”: ${issue.message}.`
}

/**
 * The row, if the contract allows it; else undefined, and what is wrong is reported, in the line of
 * its entry where `lineOf` knows one.
 */
export function checkRow(
  { line, ...row }: ContentRow & { line: number },
  report: Report,
  lineOf: (entry: string) => number | undefined = () => undefined,
): ContentRow | undefined {
  const checked = zContentRow.safeParse(row)
  if (checked.success) return checked.data
  for (const issue of checked.error.issues) report(lineOf(entryOf(issue)) ?? line, inWords(issue))
  return undefined
}
