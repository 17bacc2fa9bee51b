import type { MediaItem } from '@manzil/api-client/generated/types.gen'
import { Image } from '@manzil/ui/foundations/Image/Image'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { OverlayBoundary } from '../../../../../overlays/OverlayBoundary.tsx'
import { useGalleryWords } from '../use-gallery-words.ts'

const Lightbox = lazy(async () => {
  const module = await import('@manzil/ui/listing/Gallery/Lightbox')
  return { default: module.Lightbox }
})

interface PlansProps {
  plans: readonly MediaItem[]
  title: string
}

/** Floor plans, whole; a press enlarges one. */
export function Plans({ plans, title }: PlansProps) {
  const { t } = useTranslation('particulars')
  const [opened, setOpened] = useState<number | null>(null)
  const texts = useGalleryWords(title, plans.length)
  return (
    <div className="details-plans">
      {plans.map(({ url, illustration }, at) => (
        <figure key={url}>
          <button
            type="button"
            className="details-plan"
            aria-label={t('tour.enlarge')}
            onClick={() => setOpened(at)}
          >
            <Image src={url} alt={t('tour.plan')} ratio="4 / 3" fit="contain" />
          </button>
          {illustration && <figcaption>{t('tour.planNote')}</figcaption>}
        </figure>
      ))}
      {opened !== null && (
        <OverlayBoundary>
          <Suspense fallback={null}>
            <Lightbox
              pictures={plans.map(({ url }) => ({ src: url, alt: t('tour.plan') }))}
              texts={texts}
              start={opened}
              onClose={() => setOpened(null)}
            />
          </Suspense>
        </OverlayBoundary>
      )}
    </div>
  )
}
