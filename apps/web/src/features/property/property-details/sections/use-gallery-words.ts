import type { GalleryProps } from '@manzil/ui/listing/Gallery/Gallery'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'

/** What the gallery and the lightbox of a property say. */
export function useGalleryWords(title: string, pictures: number): GalleryProps['texts'] {
  const { t } = useTranslation('details')
  const { number } = useFormats()
  return {
    label: t('gallery.label', { title }),
    previous: t('gallery.previous'),
    next: t('gallery.next'),
    close: t('gallery.close'),
    showAll: t('gallery.showAll', { count: pictures }),
    position: (place, count) =>
      t('gallery.position', { number: number(place), count: number(count) }),
    zoomIn: t('gallery.zoomIn'),
    zoomOut: t('gallery.zoomOut'),
    thumbnails: t('gallery.thumbnails'),
    missing: t('gallery.missing'),
  }
}
