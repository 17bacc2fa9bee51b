import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools, figures, listing } from './fake-tools.ts'

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
