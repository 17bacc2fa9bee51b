import { describe, expect, it } from 'vitest'
import { converse } from './conversation.ts'
import { fakeTools, figures, makeProperty } from './fake-tools.ts'

describe('properties side by side', () => {
  it('have in common what all have, and for themselves what no other has', async () => {
    const features = [
      ['gym', 'sea-view'],
      ['gym', 'balcony'],
      ['gym', 'balcony', 'private-pool'],
    ]
    const tools = {
      ...fakeTools(() => 3),
      propertiesById: async (ids: readonly string[]) => ({
        rows: ids.map((_id, index) => makeProperty(index + 1, { features: features[index] ?? [] })),
        asOf: figures.asOf,
      }),
    }
    const { comparison } = await converse(tools, ['villas in Mirdif', 'compare 1, 2 and 3'])
    const row = (label: string) => comparison?.rows.find((each) => each.label === label)?.values
    expect(row('Both or all have')).toEqual(['Gym', 'Gym', 'Gym'])
    expect(row('Only here')).toEqual(['Sea view', null, 'Private pool'])
  })
})

describe('places side by side', () => {
  it('have as many live properties as the page that is linked to, with and without a size', async () => {
    const tools = {
      ...fakeTools(() => 475),
      areaFigures: async () => ({ ...figures, properties: 474 }),
    }
    const { comparison, evidence } = await converse(tools, ['compare JVC and Arjan'])
    const row = comparison?.rows.find(({ label }) => label === 'Live listings')
    expect(row?.values).toEqual(['475', '475'])
    const linkOf = (field: string) => evidence.find((each) => each.field === field)?.link
    expect(linkOf('listings')).toBe(comparison?.columns[0]?.link)
    expect(linkOf('price median')).toContain('size_min=1')
  })
})
