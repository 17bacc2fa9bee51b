import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

const ask = (language: Parameters<typeof converse>[2], ...turns: string[]) =>
  converse(
    fakeTools(() => 12),
    turns,
    language,
  )

describe('a range with its least above its greatest', () => {
  it.each([
    [
      'en',
      'villas in Mirdif over 3m and under 1m',
      'rule each other out: from AED 3,000,000, up to AED 1,000,000.',
    ],
    ['en', 'apartments above 3 million but below 1 million', 'from AED 3,000,000, up to'],
    ['en', 'villas over 3000 sqft and under 1000 sqft', 'from 3,000 sqft, up to 1,000 sqft'],
    ['en', 'at least 5 bedrooms and at most 2 bedrooms', 'rule each other out'],
    ['ar', 'شقق فوق 3 مليون وتحت مليون', 'أيهما تقصد؟'],
    ['ru', 'квартиры дороже 3 млн и дешевле 1 млн', 'исключают друг друга'],
    ['hi', '30 लाख से ज़्यादा और 10 लाख से कम के फ्लैट', 'एक साथ नहीं हो सकतीं'],
    ['zh', '300万以上100万以下的公寓', '不可能同时满足'],
    ['de', 'Wohnungen über 3 Mio und unter 1 Mio', 'schließen sich aus'],
  ] as const)('%s: %s is said back instead of searched', async (language, criterion, said) => {
    const { text, results } = await ask(language, criterion)
    expect(text).toContain(said)
    expect(results).toBeUndefined()
  })

  it('leaves the rest of the search, which goes on with the end that is meant', async () => {
    const { state } = await ask('en', 'villas in Mirdif over 3m and under 1m', 'under 1m')
    expect(state.slots).toMatchObject({ type: ['villa'], location: ['mirdif'], price_max: 1e6 })
    expect(state.slots).not.toHaveProperty('price_min')
  })

  it.each([
    ['en', 'villas over 1m and under 3m'],
    ['ar', 'فلل فوق مليون وتحت 3 مليون'],
    ['en', 'villas between 3m and 1m'],
  ] as const)('%s: %s is none', async (language, criterion) => {
    const { state } = await ask(language, criterion)
    expect(state.slots).toMatchObject({ price_min: 1e6, price_max: 3e6 })
  })

  it('a number that corrects another is none', async () => {
    const { state } = await ask('en', 'villas over 3m', 'under 1m')
    expect(state.slots).toMatchObject({ price_max: 1e6 })
  })
})
