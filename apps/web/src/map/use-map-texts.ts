import type { MapTexts } from '@manzil/ui/map/map-props'
import { useMemo } from 'react'
import { useFormats } from '../language/use-formats.ts'
import { useTranslation } from '../language/use-translation.ts'

/** Words of a map; `label` names it where it is not one of all properties. */
export function useMapTexts(label?: string): MapTexts {
  const { t } = useTranslation('map')
  const { number } = useFormats()
  return useMemo(
    () => ({
      label: label ?? t('label'),
      help: t('help'),
      pins: t('pins'),
      cluster: (count) => t('cluster', { count, total: number(count) }),
      count: number,
      seen: t('seen'),
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      fit: t('fit'),
      list: t('list'),
      backToMap: t('backToMap'),
      listLabel: t('listLabel'),
      none: t('none'),
      more: t('more'),
      shown: (shown, all) => t('shown', { shown: number(shown), all: number(all) }),
      inView: (count) => t('inView', { count, total: number(count) }),
      twoFingers: t('twoFingers'),
      area: {
        draw: t('area.draw'),
        hint: t('area.hint'),
        done: t('area.done'),
        cancel: t('area.cancel'),
        box: t('area.box'),
        clear: t('area.clear'),
      },
    }),
    [label, t, number],
  )
}
