import { editDistance, forgivenSlips } from './edit-distance.ts'

/**
 * How well typed letters fit a name, both folded: 0 the name itself, 1 its beginning, 2 the beginning
 * of a word in it, 3 such a beginning with a slip or two; undefined where they do not fit.
 */
export function matchName(typed: string, name: string): number | undefined {
  if (typed === '') return undefined
  if (name === typed) return 0
  if (name.startsWith(typed)) return 1
  const starts = wordStarts(name)
  if (starts.some((start) => name.startsWith(typed, start))) return 2
  const slips = forgivenSlips(typed.length)
  if (slips === 0) return undefined
  const isNear = starts.some((start) => {
    // The first letter is nearly always right, and most names end here.
    if (name[start] !== typed[0]) return false
    return [0, 1, -1].some(
      (more) => editDistance(typed, name.slice(start, start + typed.length + more), slips) <= slips,
    )
  })
  return isNear ? 3 : undefined
}

function wordStarts(name: string): number[] {
  const starts = [0]
  for (let at = name.indexOf(' '); at !== -1; at = name.indexOf(' ', at + 1)) starts.push(at + 1)
  return starts
}

/**
 * Matches in the order in which they are offered: the name itself, then what has properties, the better
 * fit, the more properties. Names that need a slip are left out where others fit as they were typed.
 */
export function bestFits<T extends { fit: number; count: number }>(matches: readonly T[]): T[] {
  const slip = 3
  const fitsAsTyped = matches.some(({ fit }) => fit < slip)
  const isEmpty = ({ fit, count }: T): number => Number(fit > 0 && count === 0)
  return matches
    .filter(({ fit }) => !fitsAsTyped || fit < slip)
    .toSorted((a, b) => isEmpty(a) - isEmpty(b) || a.fit - b.fit || b.count - a.count)
}

/** What leads to no property comes after what leads to some; otherwise the order stays. */
export const emptyLast = <T extends { count: number }>(all: readonly T[]): T[] =>
  all.toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0))
