import fs from 'node:fs'
import path from 'node:path'

/** Where a committed file first departs from a fresh one; lines from 1. */
export interface Difference {
  file: string
  line: number
  /** Undefined where the file, or the line, is not there. */
  committed: string | undefined
  fresh: string | undefined
}

/** Every file of either folder that is not the same in both, by its name. */
export function compareFolders(fresh: string, committed: string): Difference[] {
  const names = new Set([...namesIn(fresh), ...namesIn(committed)])
  return [...names]
    .sort()
    .flatMap((name) => compareFile(read(path.join(fresh, name)), path.join(committed, name)))
}

/** The committed file, where it is not what was made afresh. */
export function compareFile(made: string | undefined, file: string): Difference[] {
  const found = read(file)
  if (made === found) return []
  return [{ file, ...firstDifference(found?.split('\n'), made?.split('\n')) }]
}

/** The differences in words, with what to do about them. */
export function describeDrift(
  differences: readonly Difference[],
  from: string,
  took: string,
): string {
  const names = differences.map(({ file }) => path.basename(file)).join(', ')
  return [
    `Generated code does not match contracts/: ${names} (${took}).`,
    describe(differences, from),
    'Run `npm run gen` and commit the result.',
  ].join('\n')
}

/** The differences one by one, the first few in full. */
export function describe(differences: readonly Difference[], from: string): string {
  const shown = differences.slice(0, 10).map(({ file, line, committed, fresh }) => {
    const place = path.relative(from, file)
    return `  ${place}:${line}\n    committed: ${clip(committed)}\n    fresh:     ${clip(fresh)}`
  })
  const rest = differences.length - shown.length
  return [...shown, ...(rest > 0 ? [`  and ${rest} more files`] : [])].join('\n')
}

const namesIn = (folder: string): string[] => (fs.existsSync(folder) ? fs.readdirSync(folder) : [])

const read = (file: string): string | undefined =>
  fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined

function firstDifference(committed: string[] | undefined, fresh: string[] | undefined) {
  if (!committed || !fresh) return { line: 1, committed: committed?.[0], fresh: fresh?.[0] }
  const longest = Math.max(committed.length, fresh.length)
  const index = Array.from({ length: longest }).findIndex((_, at) => committed[at] !== fresh[at])
  return { line: index + 1, committed: committed[index], fresh: fresh[index] }
}

const widest = 120
const clip = (line: string | undefined): string =>
  line === undefined ? '(nothing)' : line.trim().slice(0, widest)
