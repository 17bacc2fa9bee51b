import { mostAsked, mostSigns } from '../content-row.ts'
import type { Draft, Page, TextDraft } from './page.ts'
import { idOf } from './text-id.ts'
import type { FieldLine } from './yaml-fields.ts'

/** Where the same words were asked before: language and words → file and line. */
export type AskedBefore = Map<string, string>

/** Kinds of which a file holds several, each in a section with a name. */
const inSections: ReadonlySet<Draft['kind']> = new Set(['guide', 'faq', 'policy', 'about_us'])

/**
 * `also_asked`: how people ask for what a text answers, as a list, or as a list for each section by its
 * name. Only the assistant reads it.
 */
export function readAlsoAsked(
  page: Page,
  drafts: readonly TextDraft[],
  file: string,
  before: AskedBefore,
): Draft[] {
  const { front, report } = page
  if (!front.has('also_asked')) return []
  const [first] = drafts
  if (first === undefined) return []
  const read = (draft: TextDraft, found: readonly FieldLine[] | undefined, at: number): Draft[] => {
    if (found === undefined) return []
    const lines = checked(found, at, page, file, before)
    if (lines.length === 0) return []
    const { kind, key, position, line } = draft
    const data = { of: idOf(draft), lines }
    return [{ kind: 'asked', key: `${kind}/${key}`, position, line, data }]
  }
  if (!inSections.has(first.kind))
    return read(first, front.lines('also_asked'), front.line('also_asked'))
  if (!front.isMap('also_asked')) {
    front.lines('also_asked')
    report(
      front.line('also_asked'),
      '“also_asked” must name a section, as “costs:”, with its lines below.',
    )
    return []
  }
  const named = front.map('also_asked')
  const rows = drafts.flatMap((draft) => {
    const section = draft.key.split('/').at(-1) ?? ''
    if (!named?.has(section)) return []
    return read(draft, named.lines(section), named.line(section))
  })
  const sections = new Set(drafts.map(({ key }) => key.split('/').at(-1)))
  for (const name of named?.keys() ?? [])
    if (!sections.has(name))
      report(
        named?.line(name) ?? 1,
        `“also_asked” names “${name}”, and no heading here has {#${name}}: correct the name or take its lines away.`,
      )
  return rows
}

function checked(
  found: readonly FieldLine[],
  at: number,
  { language, report }: Page,
  file: string,
  before: AskedBefore,
): string[] {
  if (found.length === 0) report(at, 'No line stands here: write one, or take the entry away.')
  if (found.length > mostAsked)
    report(
      found[mostAsked]?.line ?? at,
      `Here are ${found.length} lines, and at most ${mostAsked} are read: take away those that say the same.`,
    )
  return found.map(({ text, line }) => {
    if (text === '')
      report(
        line,
        'The line has no words: write a question, between quotes if it looks like a number.',
      )
    else if (text.length > mostSigns)
      report(
        line,
        `The line has ${text.length} characters, and at most ${mostSigns} are read: say it as people ask.`,
      )
    else {
      const words = `${language} ${wordsOf(text)}`
      const other = before.get(words)
      if (other === undefined) before.set(words, `${file}:${line}`)
      else report(line, `The same is asked in ${other}: keep it where it is answered best.`)
    }
    return text
  })
}

/** Capitals, spaces and signs between words make no other question. */
const wordsOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
