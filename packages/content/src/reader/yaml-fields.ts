import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLMap } from 'yaml'
import type { Report } from './problem.ts'

/** An entry of a list, and the line that it stands in. */
export interface FieldLine {
  readonly text: string
  readonly line: number
}

/** The entries of one map of a YAML file, each asked for by its type. What is wrong is reported. */
export interface Fields {
  /** A text that must be there; empty where it is not. */
  text(key: string): string
  optionalText(key: string): string | undefined
  number(key: string): number
  /** A day, as 2026-11-21, that must be there. */
  day(key: string): string
  optionalDay(key: string): string | undefined
  /** Texts; none where the entry is absent. */
  list(key: string): string[]
  /**
   * The same with the line of each; an entry of it that has no words is an empty text. Undefined where
   * it is no list.
   */
  lines(key: string): FieldLine[] | undefined
  map(key: string): Fields | undefined
  has(key: string): boolean
  /** Whether the entry is a group of entries and no list or text. */
  isMap(key: string): boolean
  keys(): string[]
  line(key: string): number
  /** Reports the entries that nothing asked for: they are misspelt. */
  refuseOthers(): void
}

/**
 * Reads a YAML text whose first line is line `firstLine` of its file. Undefined where it cannot be
 * read at all.
 */
export function readYaml(text: string, firstLine: number, report: Report): Fields | undefined {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1
  for (const { pos, message } of document.errors)
    report(lineAt(startOf(document.contents, pos[0])), `${message}.`)
  if (document.errors.length > 0) return undefined
  if (isMap(document.contents)) return fieldsOf(document.contents, lineAt, report)
  report(firstLine, 'Lines of the form “name: value” belong here.')
  return undefined
}

/** Where the entry begins that a fault is in: a text without its closing quote ends far below. */
function startOf(map: unknown, offset: number): number {
  const entries = isMap(map) ? map.items : []
  for (const { value } of entries)
    if (isScalar(value) && value.range && value.range[0] <= offset && offset <= value.range[2])
      return value.range[0]
  return offset
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toJSON()?.slice(0, 10) === text

function fieldsOf(map: YAMLMap, lineAt: (offset: number) => number, report: Report): Fields {
  const mapLine = lineAt(map.range?.[0] ?? 0)
  const asked = new Set<string>()
  const pairs = new Map(
    map.items.map(({ key, value }) => {
      const line = isScalar(key) && key.range ? lineAt(key.range[0]) : mapLine
      return [String(key), { line, value }]
    }),
  )
  const lineOf = (key: string): number => pairs.get(key)?.line ?? mapLine

  function read<T>(key: string, accept: (value: unknown) => T | undefined, wish: string) {
    asked.add(key)
    const node = pairs.get(key)?.value
    const value: unknown = isScalar(node) ? node.value : node
    if (value === undefined || value === null) return undefined
    const accepted = accept(value)
    if (accepted === undefined) report(lineOf(key), `“${key}” must be ${wish}.`)
    return accepted
  }
  function must<T>(key: string, found: T | undefined, otherwise: T): T {
    const node = pairs.get(key)?.value
    const empty = node === undefined || node === null || (isScalar(node) && node.value === null)
    if (empty) report(lineOf(key), `“${key}” is missing.`)
    return found ?? otherwise
  }
  const text = (value: unknown) =>
    typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
  const day = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : undefined)
  const fields: Fields = {
    text: (key) => must(key, fields.optionalText(key), ''),
    optionalText: (key) =>
      read(key, text, 'a text; put it between quotes if it looks like a number'),
    number: (key) =>
      must(
        key,
        read(key, (value) => (typeof value === 'number' ? value : undefined), 'a number'),
        0,
      ),
    day: (key) => must(key, fields.optionalDay(key), ''),
    optionalDay: (key) => read(key, day, 'a day, as 2026-11-21'),
    list: (key) =>
      read(
        key,
        (value) => {
          if (!isSeq(value)) return undefined
          const items = value.items.map((item) => (isScalar(item) ? text(item.value) : undefined))
          return items.every((item) => item !== undefined) ? items : undefined
        },
        'a list of texts, as [one, two]',
      ) ?? [],
    lines: (key) => {
      const node = pairs.get(key)?.value
      if (node === undefined || node === null || (isScalar(node) && node.value === null)) {
        asked.add(key)
        return []
      }
      return read(
        key,
        (value) => {
          if (!isSeq(value)) return undefined
          return value.items.map((item) => {
            const [offset] = (isNode(item) && item.range) || []
            return {
              text: (isScalar(item) && text(item.value)) || '',
              line: offset === undefined ? lineOf(key) : lineAt(offset),
            }
          })
        },
        'a list of texts, each in a line that begins with “- ”',
      )
    },
    map: (key) => {
      const found = read(key, (value) => (isMap(value) ? value : undefined), 'a group of entries')
      return found && fieldsOf(found, lineAt, report)
    },
    has: (key) => pairs.has(key),
    isMap: (key) => isMap(pairs.get(key)?.value),
    keys: () => [...pairs.keys()],
    line: lineOf,
    refuseOthers() {
      for (const [key, { line }] of pairs)
        if (!asked.has(key)) report(line, `“${key}” is not known here.`)
    },
  }
  return fields
}
