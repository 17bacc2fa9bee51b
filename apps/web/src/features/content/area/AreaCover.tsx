import './AreaPage.css'
import { listLocationsQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import { NotedImage } from '@manzil/ui/foundations/Image/NotedImage'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../../api/api.ts'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { useNear } from '../../../layouts/site/use-near.ts'
import { PropertyMap } from '../../../map/PropertyMap.tsx'
import { placeScene } from '../../../property/place-scene.ts'

/** A scene of the place, and where it is; a place without properties is on no map of ours. */
export function AreaCover({ place }: { place: string }) {
  const { t } = useTranslation()
  const { name, number } = useFormats()
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNear(frame)
  const { data } = useQuery(listLocationsQuery(api))
  const known = data?.data.find(({ _id }) => _id === place)
  // The map names the place by itself.
  const total = known
    ? t('property.homes', { count: known.listings_count, total: number(known.listings_count) })
    : ''
  return (
    <div className="area-cover">
      <div>
        <NotedImage src={placeScene(place)} alt="" priority note={t('property.illustration')} />
      </div>
      <div ref={frame}>
        {isNear && known && (
          <PropertyMap
            property={{
              id: known._id,
              // The middle of the place is what is meant here, not what an advert left out.
              coordinates: { ...known.coordinates, approximate: false },
              label: total,
              name: `${name(known)}: ${total}`,
            }}
            place={name(known)}
          />
        )}
      </div>
    </div>
  )
}
