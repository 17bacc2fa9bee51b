import type { Coordinates } from '@manzil/api-client/generated/types.gen'
import type { MapPin } from '@manzil/ui/map/cluster-pins'
import { keepPins } from '@manzil/ui/map/cluster-pins'
import type { Bounds } from '@manzil/ui/map/geometry'
import { PropertyMap } from '@manzil/ui/map/PropertyMap/PropertyMap'
import { useMemo, useState } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { useGround } from './base/use-ground.tsx'
import { useMapTexts } from './use-map-texts.ts'

/** A place that is marked: a property, a school, a station. */
interface MarkedPlace {
  id: string
  coordinates: Pick<Coordinates, 'lat' | 'lng'>
  /** On the pin, short: the price, the name. */
  label: string
  /** Whole, for those who hear it. */
  name: string
}

export interface PropertyMapProps {
  /** Approximate coordinates are said to be the middle of `place`. */
  property: MarkedPlace & { coordinates: Coordinates }
  /** Its community by name, in the language of the page. */
  place: string
  /** Marked as well, and within the first view. */
  nearby?: readonly MarkedPlace[]
  /** A nearby place was chosen on the map. */
  onSelect?: (id: string) => void
}

/** Around a property alone, degrees: about a kilometre each way. */
const around = { lng: 0.011, lat: 0.008 }

const toPin = ({ id, coordinates: { lat, lng }, label, name }: MarkedPlace): MapPin => ({
  id,
  at: [lng, lat],
  label,
  name,
})

const none: readonly MarkedPlace[] = []

export default function PropertyMapView({
  property,
  place,
  nearby = none,
  onSelect,
}: PropertyMapProps) {
  const { t } = useTranslation('map')
  const texts = useMapTexts(t('home', { place }))
  const ground = useGround()
  const [hovered, setHovered] = useState<string | null>(null)
  const pins = useMemo(() => [property, ...nearby].map(toPin), [property, nearby])
  const { lat, lng, approximate } = property.coordinates
  const bounds = useMemo((): Bounds => {
    const lngs = nearby.map(({ coordinates }) => coordinates.lng)
    const lats = nearby.map(({ coordinates }) => coordinates.lat)
    return [
      Math.min(lng - around.lng, ...lngs),
      Math.min(lat - around.lat, ...lats),
      Math.max(lng + around.lng, ...lngs),
      Math.max(lat + around.lat, ...lats),
    ]
  }, [lng, lat, nearby])
  return (
    <PropertyMap
      {...ground}
      pins={pins}
      clusterPins={keepPins}
      bounds={bounds}
      minZoom={8}
      cooperative
      selectedId={property.id}
      hoveredId={hovered}
      onHover={setHovered}
      onSelect={(id) => id !== property.id && onSelect?.(id)}
      {...(approximate && { top: <p className="map-note">{t('approximate', { place })}</p> })}
      texts={texts}
    />
  )
}
