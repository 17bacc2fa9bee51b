import { mostCompared } from './card-limits.ts'

/** Ids of shown cards by the visitor's numbers; -1 is the last card. */
export function refersTo(refs: readonly number[], shown: readonly string[]): string[] {
  const ids = refs.flatMap((ref) => shown.at(ref > 0 ? ref - 1 : ref) ?? [])
  return [...new Set(ids)].slice(0, mostCompared)
}
