/** A part of a text: plain, or a figure whose source can be shown. */
export interface TextPart {
  text: string
  figure?: string
}

interface Figure {
  id: string
  claim: string
}

/** Longer ones are titles and sentences, not figures; one digit alone may be any. */
const longest = 60
const shortest = 2

/** Where a number goes on: the 5 in 1,500 is no 5. Words may stand against it, as in Chinese. */
const goesOn = /(?<=\p{N}[.,٫٬]?)[.,٫٬]?\p{N}/uy

/**
 * Finds the figures of an answer in its text, each at its first place that is free; longer claims
 * first, so that 'AED 1,500,000' is not taken apart for a '1'.
 */
export function findFigures(text: string, figures: readonly Figure[]): TextPart[] {
  const taken: { from: number; to: number; figure: string }[] = []
  const numbers = figures.filter(
    ({ claim: { length }, claim }) =>
      length >= shortest && length <= longest && /\p{N}/u.test(claim),
  )
  for (const { id, claim } of numbers.toSorted((a, b) => b.claim.length - a.claim.length)) {
    const from = freePlace(text, claim, taken)
    if (from >= 0) taken.push({ from, to: from + claim.length, figure: id })
  }
  const parts: TextPart[] = []
  let at = 0
  for (const { from, to, figure } of taken.sort((a, b) => a.from - b.from)) {
    if (from > at) parts.push({ text: text.slice(at, from) })
    parts.push({ text: text.slice(from, to), figure })
    at = to
  }
  if (at < text.length || parts.length === 0) parts.push({ text: text.slice(at) })
  return parts
}

function freePlace(
  text: string,
  claim: string,
  taken: readonly { from: number; to: number }[],
): number {
  let from = text.indexOf(claim)
  while (from >= 0) {
    const [start, end] = [from, from + claim.length]
    const isFree = taken.every((other) => end <= other.from || start >= other.to)
    if (isFree && !isWithinNumber(text, start) && !isWithinNumber(text, end)) return start
    from = text.indexOf(claim, from + 1)
  }
  return -1
}

function isWithinNumber(text: string, at: number): boolean {
  goesOn.lastIndex = at
  return goesOn.test(text)
}
