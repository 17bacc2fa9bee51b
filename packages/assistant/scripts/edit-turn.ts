const kinds = ['swap', 'drop', 'double'] as const

/** A row of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** One slip of a finger: two neighbours swapped, a letter dropped, or a letter typed twice. */
export function editTurn(turn: string, random: () => number, place: RegExp): string {
  const letters = [...turn]
  const places = [...letters.keys()].filter((index) => place.test(letters[index] ?? ''))
  const at = places[Math.floor(random() * places.length)]
  const kind = kinds[Math.floor(random() * kinds.length)]
  if (at === undefined) return turn
  const letter = letters[at] ?? ''
  if (kind === 'drop') letters.splice(at, 1)
  else if (kind === 'double') letters.splice(at, 0, letter)
  else if (at + 1 < letters.length) letters.splice(at, 2, letters[at + 1] ?? '', letter)
  return letters.join('')
}
