import { listLocationsQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import type { PropertyQuery } from '@manzil/domain/property-search'
import { type Bounds, boundsAround, type LngLat } from '@manzil/ui/map/geometry'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../api/api.ts'
import { boundsOfArea, boxOf, cornersOf } from './box.ts'

/** Where nothing is chosen: the coast from Abu Dhabi to Ras Al Khaimah, where people live. */
const everywhere: Bounds = [54.2, 24.25, 56.4, 25.95]

interface Target {
  bounds: Bounds
  /** Counts up when the map is to go there again. */
  fit: number
}

interface Options {
  /** Places that the words of the search name, by their ids. */
  named: readonly string[]
  /** The box that the map itself has written, which moves nothing. */
  own: string | null
}

/**
 * Where the map goes: the box of the address, the drawn area, the chosen places, those that the words
 * name, all of the country.
 */
export function useTarget(query: PropertyQuery, { named, own }: Options): Target {
  const wanted = query.location?.length ? query.location : named
  const chosen = wanted.join()
  const places = useQuery(listLocationsQuery(api)).data?.data
  const box = boxOf(query)
  const bounds = (): Bounds => {
    if (box) return box
    if (query.area !== undefined && cornersOf(query.area)) return boundsOfArea(query.area)
    const found = (places ?? []).filter(({ _id }) => wanted.includes(_id))
    const edges = found.flatMap(({ bounds: { south, west, north, east } }): LngLat[] => [
      [west, south],
      [east, north],
    ])
    return boundsAround(edges) ?? everywhere
  }
  const boxKey = box?.join() ?? ''
  const key = [query.area ?? '', boxKey, chosen, chosen && places ? 'known' : ''].join('|')
  const [state, setState] = useState({ key, bounds: bounds(), fit: 0 })
  if (state.key === key) return state
  const isOwn = boxKey !== '' && boxKey === own
  const next = isOwn ? { ...state, key } : { key, bounds: bounds(), fit: state.fit + 1 }
  setState(next)
  return next
}
