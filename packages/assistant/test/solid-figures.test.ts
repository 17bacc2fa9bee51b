import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools, figures, listing } from './fake-tools.ts'

const rents = { ...figures, medianPerSqft: 120 }
const few = { listings: 4 }

/** Tools whose yields are of so many homes for sale and for rent. */
const yieldsOf = (sale: { listings?: number }, rent: { listings?: number }) => ({
  ...fakeTools(() => 12),
  areaYields: async () => [
    { place: 'arjan', sale: figures, rent: rents },
    {
      place: 'jumeirah-village-circle',
      sale: { ...figures, ...sale },
      rent: { ...rents, ...rent },
    },
  ],
})

describe('yields', () => {
  const question = ['where should I invest for the best yield?']

  it('are told of places with enough homes for sale and for rent', async () => {
    const { text } = await converse(yieldsOf({}, {}), question)
    expect(text).toContain('Arjan')
    expect(text).toContain('Jumeirah Village Circle')
  })

  it.each([
    ['for sale', few, {}],
    ['for rent', {}, few],
  ])('are not told of a place with few homes %s', async (_which, sale, rent) => {
    const { text } = await converse(yieldsOf(sale, rent), question)
    expect(text).toContain('Arjan')
    expect(text).not.toContain('Jumeirah Village Circle')
  })
})

describe('homes side by side', () => {
  it('have in common what all have, and for themselves what no other has', async () => {
    const features = [
      ['gym', 'sea-view'],
      ['gym', 'balcony'],
      ['gym', 'balcony', 'private-pool'],
    ]
    const tools = {
      ...fakeTools(() => 3),
      listingsById: async (ids: readonly string[]) => ({
        rows: ids.map((_id, index) => listing(index + 1, { features: features[index] ?? [] })),
        asOf: figures.asOf,
      }),
    }
    const { comparison } = await converse(tools, ['villas in Mirdif', 'compare 1, 2 and 3'])
    const row = (label: string) => comparison?.rows.find((each) => each.label === label)?.values
    expect(row('Both or all have')).toEqual(['Gym', 'Gym', 'Gym'])
    expect(row('Only here')).toEqual(['Sea view', null, 'Private pool'])
  })
})
