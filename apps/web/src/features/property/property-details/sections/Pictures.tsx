import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { Gallery } from '@manzil/ui/Gallery/Gallery'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../../language/use-formats.ts'

interface PicturesProps {
  property: PropertyDetail
  title: string
}

/** The gallery; says so where illustrations stand in for photographs. */
export function Pictures({ property, title }: PicturesProps) {
  const { t } = useTranslation('details')
  const { number } = useFormats()
  const { media } = property
  if (media.length === 0) return null
  return (
    <figure className="details-pictures">
      <Gallery
        pictures={media.map(({ url, role, illustration }) => {
          const what = t(`gallery.role.${role}`)
          return { src: url, alt: illustration ? t('gallery.alt', { role: what }) : what }
        })}
        texts={{
          label: t('gallery.label', { title }),
          previous: t('gallery.previous'),
          next: t('gallery.next'),
          close: t('gallery.close'),
          showAll: t('gallery.showAll', { count: media.length }),
          position: (place, count) =>
            t('gallery.position', { number: number(place), count: number(count) }),
        }}
      />
      {media.some(({ illustration }) => illustration) && (
        <figcaption>{t('gallery.note')}</figcaption>
      )}
    </figure>
  )
}
