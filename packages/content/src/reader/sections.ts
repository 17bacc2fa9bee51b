import type { Passage } from './markdown.ts'
import type { Report } from './problem.ts'

/** What stands under one heading. */
export interface Section extends Passage {
  readonly title: string
  /** Of `{#id}`, or of `{.id}`; empty where the heading has none. */
  readonly id: string
  readonly headingLine: number
}

const heading = {
  2: /^##[ \t]+(.*?)(?:[ \t]*\{#([^}]*)\})?[ \t]*$/,
  /** Only headings with a name: others belong to the text. */
  3: /^###[ \t]+(.*?)[ \t]*\{\.([^}]*)\}[ \t]*$/,
} as const

/** Parts a passage at its headings of a depth; what stands before the first comes apart. */
export function splitAt(passage: Passage, depth: 2 | 3): { before: Passage; sections: Section[] } {
  const found = passage.lines.flatMap((text, at) => {
    const match = heading[depth].exec(text)
    return match ? [{ at, title: (match[1] ?? '').trim(), id: match[2] ?? '' }] : []
  })
  const until = (index: number): number => found[index]?.at ?? passage.lines.length
  return {
    before: { line: passage.line, lines: passage.lines.slice(0, until(0)) },
    sections: found.map(({ at, title, id }, index) => ({
      title,
      id,
      headingLine: passage.line + at,
      line: passage.line + at + 1,
      lines: passage.lines.slice(at + 1, until(index + 1)),
    })),
  }
}

/** The sections of a text that consists of them, each with a name of its own. */
export function namedSections(passage: Passage, report: Report): Section[] {
  const { before, sections } = splitAt(passage, 2)
  const stray = before.lines.findIndex((text) => text.trim() !== '')
  if (stray !== -1) report(before.line + stray, 'A heading “## Title {#name}” belongs before this.')
  if (sections.length === 0 && stray === -1) report(before.line, 'There is no “## Title {#name}”.')
  const names = new Set<string>()
  for (const { title, id, headingLine } of sections) {
    if (title === '') report(headingLine, 'The heading has no words.')
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
      report(headingLine, 'The heading needs a name, as in “## Title {#a-name}”.')
    else if (names.has(id)) report(headingLine, `The name “${id}” stands here twice.`)
    names.add(id)
  }
  return sections
}
