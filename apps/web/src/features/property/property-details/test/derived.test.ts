import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { findNeighbours } from '../find-neighbours.ts'
import { findSimilarSearch } from '../find-similar-search.ts'
import { costsOf } from '../sections/costs/yearly-costs.ts'
import { listing } from './open-details.tsx'

describe('findNeighbours', () => {
  it('goes by the search that was seen last', () => {
    const queryClient = new QueryClient()
    const rows = (...ids: string[]) => ({ data: ids.map((_id) => listing({ _id })) })
    queryClient.setQueryData(['listProperties', 'old'], rows('x', 'home'), { updatedAt: 1 })
    queryClient.setQueryData(['listProperties', 'new'], rows('a', 'home', 'b'), { updatedAt: 2 })
    queryClient.setQueryData(['listPopularProperties'], rows('home', 'z'), { updatedAt: 3 })
    expect(findNeighbours(queryClient, 'home')).toEqual({ previous: 'a', next: 'b' })
    expect(findNeighbours(queryClient, 'a')).toEqual({ previous: undefined, next: 'home' })
    expect(findNeighbours(queryClient, 'unknown')).toBeUndefined()
  })
})

describe('findSimilarSearch', () => {
  it('looks for homes like one that a list of this visit has shown', () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['listProperties', 'all'], { data: [listing({ _id: 'gone' })] })
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
