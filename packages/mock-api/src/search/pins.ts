import type { MapPins, PropertyDetail } from '@manzil/api-client/generated/types.gen'
import type { Edges } from '@manzil/domain/search/area'
import { gridOf, mostSinglePins } from '@manzil/domain/search/map-grid'

/** The found properties on a map: each where they are few, otherwise cells of the zoom's grid. */
export function pinsOf(found: readonly PropertyDetail[], box: Edges, zoom: number): MapPins {
  const placed = found.filter(({ coordinates }) => !coordinates.approximate)
  const { latStep, lngStep } = gridOf(box, zoom)
  const cells = Map.groupBy(placed, ({ _id, coordinates: { lat, lng } }) =>
    placed.length <= mostSinglePins
      ? _id
      : `${Math.floor(lat / latStep)} ${Math.floor(lng / lngStep)}`,
  )
  const all = [...cells.values()].sort((a, b) => b.length - a.length)
  return {
    pins: all.filter(({ length }) => length === 1).flatMap((properties) => properties.map(toPin)),
    clusters: all.filter(({ length }) => length > 1).map(toCluster),
    places: placesOf(found.filter(({ coordinates }) => coordinates.approximate)),
    total: found.length,
    without_place: found.length - placed.length,
  }
}

const toPin = ({ _id, coordinates, price, purpose, type, bedrooms }: PropertyDetail) => ({
  _id,
  lat: coordinates.lat,
  lng: coordinates.lng,
  price,
  purpose,
  type,
  bedrooms,
  count: 1 as const,
})

/** Properties without a position of their own, by the finest place that is known of them. */
function placesOf(properties: readonly PropertyDetail[]): MapPins['places'] {
  const byPlace = Map.groupBy(properties, ({ location_path: path }) => path.at(-1)?._id ?? '')
  return [...byPlace]
    .flatMap(([place_id, group]) => {
      const [first] = group
      if (!first) return []
      const { lat, lng } = first.coordinates
      const prices = group.flatMap(({ price }) => price ?? [])
      const price_min = prices.length > 0 ? Math.min(...prices) : null
      return [{ place_id, lat, lng, count: group.length, price_min }]
    })
    .sort((a, b) => b.count - a.count)
}

function toCluster(properties: readonly PropertyDetail[]): MapPins['clusters'][number] {
  const lats = properties.map(({ coordinates }) => coordinates.lat)
  const lngs = properties.map(({ coordinates }) => coordinates.lng)
  const prices = properties.flatMap(({ price }) => price ?? [])
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    lat: mean(lats),
    lng: mean(lngs),
    count: properties.length,
    price_min: prices.length > 0 ? Math.min(...prices) : null,
    south: Math.min(...lats),
    west: Math.min(...lngs),
    north: Math.max(...lats),
    east: Math.max(...lngs),
  }
}
