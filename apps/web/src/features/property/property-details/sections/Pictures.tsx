import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { Gallery } from '@manzil/ui/Gallery/Gallery'
import { useTranslation } from 'react-i18next'
import { useGalleryWords } from './use-gallery-words.ts'

interface PicturesProps {
  property: PropertyDetail
  title: string
}

/** The gallery; says so where illustrations stand in for photographs. */
export function Pictures({ property, title }: PicturesProps) {
  const { t } = useTranslation('details')
  const { media } = property
  const texts = useGalleryWords(title, media.length)
  if (media.length === 0) return null
  return (
    <figure className="details-pictures">
      <Gallery
        pictures={media.map(({ url, role, illustration }) => {
          const what = t(`gallery.role.${role}`)
          return { src: url, alt: illustration ? t('gallery.alt', { role: what }) : what }
        })}
        texts={texts}
      />
      {media.some(({ illustration }) => illustration) && (
        <figcaption>{t('gallery.note')}</figcaption>
      )}
    </figure>
  )
}
