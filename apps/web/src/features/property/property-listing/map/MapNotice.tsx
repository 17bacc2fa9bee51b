import type { MapPins } from '@manzil/api-client/generated/types.gen'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useTranslation } from '../../../../language/use-translation.ts'

interface MapNoticeProps {
  found: MapPins | undefined
  failed: boolean
  retry: () => void
}

/** What there is to say over the map; nothing while properties are drawn. */
export function MapNotice({ found, failed, retry }: MapNoticeProps) {
  const { t } = useTranslation('map')
  if (failed)
    return (
      <div role="alert" className="map-say">
        <p>{t('failed')}</p>
        <Button size="sm" variant="outline" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!found) return <p role="status">{t('loading')}</p>
  if (found.total === 0) return <p className="map-say">{t('empty')}</p>
  return null
}
