import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { asOf, fakeTools, figures, listing } from './fake-tools.ts'

const many = () => fakeTools(() => 12)

describe('an answer', () => {
  it('compares four homes at most', async () => {
    const { comparison } = await converse(many(), ['villas in Mirdif', 'compare 1, 2, 3, 4 and 5'])
    expect(comparison?.columns).toHaveLength(4)
  })

  it.each([
    'villas in Mirdif',
    'how much is a 1,200 sqft 2 bed apartment in JVC worth?',
    'where is the best yield?',
    'compare JVC and Arjan',
  ])('dates each of its figures: %j', async (message) => {
    const { evidence } = await converse(many(), [message])
    expect(evidence.length).toBeGreaterThan(0)
    expect(evidence.map(({ as_of }) => as_of)).toEqual(evidence.map(() => asOf))
  })

  it('gives no figure of an area from fewer than five homes', async () => {
    const tools = { ...many(), areaFigures: async () => ({ ...figures, listings: 4 }) }
    const { text } = await converse(tools, ['how much is a 2 bed apartment in JVC worth?'])
    expect(text).not.toContain('AED')
  })

  it('says of a rent for how long it is', async () => {
    const tools = {
      ...many(),
      searchListings: async () => ({
        total: 1,
        rows: [listing(1, { purpose: 'rent', price: 90_000, price_period: 'year' })],
        asOf,
      }),
    }
    const { results } = await converse(tools, ['apartment to rent in JVC'])
    expect(results?.data[0]?.price_period).toBe('year')
  })

  it('offers four ways at most out of a search that finds nothing', async () => {
    const message =
      'furnished 2 bed villa with 3 bathrooms, a gym and a pool for sale in Mirdif under 900k'
    const everything = JSON.stringify((await converse(many(), [message])).state.slots)
    const tools = fakeTools((slots) => (JSON.stringify(slots) === everything ? 0 : 7))
    expect((await converse(tools, [message])).actions).toHaveLength(4)
  })
})
