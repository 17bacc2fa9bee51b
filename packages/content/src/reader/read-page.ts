import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { ContentRow } from '../content-row.ts'
import { checkRow } from './check-row.ts'
import { fillRates } from './fill-rates.ts'
import type { Draft, Page } from './page.ts'
import { pageKinds } from './page-kinds.ts'
import type { Report } from './problem.ts'
import { type AskedBefore, readAlsoAsked } from './read-also-asked.ts'
import { readFigures } from './read-figures.ts'
import type { RateEntry, SourceEntry } from './tables.ts'
import { readYaml } from './yaml-fields.ts'

export interface Tables {
  readonly rates: ReadonlyMap<string, RateEntry>
  readonly sources: ReadonlyMap<string, SourceEntry>
}

interface PageFile {
  /** Relative to the folder of the texts. */
  readonly path: string
  readonly language: LanguageCode
  /** Path below the folder of the language, without the file's ending. */
  readonly inside: string
  readonly text: string
}

const FENCE = '---'

/** Reads one Markdown file; `told` hears of every fault, and gives nothing then. */
export function readPage(
  { path, language, inside, text }: PageFile,
  tables: Tables,
  master: readonly Draft[] | undefined,
  told: Report,
  askedBefore: AskedBefore,
): { drafts: Draft[]; rows: ContentRow[] } {
  const nothing = { drafts: [], rows: [] }
  let faults = 0
  const report: Report = (at, message) => {
    faults += 1
    told(at, message)
  }
  const kind = pageKinds.find((one) => one.path.test(inside))
  const name = kind?.path.exec(inside)?.[1]
  if (!kind || name === undefined) {
    report(1, 'No text of the site is read from here: see README.md of this folder.')
    return nothing
  }
  if (kind.names && !kind.names.includes(name)) {
    const known = kind.names.length > 20 ? 'a place of the site' : kind.names.join(', ')
    report(1, `The file's name must be one of these: ${known}.`)
    return nothing
  }
  const written = text.split('\n')
  const lines = fillRates(text, tables.rates, language, report).split('\n')
  const end = lines[0] === FENCE ? lines.indexOf(FENCE, 1) : 0
  if (end === -1) {
    report(1, 'The entries at the top end with a line “---”, which is missing.')
    return nothing
  }
  const start = end === 0 ? 0 : end + 1
  const front = readYaml(lines.slice(1, end).join('\n') || '{}', 1 + Math.min(end, 1), report)
  if (!front) return nothing
  const body = { line: start + 1, lines: lines.slice(start) }
  const page: Page = {
    language,
    name,
    front,
    body,
    written: written.slice(start),
    report,
    master,
    ...tables,
  }
  const drafts = kind.read(page)
  const asked = readAlsoAsked(page, drafts, path, askedBefore)
  front.refuseOthers()
  // Where a file holds several rows, their titles are headings and no entries.
  const isOneRow = drafts.some(({ kind: row }) => row === 'blog' || row === 'area')
  const entryLine = (entry: string) =>
    isOneRow && front.has(entry) ? front.line(entry) : undefined
  const placed = inOrder(drafts, page)
  // What a fault left behind would break the contract's limits too, and be named twice.
  if (faults > 0) return nothing
  return {
    drafts,
    rows: [...placed, ...asked, ...readFigures(page, drafts)].flatMap(
      (row) => checkRow({ ...row, language, file: path }, report, entryLine) ?? [],
    ),
  }
}

/** Drafts in the master's order; names that it lacks are reported. */
function inOrder(drafts: readonly Draft[], { master, report }: Page): Draft[] {
  if (!master) return [...drafts]
  const places = new Map(master.map(({ key, position }) => [key, position]))
  return drafts.flatMap((draft) => {
    const position = places.get(draft.key)
    if (position !== undefined) return [{ ...draft, position }]
    report(draft.line, `English has no “${draft.key.split('/').at(-1)}”: names are the same.`)
    return []
  })
}
