/** A row of a feed as it was found: texts by the path of their element, or by their column. */
export interface FeedRecord {
  /** Where it begins, from 1. */
  line: number
  values: ReadonlyMap<string, readonly string[]>
  /** Of a row that is none: a quote that is never closed, or too many columns. */
  isBroken?: boolean
}

/** The first text of a path; empty where there is none. */
export const first = ({ values }: FeedRecord, path: string): string =>
  values.get(path)?.find((text) => text !== '') ?? ''

/** All texts of the paths that are not empty. */
export const every = ({ values }: FeedRecord, paths: readonly string[]): string[] =>
  paths.flatMap((path) => values.get(path) ?? []).filter((text) => text !== '')
