import { listLocationsQuery } from '@manzil/api-client/generated/catalogue-queries.gen'
import type { MapLabel, VectorBase } from '@manzil/ui/map/vector-base'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import { useFormats } from '../../language/use-formats.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { loadGround } from './load-ground.ts'
import { placeLabels } from './place-labels.ts'
import { roadLabels } from './road-labels.ts'

/** The Emirates, where a map has nothing else to show. */
const emirates = [53.9, 24.0, 56.45, 26.1] as const

/** The site's own map in the language of the page; undefined while it is fetched. */
export function useVectorBase(wanted: boolean): VectorBase | undefined {
  const { t } = useTranslation('map')
  const { name } = useFormats()
  const ground = useQuery({
    queryKey: ['mapGround'],
    queryFn: loadGround,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: wanted,
  }).data
  const places = useQuery(listLocationsQuery(api)).data?.data
  return useMemo(() => {
    if (!ground) return undefined
    const seas: MapLabel[] = [
      { id: 'gulf', text: t('gulf'), at: [53.9, 24.95], kind: 'sea' },
      { id: 'gulf-near', text: t('gulf'), at: [55.02, 25.2], kind: 'sea', minZoom: 9.5 },
      { id: 'oman', text: t('gulfOfOman'), at: [56.75, 25.1], kind: 'sea' },
    ]
    return {
      ...ground,
      bounds: emirates,
      labels: [...seas, ...placeLabels(places ?? [], name), ...roadLabels(ground.roads)],
    }
  }, [ground, places, name, t])
}
