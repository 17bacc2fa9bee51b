import './Gallery.css'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../foundations/Button/Button.tsx'
import { GridIcon } from '../../foundations/icons/controls.tsx'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { GalleryFrame } from './GalleryFrame.tsx'
import { GalleryStrip } from './GalleryStrip.tsx'
import type { GalleryPicture, GalleryTexts } from './gallery-texts.ts'

const Lightbox = lazy(async () => {
  const module = await import('./Lightbox.tsx')
  return { default: module.Lightbox }
})

export interface GalleryProps {
  pictures: readonly GalleryPicture[]
  texts: GalleryTexts
}

/** One large picture and four small. */
const mosaicSize = 5

/**
 * The pictures of a property: a mosaic from 1024 px, a strip below; full size in a
 * lightbox, from which the focus returns to what opened it.
 */
export function Gallery({ pictures, texts }: GalleryProps) {
  const wide = useMediaQuery('(min-width: 1024px)')
  const [opened, setOpened] = useState<number | null>(null)
  const mosaic = wide && pictures.length >= mosaicSize
  const wideAlone = wide ? '21 / 9' : '4 / 3'
  return (
    <section className="mz-gallery" aria-label={texts.label}>
      {mosaic ? (
        <>
          <div className="mz-gallery__mosaic">
            {pictures.slice(0, mosaicSize).map((picture, place) => (
              <button
                key={place}
                type="button"
                className="mz-gallery__open"
                onClick={() => setOpened(place)}
              >
                <GalleryFrame picture={picture} priority={place === 0} missing={texts.missing} />
              </button>
            ))}
          </div>
          <div className="mz-gallery__all">
            <Button
              variant="outline"
              size="sm"
              startIcon={<GridIcon size={18} />}
              onClick={() => setOpened(0)}
            >
              {texts.showAll}
            </Button>
          </div>
        </>
      ) : (
        <GalleryStrip pictures={pictures} texts={texts} ratio={wideAlone} onOpen={setOpened} />
      )}
      {opened !== null && (
        <Suspense fallback={null}>
          <Lightbox
            pictures={pictures}
            texts={texts}
            start={opened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  )
}
