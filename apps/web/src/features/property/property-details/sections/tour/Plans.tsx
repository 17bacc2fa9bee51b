import type { MediaItem } from '@manzil/api-client/generated/types.gen'
import { Image } from '@manzil/ui/foundations/Image/Image'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../../../../../language/use-language.ts'
import { useTranslation } from '../../../../../language/use-translation.ts'
import { OverlayBoundary } from '../../../../../overlays/OverlayBoundary.tsx'
import { altOf, pictureOf } from '../../../../../property/picture-of.ts'
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
  const language = useLanguage()
  const pictures = plans.map((plan) => ({
    ...pictureOf(plan, language),
    alt: altOf(plan, language) || t('tour.plan'),
    illustration: plan.illustration,
  }))
  return (
    <div className="details-plans">
      {pictures.map(({ src, alt, srcSet, illustration }, at) => (
        <figure key={src}>
          <button
            type="button"
            className="details-plan"
            aria-label={t('tour.enlarge')}
            onClick={() => setOpened(at)}
          >
            <Image
              src={src}
              alt={alt}
              {...(srcSet && { srcSet, sizes: '(min-width: 48rem) 24rem, 100vw' })}
              ratio="4 / 3"
              fit="contain"
            />
          </button>
          {illustration && <figcaption>{t('tour.planNote')}</figcaption>}
        </figure>
      ))}
      {opened !== null && (
        <OverlayBoundary>
          <Suspense fallback={null}>
            <Lightbox
              pictures={pictures.map(({ src, alt }) => ({ src, alt }))}
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
