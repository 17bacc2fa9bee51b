import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools } from './fake-tools.ts'

describe('a search that finds nothing', () => {
  it('leaves out what no advert there mentions, and says so', async () => {
    const tools = fakeTools(({ features = [] }) => (features.includes('balcony') ? 0 : 7))
    const { text, state, search } = await converse(tools, [
      'apartment for rent in JVC with balcony and gym',
    ])
    expect(text).toMatch(/^I found 7 listings/)
    expect(text).toContain('None of these adverts states this in its details: balcony.')
    expect(state.slots.features).toEqual(['gym'])
    expect(search?.query).not.toContain('balcony')
  })

  it('says once that adverts of the kind name nothing, instead of that none mentions it', async () => {
    const tools = {
      ...fakeTools(({ features = [] }) => (features.length > 0 ? 0 : 7)),
      statesAmenities: async (purpose?: string) => purpose !== 'rent',
    }
    const first = 'apartment for rent in JVC with balcony'
    const { text } = await converse(tools, [first])
    expect(text).toMatch(/^I found 7 listings/)
    expect(text).toContain('Rental adverts here list no amenities, so I could not check: balcony.')
    const next = await converse(tools, [first, 'with a gym'])
    expect(next.text).toContain('These adverts do not state this either: gym.')
    const { text: ofSale } = await converse(tools, ['apartment for sale in JVC with balcony'])
    expect(ofSale).toContain('None of these adverts states this in its details: balcony.')
  })

  it('checks nothing that adverts never list, and gives up the rest only', async () => {
    const tools = {
      ...fakeTools(({ features = [], location = [] }) =>
        features.length > 0 || location.includes('mirdif') ? 0 : 7,
      ),
      statesAmenities: async () => false,
    }
    const { text, state } = await converse(tools, [
      'apartment for rent in Mirdif, 1 bed, up to 60k, near the metro',
    ])
    expect(text).toContain('Closest are 7 listings: in Dubai rather than in Mirdif.')
    expect(text).toContain('so I could not check: near the metro.')
    expect(state.slots.features).toBeUndefined()
  })

  it('says nothing of homes to let that are ready', async () => {
    const tools = fakeTools(({ completion }) => (completion === undefined ? 7 : 0))
    const { text } = await converse(tools, ['ready apartment for rent in JVC, 1 bed, up to 90k'])
    expect(text).toContain('I found 7 listings')
    expect(text).not.toContain('None of these')
  })

  it('leaves out a state of completion that no advert there mentions', async () => {
    const tools = fakeTools(({ completion }) => (completion === undefined ? 7 : 0))
    const { text, state } = await converse(tools, ['off-plan apartment for sale in JVC'])
    expect(text).toContain('None of these adverts states this in its details: off-plan.')
    expect(state.slots.completion).toBeUndefined()
  })

  it('offers two changes where no single one helps', async () => {
    const tools = fakeTools(({ price_max, purpose }) =>
      price_max === undefined && purpose === undefined ? 4 : 0,
    )
    const { text, actions } = await converse(tools, ['villa in Dubai Marina for sale under 500k'])
    expect(text).toContain('No single change helps, but two do:')
    expect(actions[0]).toEqual({
      label: 'Any budget, For sale or for rent (4)',
      message: 'any budget, for sale or rent',
    })
    const tried = await converse(tools, [
      'villa in Dubai Marina for sale under 500k',
      actions[0]?.message ?? '',
    ])
    expect(tried.results?.totalProperties).toBe(4)
  })
})

it('what properties ask somewhere does not hang on the search before', async () => {
  const tools = {
    ...fakeTools(() => 3),
    areaFigures: async ({ type, bedrooms_min }: { type?: string[]; bedrooms_min?: number }) =>
      type?.[0] === 'apartment' && bedrooms_min === undefined
        ? fakeTools(() => 3).areaFigures({})
        : undefined,
  }
  const { text } = await converse(tools, [
    '3 bed townhouse in Mirdif for sale',
    'what is the average price per sqft in Downtown?',
  ])
  expect(text).toContain('24 live listings (apartment, for sale, in Downtown Dubai)')
})
