import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { Checkbox } from '@manzil/ui/forms/Checkbox/Checkbox'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { gatherPins, gatherTouching } from '@manzil/ui/map/cluster-pins'
import { PropertyMap } from '@manzil/ui/map/PropertyMap/PropertyMap'
import type { MapMove } from '@manzil/ui/map/use-map-view'
import { useMemo, useState } from 'react'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useGround } from '../../../../map/base/use-ground.tsx'
import { useMapTexts } from '../../../../map/use-map-texts.ts'
import { seenProperties } from '../../../../stores/property-lists.ts'
import type { Filters } from '../use-filters.ts'
import { boxOf, cornersOf, edgesOfView, writeArea } from './box.ts'
import { boxOfPlace, isAlone } from './box-of-place.ts'
import { MapNotice } from './MapNotice.tsx'
import { PinPreview } from './PinPreview.tsx'
import { pinOfProperty, placeOfPin } from './pin-of-property.ts'
import { type MapPlace, useMapProperties } from './use-map-properties.ts'
import { useTarget } from './use-target.ts'

export interface ListingMapProps {
  filters: Filters
  /** Those of the list beside the map. */
  properties: readonly PropertyCard[]
  /** Places that the words of the search name, by their ids. */
  named: readonly string[]
  hoveredId: string | null
  onHover: (id: string | null) => void
  selectedId: string | null
  onSelect: (id: string | null) => void
  /** Brings the list into view. */
  onList: () => void
}

/** So many properties have their prices on the map; of more it says how many stand where. */
const MOST_PRICES = 60

/** The properties of the search on the map; its view is a filter while it is moved. */
export default function ListingMap(props: ListingMapProps) {
  const { filters, properties, named, hoveredId, onHover, selectedId, onSelect, onList } = props
  const { query } = filters
  const { t } = useTranslation('map')
  const { number } = useFormats()
  const texts = useMapTexts()
  const ground = useGround()
  const [place, setPlace] = useState<MapPlace | null>(null)
  const [follows, setFollows] = useState(true)
  /** The box that the map wrote last, and whether the hand has moved it since. */
  const [own, setOwn] = useState<string | null>(null)
  const [moved, setMoved] = useState(false)
  const { bounds, fit } = useTarget(query, { named, own })
  const { answer, found, pins } = useMapProperties(query, place)
  const seen = seenProperties.use()
  const seenIds = useMemo(() => new Set(seen), [seen])
  const area = useMemo(() => cornersOf(query.area), [query.area])

  const searchHere = (view: MapPlace) => {
    const edges = edgesOfView(view.bounds)
    setOwn(boxOf(edges)?.join() ?? null)
    setMoved(false)
    filters.follow(edges)
  }
  const onMove = ({ bounds: view, zoom, byUser }: MapMove) => {
    setPlace({ bounds: view, zoom })
    // A drawn area stays the search while it is looked at from elsewhere.
    if (!byUser || area) return
    if (follows) searchHere({ bounds: view, zoom })
    else setMoved(true)
  }
  /** Properties without a position of their own are told by the list, once it holds them alone. */
  const choose = (id: string) => {
    const chosen = placeOfPin(id)
    if (chosen === undefined) return onSelect(id)
    const bubble = found?.places.find(({ place_id }) => place_id === chosen)
    if (!found || !bubble) return
    if (isAlone(bubble, found, boxOf(query))) return onList()
    filters.changeHere(edgesOfView(boxOfPlace(bubble, found)))
  }
  const without = found?.without_place ?? 0

  return (
    <PropertyMap
      {...ground}
      pins={pins}
      clusterPins={(found?.total ?? 0) <= MOST_PRICES ? gatherTouching : gatherPins}
      bounds={bounds}
      fit={fit}
      onMove={onMove}
      minZoom={6}
      selectedId={selectedId}
      onSelect={choose}
      ownList={false}
      hoveredId={pinOfProperty(hoveredId, pins, properties)}
      onHover={onHover}
      seenIds={seenIds}
      area={area}
      onAreaChange={(ring) => filters.changeHere({ area: ring ? writeArea(ring) : undefined })}
      top={
        <>
          {!area && (
            <div className="map-switch">
              <Checkbox
                label={t('searchOnMove')}
                checked={follows}
                onChange={({ target }) => {
                  setFollows(target.checked)
                  if (target.checked && moved && place) searchHere(place)
                }}
              />
            </div>
          )}
          {!area && !follows && moved && place && (
            <Button size="sm" onClick={() => searchHere(place)}>
              {t('searchHere')}
            </Button>
          )}
          {without > 0 && (
            <p className="map-note">
              {t('withoutPlace', { count: without, total: number(without) })}
            </p>
          )}
        </>
      }
      notice={
        <MapNotice found={found} failed={answer.isError} retry={() => void answer.refetch()} />
      }
      preview={
        selectedId && (
          <PinPreview id={selectedId} properties={properties} onClose={() => onSelect(null)} />
        )
      }
      texts={texts}
    />
  )
}
