import { distance } from 'fastest-levenshtein'
import { afterAll, describe, expect, it, vi } from 'vitest'

/** Comparisons of two words, the dearest thing that reading a message does. */
const compared = { times: 0 }
vi.doMock('fastest-levenshtein', () => ({
  distance: (left: string, right: string) => {
    compared.times += 1
    return distance(left, right)
  },
}))
// Files share their modules: here they are loaded anew, to count, and afterwards for the others.
vi.resetModules()
const { spokenPlaces } = await import('@manzil/catalogue/places/spoken-places')
const { createGazetteer } = await import('../src/gazetteer/gazetteer.ts')
const { createReader } = await import('../src/reading/reader.ts')
const read = createReader(createGazetteer(spokenPlaces))
afterAll(() => {
  vi.doUnmock('fastest-levenshtein')
  vi.resetModules()
})

const letters = 'bcdfghjklmnpqrstvwxz'
/** Words that no lexicon has, each another one. */
const gibberish = (count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const [a, b, c] = [at % 20, Math.floor(at / 20) % 20, (at * 7) % 20]
    return `q${letters[a]}${letters[b]}x${letters[c]}z`
  }).join(' ')

function comparisonsFor(text: string): number {
  compared.times = 0
  read(text, 'en')
  return compared.times
}

describe('the work of reading a message', () => {
  it('grows no more once a message has more unknown words than anybody types', () => {
    const hundred = comparisonsFor(gibberish(100))
    expect(hundred).toBeGreaterThan(0)
    expect(comparisonsFor(gibberish(280))).toBe(hundred)
  })

  it('is bounded for unknown words that stand behind numbers, too', () => {
    const behindNumbers = (count: number): string =>
      gibberish(count)
        .split(' ')
        .map((word) => `3 ${word.slice(0, 3)}`)
        .join(' ')
    const hundred = comparisonsFor(behindNumbers(100))
    expect(hundred).toBeGreaterThan(0)
    expect(comparisonsFor(behindNumbers(280))).toBe(hundred)
  })

  it('is done once for a word that is said again and again', () => {
    const once = comparisonsFor('qbxcz')
    expect(once).toBeGreaterThan(0)
    expect(comparisonsFor('qbxcz '.repeat(300))).toBe(once)
  })
})
