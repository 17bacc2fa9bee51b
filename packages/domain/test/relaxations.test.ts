import { describe, expect, test } from 'vitest'
import { type FilterQuery, relaxationsOf } from '../src/search/relaxations.ts'

const parents: Record<string, string> = { 'dubai-marina': 'dubai' }
const nothing = { read: {}, prices: [], sizes: [], parentOf: (slug: string) => parents[slug] }

/** Properties for the searches that the table names; none for the others. */
const counting =
  (table: readonly (readonly [FilterQuery, number])[]) =>
  async (queries: readonly FilterQuery[]): Promise<number[]> =>
    queries.map((query) => {
      const known = table.find(([one]) => {
        const names = new Set([...Object.keys(one), ...Object.keys(query)])
        return [...names].every((name) => {
          const [a, b] = [one, query].map((each) =>
            Object.entries(each).find(([key]) => key === name),
          )
          return JSON.stringify(a) === JSON.stringify(b)
        })
      })
      return known?.[1] ?? 0
    })

describe('relaxations', () => {
  test('none where there are enough properties', async () => {
    const input = { ...nothing, query: { verified: true } }
    expect(await relaxationsOf(input, 4, counting([[{}, 9]]))).toEqual([])
  })

  test('a limit moves to the nearest property beyond it', async () => {
    const query = { purpose: 'sale', price_max: 1000 } as const
    const prices = [
      [1500, 2],
      [1200, 1],
      [900, 1],
    ] as const
    const count = counting([[{ purpose: 'sale', price_max: 1200 }, 2]])
    expect(await relaxationsOf({ ...nothing, query, prices }, 1, count)).toEqual([
      { drop: [], set: { price_max: 1200 }, count: 2 },
    ])
  })

  test('one amenity is given up at a time, and places widen', async () => {
    const query = { features: ['pool', 'gym'], location: ['dubai-marina'] }
    const count = counting([
      [{ features: ['gym'], location: ['dubai-marina'] }, 5],
      [{ features: ['pool', 'gym'], location: ['dubai'] }, 40],
    ])
    expect(await relaxationsOf({ ...nothing, query }, 0, count)).toEqual([
      { drop: [], set: { features: ['gym'] }, count: 5 },
      { drop: [], set: { location: ['dubai'] }, count: 40 },
    ])
  })

  test('rooms that the text named are changed by the filter that wins over it', async () => {
    const input = {
      ...nothing,
      query: { search: '3 bed' },
      read: { bedrooms_min: 3, bedrooms_max: 3 },
    }
    const count = counting([[{ search: '3 bed', bedrooms_min: 2, bedrooms_max: 3 }, 7]])
    expect(await relaxationsOf(input, 0, count)).toEqual([
      { drop: [], set: { bedrooms_min: 2, bedrooms_max: 3 }, count: 7 },
    ])
  })

  test('two filters go where one is not enough, and all where two are not', async () => {
    const query = { furnished: 'furnished', verified: true, completion: 'ready' } as const
    const two = counting([[{ completion: 'ready' }, 2]])
    expect(await relaxationsOf({ ...nothing, query }, 0, two)).toEqual([
      { drop: ['verified', 'furnished'], set: {}, count: 2 },
    ])
    const all = counting([[{}, 3]])
    expect(await relaxationsOf({ ...nothing, query }, 0, all)).toEqual([
      { drop: ['verified', 'furnished', 'completion'], set: {}, count: 3 },
    ])
  })
})
