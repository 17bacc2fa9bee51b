/** Where a rate of the table stands in a text: the letters and digits right before it and behind it. */
export interface FigurePlace {
  /** Name of the rate in rates.yaml. */
  readonly rate: string
  readonly before: string
  readonly after: string
}

/** Letters and digits alone: what is left of a sentence in Markdown, in HTML and in plain text alike. */
export const bareText = (text: string): string =>
  text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')

/**
 * Rates that a quote of the text tells, by their places and not by their numbers: 5 % may be a deposit,
 * a commission and an example in one paragraph.
 *
 * @param written how each rate is written in the language of the text, by its name
 */
export function ratesTold(
  quote: string,
  places: readonly FigurePlace[],
  written: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const bare = bareText(quote)
  const isTold = ({ rate, before, after }: FigurePlace): boolean => {
    const figure = bareText(written.get(rate) ?? '')
    if (figure === '') return false
    // A quote may begin or end beside the figure.
    return (
      (before !== '' && holds(bare, before + figure)) ||
      (after !== '' && holds(bare, figure + after))
    )
  }
  return new Set(places.filter(isTold).map(({ rate }) => rate))
}

/** Whether it stands there with no further digit beside it: the 5 of 3.5 is another number. */
function holds(bare: string, sides: string): boolean {
  for (let at = bare.indexOf(sides); at !== -1; at = bare.indexOf(sides, at + 1)) {
    const isLonger = digits.test(bare.charAt(at - 1)) && digits.test(sides.charAt(0))
    const goesOn = digits.test(bare.charAt(at + sides.length)) && digits.test(sides.slice(-1))
    if (!isLonger && !goesOn) return true
  }
  return false
}

const digits = /\p{N}/u
