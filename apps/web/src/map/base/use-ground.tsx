import { getSiteStatusQuery } from '@manzil/api-client/generated/site-queries.gen'
import type { MapFrame, PropertyMapProps } from '@manzil/ui/map/map-props'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { api } from '../../api/api.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { TileLayer } from './TileLayer.tsx'
import { useVectorBase } from './use-vector-base.ts'

/** So many tiles fail, and none comes, before the site's own map is drawn instead. */
const mostFailed = 4

type Ground = Pick<PropertyMapProps, 'base' | 'renderBase' | 'attribution'>

/** What lies under the pins, and whose it is: the operator's tiles, otherwise the site's own map. */
export function useGround(): Ground {
  const { t } = useTranslation('map')
  const status = useQuery(getSiteStatusQuery(api))
  const tiles = status.data?.data.map_tiles
  const [broken, setBroken] = useState(false)
  const tally = useRef({ came: 0, failed: 0 })
  const onTile = useCallback((came: boolean) => {
    tally.current[came ? 'came' : 'failed'] += 1
    if (tally.current.came === 0 && tally.current.failed >= mostFailed) setBroken(true)
  }, [])
  const ownIsDrawn = !status.isPending && (!tiles || broken)
  const base = useVectorBase(ownIsDrawn)
  if (tiles && !broken)
    return {
      renderBase: (frame: MapFrame) => (
        <TileLayer frame={frame} url={tiles.url} maxZoom={tiles.max_zoom} onTile={onTile} />
      ),
      attribution: tiles.attribution,
    }
  return { ...(base && { base }), attribution: t('ownBase') }
}
