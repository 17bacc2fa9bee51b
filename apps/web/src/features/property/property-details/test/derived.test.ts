import { fixtures } from '@manzil/api-client/generated/fixtures.gen'
import { type PropertyQuery, writePropertyQuery } from '@manzil/domain/property-search'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { api } from '../../../../api/api.ts'
import { noteSearch } from '../../../../property/last-search.ts'
import { searchQuery } from '../../../../property/search-query.ts'
import { findNeighbours } from '../find-neighbours.ts'
import { findSimilarSearch } from '../find-similar-search.ts'
import { costsOf } from '../sections/costs/yearly-costs.ts'
import { exampleProperty } from './open-details.tsx'

describe('findNeighbours', () => {
  const remember = (queryClient: QueryClient, query: PropertyQuery, ...ids: string[]) => {
    const address = writePropertyQuery(query)
    const rows = ids.map((_id) => exampleProperty({ _id }))
    queryClient.setQueryData(searchQuery(api, address).queryKey, {
      ...fixtures.listProperties(),
      data: rows,
    })
    return address
  }

  it('goes by the search that was seen last', () => {
    const queryClient = new QueryClient()
    noteSearch(queryClient, remember(queryClient, { purpose: 'sale' }, 'x', 'home', 'y'))
    noteSearch(queryClient, remember(queryClient, { purpose: 'rent' }, 'a', 'home', 'b'))
    expect(findNeighbours(queryClient, 'home')).toEqual({ previous: 'a', next: 'b' })
    expect(findNeighbours(queryClient, 'a')).toEqual({ previous: undefined, next: 'home' })
    expect(findNeighbours(queryClient, 'unknown')).toBeUndefined()
  })

  it('takes no list of another page for results', () => {
    const queryClient = new QueryClient()
    remember(queryClient, { sort_by: 'newest', limit: 8 }, 'a', 'home', 'b')
    expect(findNeighbours(queryClient, 'home')).toBeUndefined()
    noteSearch(queryClient, remember(queryClient, { purpose: 'rent' }, 'home'))
    expect(findNeighbours(queryClient, 'home')).toBeUndefined()
  })
})

describe('findSimilarSearch', () => {
  it('looks for properties like one that a list of this visit has shown', () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['listProperties', 'all'], {
      data: [exampleProperty({ _id: 'gone' })],
    })
    expect(findSimilarSearch(queryClient, 'gone')).toEqual({
      purpose: 'sale',
      type: ['apartment'],
      location: ['dubai-marina'],
      bedrooms_min: 2,
    })
    expect(findSimilarSearch(queryClient, 'unknown')).toBeUndefined()
  })
})

describe('costsOf', () => {
  const bare = { service_charge: null, size: null, cheques: null, price: null, price_period: null }

  it('assumes nothing', () => {
    expect(costsOf(bare)).toEqual([])
    expect(costsOf({ ...bare, service_charge: 16.5 })).toEqual([])
    expect(costsOf({ ...bare, cheques: 4, price: 100_000 })).toEqual([])
  })

  it('divides a rent by its cheques', () => {
    expect(costsOf({ ...bare, cheques: 3, price: 155_000, price_period: 'year' })).toEqual([
      { kind: 'cheques', rent: 155_000, count: 3, perCheque: 51_667 },
    ])
  })
})
