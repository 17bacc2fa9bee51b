import { Button } from '@manzil/ui/foundations/Button/Button'
import { keepPins } from '@manzil/ui/map/cluster-pins'
import type { Bounds } from '@manzil/ui/map/geometry'
import { PropertyMap } from '@manzil/ui/map/PropertyMap/PropertyMap'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../../language/use-translation.ts'
import { useGround } from '../../../../map/base/use-ground.tsx'
import { useMapTexts } from '../../../../map/use-map-texts.ts'

interface Point {
  lat: number
  lng: number
}

export interface PinMapProps {
  at: Point
  /** The community, in the language of the page. */
  place: string
  onSet: (at: Point) => void
}

/** Around the pin, degrees: half a kilometre each way. */
const around = { lng: 0.006, lat: 0.0045 }
const PIN = 'pin'

const aroundOf = ({ lat, lng }: Point): Bounds => [
  lng - around.lng,
  lat - around.lat,
  lng + around.lng,
  lat + around.lat,
]

const middleOf = ([west, south, east, north]: Bounds): Point => ({
  lat: (south + north) / 2,
  lng: (west + east) / 2,
})

/** The map is moved, by hand or by arrow keys, under a cross that stands still. */
export default function PinMap({ at, place, onSet }: PinMapProps) {
  const { t } = useTranslation('propertyForm')
  const texts = useMapTexts(t('pin.title'))
  const ground = useGround()
  const middle = useRef(at)
  // The map begins at the pin, and does not jump when the pin is set.
  const [bounds] = useState(() => aroundOf(at))
  const pins = useMemo(
    () => [{ id: PIN, at: [at.lng, at.lat] as const, label: place, name: place }],
    [at.lng, at.lat, place],
  )
  return (
    <div className="property-form__pin-map">
      <PropertyMap
        {...ground}
        pins={pins}
        clusterPins={keepPins}
        bounds={bounds}
        minZoom={8}
        cooperative
        selectedId={PIN}
        onMove={(move) => {
          middle.current = middleOf(move.bounds)
        }}
        texts={texts}
      />
      <span className="property-form__cross" aria-hidden="true" />
      <div className="property-form__set">
        <Button size="sm" onClick={() => onSet(middle.current)}>
          {t('pin.set')}
        </Button>
      </div>
    </div>
  )
}
