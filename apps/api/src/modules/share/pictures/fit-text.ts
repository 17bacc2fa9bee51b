type Measure = (text: string) => number

/** Control characters and those that turn the direction of what follows. */
const unwanted = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

const clean = (text: string): string => text.replace(unwanted, ' ').replace(/\s+/g, ' ').trim()

/** Longest text that is looked at: measuring is not free. */
const LONGEST = 400

/** The text in one line of at most so many pixels, cut with an ellipsis where it is longer. */
export function fitLine(text: string, room: number, measure: Measure): string {
  const line = clean(text.slice(0, LONGEST))
  if (measure(line) <= room) return line
  const letters = [...line]
  let low = 0
  let high = letters.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(`${letters.slice(0, middle).join('')}…`) <= room) low = middle
    else high = middle - 1
  }
  return `${letters.slice(0, low).join('').trimEnd()}…`
}

/** The text in at most so many lines, broken between words; the last one is cut. */
export function fitLines(text: string, room: number, most: number, measure: Measure): string[] {
  const words = clean(text.slice(0, LONGEST)).split(' ')
  const lines: string[] = []
  let line = ''
  for (const [at, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= room || line === '') line = longer
    else if (lines.length === most - 1)
      return [...lines, fitLine([line, ...words.slice(at)].join(' '), room, measure)]
    else {
      lines.push(line)
      line = word
    }
  }
  return [...lines, fitLine(line, room, measure)]
}
