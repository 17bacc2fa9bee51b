import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { asOf, fakeTools, figures, makeProperty } from './fake-tools.ts'

const many = () => fakeTools(() => 12)

describe('an answer', () => {
  it('compares four properties at most', async () => {
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

  it.each([
    ['an estimate', ['how much is a 2 bed apartment in JVC worth?']],
    ['whether a price is fair', ['flats for sale in the Marina', 'is number 1 fair?']],
    ['a comparison of places', ['compare JVC and Arjan']],
  ])(
    'gives figures of an area from five properties on, and of fewer none: %s',
    async (_what, said) => {
      const fields = async (properties: number) => {
        const tools = { ...many(), areaFigures: async () => ({ ...figures, properties }) }
        const { evidence } = await converse(tools, said)
        return evidence.map(({ field }) => field)
      }
      expect(await fields(5)).toContain('price_per_sqft median')
      expect(await fields(4)).not.toContain('price_per_sqft median')
    },
  )

  it('says of a rent for how long it is', async () => {
    const tools = {
      ...many(),
      searchProperties: async () => ({
        total: 1,
        rows: [makeProperty(1, { purpose: 'rent', price: 90_000, price_period: 'year' })],
        asOf,
      }),
    }
    const { results } = await converse(tools, ['apartment to rent in JVC'])
    expect(results?.data[0]?.price_period).toBe('year')
  })

  it('offers three ways at most beside the nearest homes out of a search that finds nothing', async () => {
    const message =
      'furnished 2 bed villa with 3 bathrooms, a gym and a pool for sale in Mirdif under 900k'
    const everything = JSON.stringify((await converse(many(), [message])).state.slots)
    const tools = fakeTools((slots) => (JSON.stringify(slots) === everything ? 0 : 7))
    const { actions } = await converse(tools, [message])
    expect(actions.filter(({ label }) => label.endsWith('(7)'))).toHaveLength(3)
  })
})
