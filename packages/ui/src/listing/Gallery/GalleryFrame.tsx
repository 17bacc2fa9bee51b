import { Image } from '../../foundations/Image/Image.tsx'
import { PlayIcon, TourIcon } from '../../foundations/icons/media.tsx'
import type { GalleryPicture } from './gallery-texts.ts'

export interface GalleryFrameProps {
  picture: GalleryPicture | undefined
  ratio?: string
  fit?: 'cover' | 'contain'
  priority?: boolean
  /** Said in place of a picture that does not load. */
  missing?: string | undefined
}

/** A picture of a gallery, or the poster of what plays, marked as such. */
export function GalleryFrame({ picture, missing, ...rest }: GalleryFrameProps) {
  const { media, src, alt = '', ...sources } = picture ?? { src: undefined }
  const fallback = missing === undefined ? {} : { fallback: <span>{missing}</span> }
  return (
    <span className="mz-gallery__frame">
      <Image {...sources} {...rest} {...fallback} src={src} alt={alt} />
      {media && (
        <span className="mz-gallery__kind">
          {media.kind === 'video' ? <PlayIcon /> : <TourIcon />}
          {media.label}
        </span>
      )}
    </span>
  )
}
