/** Counts of what a text is made of, by word. */
export type Bag = Map<string, number>

/** How fast repetition stops counting (BM25): slowly, since a text is asked for in forty ways and a word of one says little. */
const saturation = 5

/** Scores bags by a question's keys (BM25), each as a share of what a bag with all of them would have. */
export function createBagRanking(
  bags: readonly Bag[],
  lengthShare: number,
): (keys: Iterable<string>) => Float64Array {
  const lengths = bags.map((bag) => [...bag.values()].reduce((sum, count) => sum + count, 0))
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, bags.length) || 1
  // Of each key, where it is and what it is worth there, in turn.
  const postings = new Map<string, number[]>()
  for (const [at, bag] of bags.entries()) {
    const damped = saturation * (1 - lengthShare + (lengthShare * (lengths[at] ?? 0)) / average)
    for (const [key, count] of bag) {
      const worth = (count * (saturation + 1)) / (count + damped)
      const known = postings.get(key)
      if (known) known.push(at, worth)
      else postings.set(key, [at, worth])
    }
  }
  const weightOf = (holders: number): number =>
    Math.log(1 + (bags.length - holders + 0.5) / (holders + 0.5))

  return (keys) => {
    const scores = new Float64Array(bags.length)
    let whole = 0
    for (const key of keys) {
      const found = postings.get(key) ?? []
      const weight = weightOf(found.length / 2)
      whole += weight * (saturation + 1)
      for (let at = 0; at < found.length; at += 2) {
        const bag = found[at] ?? 0
        scores[bag] = (scores[bag] ?? 0) + weight * (found[at + 1] ?? 0)
      }
    }
    return whole === 0 ? scores : scores.map((score) => score / whole)
  }
}

/** Adds words to a bag, each with a weight. */
export function addAll(bag: Bag, words: readonly string[], weight: number): void {
  for (const word of words) bag.set(word, (bag.get(word) ?? 0) + weight)
}
