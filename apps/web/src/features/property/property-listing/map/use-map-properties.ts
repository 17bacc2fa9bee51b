import { listMapPinsQuery } from '@manzil/api-client/generated/property-queries.gen'
import type { MapPins } from '@manzil/api-client/generated/types.gen'
import type { PropertyQuery } from '@manzil/domain/property-search'
import type { Translate } from '@manzil/i18n/texts'
import type { MapPin } from '@manzil/ui/map/cluster-pins'
import type { Bounds } from '@manzil/ui/map/geometry'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../../api/api.ts'
import { type Formats, useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useFilterNames } from '../../../../property/use-filter-names.ts'
import { boxOf, edgesOfView, overlap } from './box.ts'
import { placePin } from './pin-of-property.ts'

export interface MapPlace {
  bounds: Bounds
  zoom: number
}

type TranslateMap = Translate<['map', 'common']>

const clusterId = ({ lat, lng }: MapPins['clusters'][number]): string => `cluster ${lat} ${lng}`

/** What the server found, as the map draws it. */
function pinsOf(
  found: MapPins,
  t: TranslateMap,
  formats: Formats,
  placeName: (id: string) => string,
): MapPin[] {
  const properties = found.pins.map(({ _id, lat, lng, price, type, bedrooms }): MapPin => {
    const ask = t('common:property.askPrice')
    const beds =
      bedrooms === 0
        ? t('common:property.studio')
        : bedrooms && t('common:property.beds', { count: bedrooms })
    const name = [
      price === null ? ask : formats.money(price),
      t(`common:property.type.${type}`),
      beds,
    ]
    return {
      id: _id,
      at: [lng, lat],
      label: price === null ? '?' : formats.compactMoney(price),
      name: name.filter(Boolean).join(', '),
    }
  })
  const clusters = found.clusters.map((cluster): MapPin => {
    const { lat, lng, count, south, west, north, east } = cluster
    return {
      id: clusterId(cluster),
      at: [lng, lat],
      label: formats.number(count),
      name: t('cluster', { count, total: formats.number(count) }),
      cluster: { count, bounds: [west, south, east, north] },
    }
  })
  const places = found.places.map(({ place_id, lat, lng, count }): MapPin => {
    const total = formats.number(count)
    return {
      id: placePin(place_id),
      at: [lng, lat],
      label: `≈ ${total}`,
      name: t('placeOnly', { count, total, place: placeName(place_id) }),
      cluster: { count, bounds: [lng, lat, lng, lat], whole: true },
    }
  })
  return [...clusters, ...places, ...properties]
}

const noPins: MapPin[] = []

/** The properties of the search within the view; those of the view before while they are fetched. */
export function useMapProperties(query: PropertyQuery, place: MapPlace | null) {
  const { t } = useTranslation(['map', 'common'])
  const formats = useFormats()
  const { page: _, limit: __, sort_by: ___, ...filters } = query
  const box = place ? overlap(place.bounds, boxOf(query)) : undefined
  const zoom = Math.min(18, Math.max(5, Math.round(place?.zoom ?? 0)))
  const answer = useQuery({
    ...listMapPinsQuery(api, {
      params: { query: { ...filters, ...edgesOfView(box ?? [0, 0, 1, 1]), zoom } },
    }),
    enabled: box !== undefined,
    placeholderData: keepPreviousData,
  })
  const found = answer.data?.data
  const { place: placeName } = useFilterNames(query)
  const pins = useMemo(
    () => (found ? pinsOf(found, t, formats, placeName) : noPins),
    [found, t, formats, placeName],
  )
  return { answer, found, pins }
}
