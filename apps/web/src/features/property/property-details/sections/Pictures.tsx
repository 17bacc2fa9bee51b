import type { PropertyDetail } from '@manzil/api-client/generated/types.gen'
import { pictureSizes } from '@manzil/domain/picture-address'
import { Gallery } from '@manzil/ui/listing/Gallery/Gallery'
import { useLanguage } from '../../../../language/use-language.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { OverlayBoundary } from '../../../../overlays/OverlayBoundary.tsx'
import { knownOf } from '../../../../property/picture-of.ts'
import { galleryPictureWidths } from '../../../../property/picture-widths.ts'
import { DrawnPicture } from './DrawnPicture.tsx'
import { useGalleryWords } from './use-gallery-words.ts'

interface PicturesProps {
  property: PropertyDetail
  title: string
}

/**
 * The gallery; says so where illustrations stand in for photographs. One drawing alone is no gallery:
 * there is nothing to step through, and nothing of the property to see enlarged.
 */
export function Pictures({ property, title }: PicturesProps) {
  const { t } = useTranslation(['details', 'common'])
  const language = useLanguage()
  const { media, placeholders } = property
  const texts = useGalleryWords(title, media.length)
  const [first, ...others] = media
  if (first === undefined) return null
  if (first.illustration && others.length === 0) return <DrawnPicture src={first.url} />
  return (
    <figure className="details-pictures">
      <OverlayBoundary>
        <Gallery
          pictures={media.map((item, place) => {
            const photographOf = () => t('common:property.photo', { title })
            const what = knownOf(item, language, photographOf) || t(`gallery.role.${item.role}`)
            const srcSet = pictureSizes(item.url)
            const placeholder = placeholders[place]
            return {
              src: item.url,
              alt: item.illustration ? t('gallery.alt', { role: what }) : what,
              ...(srcSet && { srcSet, sizes: galleryPictureWidths }),
              ...(placeholder && { placeholder }),
            }
          })}
          texts={texts}
        />
      </OverlayBoundary>
      {media.some(({ illustration }) => illustration) && (
        <figcaption>{t('gallery.note')}</figcaption>
      )}
    </figure>
  )
}
