import type { Change } from './change.ts'
import type { Document } from './documents.ts'
import { isRecord } from './pair-names.ts'
import { fieldOf } from './place.ts'
import { escapeStep, pointerSteps } from './pointer.ts'
import { type Rename, renew } from './renames.ts'

/** A rename as a difference, met where an operation of the newer document first leads to it. */
export function renamed({ kind, within, from, to }: Rename, newer: Document): Change {
  const [before, pointer] = [from, to].map((name) => `${within}/${escapeStep(name)}`)
  const met = pathTo(newer, pointer ?? '')
  const owner = fieldOf(within.slice(0, within.lastIndexOf('/')))
  const what = {
    schema: 'Schema',
    path: 'Path',
    property: 'Property',
  }[kind]
  const thing = kind === 'property' && owner ? `\`${from}\` of \`${owner}\`` : `\`${from}\``
  return {
    path: met ?? pointer ?? '',
    typeName: kind === 'path' ? 'PathItem' : 'Schema',
    kind: 'modified',
    property: 'key',
    // The name of a schema is no part of what is sent; nor is a field that no operation leads to.
    impact: kind === 'schema' || met === undefined ? 'patch' : 'major',
    verdicts: [{ message: `${what} ${thing} was renamed to \`${to}\`.` }],
    base: { pointer: before ?? '', value: from },
    revision: { pointer: pointer ?? '', value: to },
  }
}

/** The same difference with the names that the newer document has. */
export function withNewNames(change: Change, renames: readonly Rename[]): Change {
  const { revision, path } = change
  return {
    ...change,
    path: renew(path, renames),
    ...(revision && { revision: { ...revision, pointer: renew(revision.pointer, renames) } }),
  }
}

/** How an operation leads to what a pointer names, through references. */
function pathTo(document: Document, target: string): string | undefined {
  const seen = new Set<string>()
  const search = (node: unknown, pointer: string, path: string): string | undefined => {
    if (pointer === target) return path
    if (typeof node !== 'object' || node === null || seen.has(pointer)) return undefined
    seen.add(pointer)
    const reference = isRecord(node) ? node.$ref : undefined
    if (typeof reference === 'string') return search(at(document, reference), reference, path)
    for (const [key, value] of Object.entries(node)) {
      const step = escapeStep(key)
      const found = search(value, `${pointer}/${step}`, `${path}/${step}`)
      if (found) return found
    }
    return undefined
  }
  return search(document.paths, '#/paths', '#/paths')
}

const at = (document: Document, pointer: string): unknown =>
  pointerSteps(pointer).reduce<unknown>(
    (node, step) => (isRecord(node) ? node[step] : undefined),
    document,
  )
