import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import { type ContentRow, contentLanguages } from '../content-row.ts'
import { checkRow } from './check-row.ts'
import type { Draft } from './page.ts'
import type { ContentProblem, Report } from './problem.ts'
import { rateRows } from './rate-rows.ts'
import type { AskedBefore } from './read-also-asked.ts'
import { readPage, type Tables } from './read-page.ts'
import { readRates, readSources } from './tables.ts'

export interface ContentFile {
  /** Relative to the folder of the texts, with slashes. */
  readonly path: string
  /** Null where it is not UTF-8. */
  readonly text: string | null
}

export interface ContentResult {
  readonly rows: readonly ContentRow[]
  readonly problems: readonly ContentProblem[]
  /** Files without rows here, because they or what they rest on are broken: what was loaded stays. */
  readonly held: ReadonlySet<string>
}

const SOURCES = 'sources.yaml'
const RATES = 'rates.yaml'
const notes = new Set(['README.md', SOURCES, RATES])

/** True for texts that take something from the two tables. */
const usesTables = (text: string): boolean => text.includes('{{') || /^sources:/m.test(text)

/**
 * Reads the texts of the site. Each file stands for itself: one that is broken is named with the
 * line, and gives no rows, while all others do. Translations rest on their English master.
 */
export function readContent(files: readonly ContentFile[]): ContentResult {
  const problems: ContentProblem[] = []
  const held = new Set<string>()
  const rows: ContentRow[] = []
  const reportIn =
    (file: string): Report =>
    (line, message) => {
      held.add(file)
      const isKnown = problems.some(
        (other) => other.file === file && other.line === line && other.message === message,
      )
      if (!isKnown) problems.push({ file, line, message })
    }
  const texts = new Map<string, string>()
  for (const { path, text } of files) {
    if (text === null) reportIn(path)(1, 'The file is not UTF-8: save it as such.')
    else texts.set(path, text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
  }

  const tables = readTables(texts, reportIn)
  const tablesBroken = held.has(SOURCES) || held.has(RATES)
  if (tablesBroken) held.add(SOURCES).add(RATES)
  else {
    const found = rateRows(tables.rates, tables.sources, RATES, reportIn(RATES))
    rows.push(...found.flatMap((row) => checkRow(row, reportIn(RATES)) ?? []))
  }

  const askedBefore: AskedBefore = new Map()
  const masters = new Map<string, readonly Draft[]>()
  for (const { path, language, inside } of pagesOf(files, reportIn)) {
    const text = texts.get(path)
    const master = masters.get(inside)
    const english = `en/${inside}.md`
    if (text === undefined) continue
    if (language !== 'en' && !master && !held.has(english))
      reportIn(path)(1, `${english} is missing: every text is there in English.`)
    if ((tablesBroken && usesTables(text)) || (language !== 'en' && !master)) {
      held.add(path)
      continue
    }
    const file = { path, language, inside, text }
    const page = readPage(file, tables, master, reportIn(path), askedBefore)
    if (held.has(path)) continue
    rows.push(...page.rows)
    if (language === 'en') masters.set(inside, page.drafts)
  }
  problems.sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
  return { rows, problems, held }
}

function readTables(
  texts: ReadonlyMap<string, string>,
  reportIn: (file: string) => Report,
): Tables {
  for (const file of [SOURCES, RATES])
    if (!texts.has(file)) reportIn(file)(1, 'The file is missing.')
  const sources = readSources(texts.get(SOURCES) ?? '{}', reportIn(SOURCES))
  return { sources, rates: readRates(texts.get(RATES) ?? '{}', sources, reportIn(RATES)) }
}

interface PagePath {
  path: string
  language: LanguageCode
  inside: string
}

/** The Markdown files, English ones first. A file that nothing reads is reported. */
function pagesOf(files: readonly ContentFile[], reportIn: (file: string) => Report): PagePath[] {
  const pages = files.flatMap(({ path }): PagePath[] => {
    if (notes.has(path)) return []
    const [, folder, inside] = /^([^/]+)\/(.+)\.md$/.exec(path) ?? []
    const language = contentLanguages.find((code) => code === folder)
    if (language && inside !== undefined) return [{ path, language, inside }]
    reportIn(path)(1, `Texts are .md files in the folders ${contentLanguages.join(', ')}.`)
    return []
  })
  const rank = ({ language, path }: PagePath) => `${language === 'en' ? 0 : 1}${path}`
  return pages.sort((a, b) => (rank(a) < rank(b) ? -1 : 1))
}
