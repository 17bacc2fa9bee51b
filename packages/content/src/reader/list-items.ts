import type { Passage } from './markdown.ts'
import type { Report } from './problem.ts'

export interface ListItem {
  readonly text: string
  readonly line: number
}

const forms = {
  bullet: { start: /^[-*+]\s+(.*)$/, wish: 'lines that begin with “- ”' },
  number: { start: /^\d+[.)]\s+(.*)$/, wish: 'lines that begin with “1. ”' },
} as const

/** The items of a passage that is one list; an item may go on in the next line. */
export function listItems(
  { lines, line: first }: Passage,
  form: keyof typeof forms,
  report: Report,
): ListItem[] {
  const { start, wish } = forms[form]
  let stray = false
  const items: { text: string; line: number }[] = []
  for (const [at, text] of lines.entries()) {
    const line = first + at
    const begun = start.exec(text)?.[1]
    const last = items.at(-1)
    if (begun !== undefined) items.push({ text: begun.trim(), line })
    else if (text.trim() === '') continue
    else if (last && /^\s/.test(text)) last.text += ` ${text.trim()}`
    else {
      stray = true
      report(line, `Here belong ${wish}; a line that goes on is indented.`)
    }
  }
  if (items.length === 0 && !stray) report(first, `Here belong ${wish}.`)
  return items
}
