import type { PropertyCard } from '@manzil/api-client/generated/types.gen'
import { pictureSizes } from '@manzil/domain/picture-address'
import { SkeletonGallery } from '@manzil/ui/feedback/Skeleton/SkeletonGallery'
import { Image } from '@manzil/ui/foundations/Image/Image'
import { galleryPictureWidths } from '../../../property/picture-widths.ts'
import { DrawnPicture } from './sections/DrawnPicture.tsx'

/** The first picture of a property that a card showed, where its gallery will have it. */
export function KnownPictures({ property }: { property: PropertyCard }) {
  const { media, media_count: count } = property
  const [first] = media
  if (first === undefined) return <SkeletonGallery />
  if (first.illustration && count === 1) return <DrawnPicture src={first.url} />
  const srcSet = pictureSizes(first.url)
  return (
    <SkeletonGallery
      first={
        <Image
          src={first.url}
          alt=""
          priority
          {...(srcSet && { srcSet, sizes: galleryPictureWidths })}
        />
      }
    />
  )
}
