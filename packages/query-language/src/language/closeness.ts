import { distance } from 'fastest-levenshtein'

/** Whether two words differ by at most one insertion, deletion, replacement or swap of neighbours. */
export function isOneEditApart(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false
  const edits = distance(left, right)
  return edits <= 1 || (edits === 2 && isNeighbourSwap(left, right))
}

/** Whether two words differ by at most two single-letter edits. */
export function isTwoEditsApart(left: string, right: string): boolean {
  return Math.abs(left.length - right.length) <= 2 && distance(left, right) <= 2
}

function isNeighbourSwap(left: string, right: string): boolean {
  if (left.length !== right.length) return false
  let index = 0
  while (index < left.length && left[index] === right[index]) index += 1
  return (
    left[index] === right[index + 1] &&
    left[index + 1] === right[index] &&
    left.slice(index + 2) === right.slice(index + 2)
  )
}

/** Kinds of slips, the likeliest first: swapped or doubled letters, one left out or put in, another letter. */
export function slipBetween(written: string, word: string): number {
  if (isNeighbourSwap(written, word) || single(written) === single(word)) return 0
  return written.length === word.length ? 2 : 1
}

const single = (word: string): string => word.replace(/(\p{L})\1+/gu, '$1')
