import type { MediaType } from '../../document.ts'
import type { Reference } from '../model/reference.ts'

/** One or more named values of a body; empty where the contract gives none. */
export function examplesOf(reference: Reference, media: MediaType): [string, unknown][] {
  if (media.example !== undefined) return [['Example', shorten(media.example)]]
  const named = Object.entries(media.examples ?? {})
  if (named.length > 0)
    return named.map(([name, { summary, value }]) => [summary ?? name, shorten(value)])
  const made = reference.example(media.schema)
  return made === undefined ? [] : [['Example', shorten(made)]]
}

/** Lists of rows keep their first row: the second one tells nothing new. */
export function shorten(value: unknown): unknown {
  if (Array.isArray(value)) {
    const rows = value.every((item) => typeof item === 'object' && item !== null)
    return (rows ? value.slice(0, 1) : value).map(shorten)
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shorten(part)]))
}
