import { distance } from 'fastest-levenshtein'

/** Which letters a word is made of, as bits; letters may share one. */
export function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/**
 * Whether words of these letters (`lettersOf`) may be so few edits apart: an edit takes one letter out
 * and puts one in at most. It is there to pass by nearly all words without comparing them.
 */
export function mayBeApart(left: number, right: number, edits: number): boolean {
  let others = left ^ right
  let count = 0
  while (others !== 0 && count <= 2 * edits) {
    others &= others - 1
    count += 1
  }
  return count <= 2 * edits
}

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
