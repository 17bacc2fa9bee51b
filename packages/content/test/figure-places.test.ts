import { describe, expect, it } from 'vitest'
import { compiledAnswers } from '../src/compiled-content.ts'
import { openLibrary } from '../src/content-library.ts'
import { contentLanguages } from '../src/content-row.ts'
import { ratesTold } from '../src/figure-places.ts'
import { plainText } from '../src/plain-text.ts'

const library = openLibrary((await Promise.all(contentLanguages.map(compiledAnswers))).flat())

describe.each(contentLanguages)('rates in the answers (%s)', (language) => {
  const figures = library.figures(language)
  const written = new Map(library.all('rate', language).map(({ id, text }) => [id, text]))

  it('are all found where they stand, and in no text that has others', () => {
    const answers = library.all('faq', language)
    const withRates = answers.filter(({ _id }) => figures.has(_id))
    expect(withRates.length).toBeGreaterThan(5)
    for (const { _id, question, answer } of withRates) {
      const places = figures.get(_id) ?? []
      const told = ratesTold(plainText(answer), places, written)
      expect([question, [...told].sort()]).toEqual([
        question,
        [...new Set(places.map(({ rate }) => rate))].sort(),
      ])
      const others = answers.filter((other) => other._id !== _id)
      const elsewhere = others.filter((other) => {
        const own = new Set(figures.get(other._id)?.map(({ rate }) => rate))
        return [...ratesTold(plainText(other.answer), places, written)].some(
          (rate) => !own.has(rate),
        )
      })
      expect([question, elsewhere.map((other) => other.question)]).toEqual([question, []])
    }
  })
})

describe('a figure beside the same words as another', () => {
  const written = new Map([
    ['fee', '5%'],
    ['case', '3.5%'],
  ])
  const places = [
    { rate: 'fee', before: 'thefeeis', after: 'oftheyearlyr' },
    { rate: 'case', before: 'acasecosts', after: 'oftheyearlyr' },
  ]

  it('is not told by the end of a longer number', () => {
    const told = (quote: string): string[] => [...ratesTold(quote, places, written)]
    expect(told('It costs 3.5% of the yearly rent.')).toEqual(['case'])
    expect(told('It costs 5% of the yearly rent.')).toEqual(['fee'])
  })
})
