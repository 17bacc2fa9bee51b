import type { Document } from './documents.ts'
import { isRecord, type Node, pairNames } from './pair-names.ts'
import { escapeStep } from './pointer.ts'

/** Something that is as it was under another name. */
export interface Rename {
  kind: 'schema' | 'path' | 'property'
  /** Pointer to the map that holds it, in the newer document. */
  within: string
  from: string
  to: string
}

/**
 * Finds what has another name now, and gives such things their old names back in a copy of the newer
 * document. `redocly diff` (2.77) pairs names that are spelt alike, whatever they stand for: it takes
 * a `title` that became `headline` for gone, or for a new `titles` of another type.
 */
export function undoRenames(
  older: Document,
  newer: Document,
): { newer: Document; renames: Rename[] } {
  const renames: Rename[] = []
  const schemas = renamedSchemas(older, newer)
  let copy = structuredClone(newer)
  for (const [from, to] of schemas) {
    const [was, is] = [from, to].map((name) => `"#/components/schemas/${name}"`)
    copy = JSON.parse(JSON.stringify(copy).replaceAll(is ?? '', was ?? '')) as Document
    renames.push({ kind: 'schema', within: schemaMap, from, to })
  }
  const map = copy.components?.schemas
  if (map) for (const [from, to] of schemas) giveBack(map, from, to)
  align(older, copy, '#', renames)
  return { newer: copy, renames }
}

const schemaMap = '#/components/schemas'

function renamedSchemas(older: Document, newer: Document): [from: string, to: string][] {
  const [before, after] = [older, newer].map((document) => document.components?.schemas ?? {})
  return pairNames(before ?? {}, after ?? {}, 'schema')
}

/** Walks both documents side by side, and evens out the maps whose keys are names. */
function align(before: unknown, after: unknown, pointer: string, renames: Rename[]): void {
  if (Array.isArray(before) && Array.isArray(after)) {
    for (const [index, item] of before.entries())
      align(item, after[index], `${pointer}/${index}`, renames)
    return
  }
  if (!isRecord(before) || !isRecord(after)) return
  for (const [key, kind] of [
    ['paths', 'path'],
    ['properties', 'property'],
  ] as const) {
    const [older, newer] = [before[key], after[key]]
    if (!isRecord(older) || !isRecord(newer)) continue
    for (const [from, to] of pairNames(older, newer, kind)) {
      renames.push({ kind, within: renew(`${pointer}/${key}`, renames), from, to })
      giveBack(newer, from, to)
      const { required } = after
      if (kind === 'property' && Array.isArray(required))
        after.required = required.map((name: unknown) => (name === to ? from : name))
    }
  }
  for (const [key, value] of Object.entries(before))
    align(value, after[key], `${pointer}/${escapeStep(key)}`, renames)
}

/** A pointer with the new names; each rename is known by the new names around it, so outermost first. */
export const renew = (pointer: string, renames: readonly Rename[]): string =>
  renames.reduce((at, { within, from, to }) => {
    const [was, is] = [from, to].map((name) => `${within}/${escapeStep(name)}`)
    return at === was || at.startsWith(`${was}/`) ? `${is}${at.slice(was?.length)}` : at
  }, pointer)

/** Renames a key and keeps its place. */
function giveBack(map: Node, from: string, to: string): void {
  const entries = Object.entries(map)
  for (const key of Object.keys(map)) delete map[key]
  for (const [key, value] of entries) map[key === to ? from : key] = value
}
