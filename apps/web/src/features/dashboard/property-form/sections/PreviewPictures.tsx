import type { PropertyDraftPicture } from '@manzil/api-client/generated/types.gen'
import { pictureSizes } from '@manzil/domain/picture-address'
import { Gallery } from '@manzil/ui/listing/Gallery/Gallery'
import { useFormats } from '../../../../language/use-formats.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { OverlayBoundary } from '../../../../overlays/OverlayBoundary.tsx'
import { altOf } from '../../../../property/picture-of.ts'

interface PreviewPicturesProps {
  media: readonly PropertyDraftPicture[]
  title: string
}

/** The gallery of the property's page. */
export function PreviewPictures({ media, title }: PreviewPicturesProps) {
  const { t } = useTranslation('details')
  const { number } = useFormats()
  const language = useLanguage()
  if (media.length === 0) return null
  return (
    <OverlayBoundary>
      <Gallery
        pictures={media.map((item) => {
          const { url, role } = item
          const sizes = pictureSizes(url)
          return {
            src: url,
            alt: altOf(item, language) || t(`gallery.role.${role}`),
            ...(sizes && { srcSet: sizes, sizes: '(min-width: 48rem) 40rem, 100vw' }),
          }
        })}
        texts={{
          label: t('gallery.label', { title }),
          previous: t('gallery.previous'),
          next: t('gallery.next'),
          close: t('gallery.close'),
          showAll: t('gallery.showAll', { count: media.length }),
          position: (place, count) =>
            t('gallery.position', { number: number(place), count: number(count) }),
          zoomIn: t('gallery.zoomIn'),
          zoomOut: t('gallery.zoomOut'),
          thumbnails: t('gallery.thumbnails'),
          missing: t('gallery.missing'),
        }}
      />
    </OverlayBoundary>
  )
}
