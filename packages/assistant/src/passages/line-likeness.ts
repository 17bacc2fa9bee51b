/**
 * For each text, how much its line that is most alike has in common with a question: the share of common
 * words (Dice's coefficient), 0 to 1. There are ten thousand lines in a language and a question has a few words,
 * so it is words that are looked up and not lines that are gone through.
 * @param linesOf The lines of each text, by their words.
 */
export function createLikeness(
  linesOf: readonly (readonly ReadonlySet<string>[])[],
): (words: readonly string[]) => Float64Array {
  const lines = linesOf.flatMap((lines, text) => lines.map(({ size }) => ({ text, size })))
  const holders = new Map<string, number[]>()
  for (const [at, words] of linesOf.flat().entries())
    for (const word of words) {
      const known = holders.get(word)
      if (known) known.push(at)
      else holders.set(word, [at])
    }

  return (words) => {
    const common = new Map<number, number>()
    for (const word of words)
      for (const at of holders.get(word) ?? []) common.set(at, (common.get(at) ?? 0) + 1)
    const most = new Float64Array(linesOf.length)
    for (const [at, count] of common) {
      const { text = 0, size = 0 } = lines[at] ?? {}
      most[text] = Math.max(most[text] ?? 0, (2 * count) / (size + words.length))
    }
    return most
  }
}
