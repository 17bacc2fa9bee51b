import './map.css'
import { Skeleton } from '@manzil/ui/feedback/Skeleton/Skeleton'
import { Button } from '@manzil/ui/foundations/Button/Button'
import { useTranslation } from '../language/use-translation.ts'
import { type LazyPart, useLazyWithTexts } from '../loading/lazy-with-texts.ts'

interface MapFrameProps<Props> {
  part: LazyPart<Props>
  props: Props
  /** Its code waits until it is. */
  wanted?: boolean
}

/**
 * The place of a map, whose code comes when it is first drawn. It fills its parent, which sets the
 * height, before and after.
 */
export function MapFrame<Props extends object>(frame: MapFrameProps<Props>) {
  const { part, props, wanted = true } = frame
  const { t } = useTranslation()
  const state = useLazyWithTexts(part, wanted)
  if (state.kind === 'ready') return <state.Part {...props} />
  if (state.kind === 'failed')
    return (
      <div className="map-frame">
        <p role="alert">{t('failed.title')}</p>
        <Button variant="outline" onClick={state.retry}>
          {t('retry')}
        </Button>
      </div>
    )
  return (
    <div className="map-frame" aria-busy="true">
      <p role="status" className="mz-visually-hidden">
        {t('loading')}
      </p>
      <Skeleton height="100%" radius="card" />
    </div>
  )
}
