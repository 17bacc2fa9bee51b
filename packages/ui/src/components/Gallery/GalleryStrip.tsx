import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useSnapStrip } from '../../hooks/use-snap-strip.ts'
import { Image } from '../Image/Image.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../icons/actions.tsx'
import { useUi } from '../UiProvider/ui-context.ts'
import type { GalleryPicture, GalleryTexts } from './gallery-texts.ts'

export interface GalleryStripProps {
  pictures: readonly GalleryPicture[]
  texts: GalleryTexts
  start?: number
  ratio?: string
  fit?: 'cover' | 'contain'
  /** A press on a picture. */
  onOpen?: (index: number) => void
  /** More controls; the arrow keys work from them too. */
  children?: ReactNode
}

/** Pictures side by side: swiped, stepped by buttons, by the arrow keys, Home and End. */
export function GalleryStrip(props: GalleryStripProps) {
  const { pictures, texts, start = 0, ratio, fit = 'cover', onOpen } = props
  const { dir } = useUi()
  const count = pictures.length
  const { track, index, show, onScroll } = useSnapStrip(count, start)
  const [seen, setSeen] = useState(start)

  useEffect(() => {
    if (start > 0) show(start, 'instant')
  }, [start, show])
  // Pictures load up to one beyond the farthest seen.
  useEffect(() => setSeen((farthest) => Math.max(farthest, index)), [index])

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const targets = { [forward]: index + 1, [back]: index - 1, Home: 0, End: count - 1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }
  const keys = { onKeyDown }
  return (
    <div className="mz-gallery__strip" {...keys}>
      <div className="mz-gallery__track" ref={track} onScroll={onScroll} tabIndex={-1}>
        {pictures.map((picture, slide) => {
          const shape = ratio === undefined ? {} : { ratio }
          const near = slide <= seen + 1 || slide === count - 1
          const frame = near ? (
            <Image {...picture} {...shape} fit={fit} priority={slide === start} />
          ) : null
          return (
            <div className="mz-gallery__slide" key={picture.src} inert={slide !== index}>
              {onOpen ? (
                <button type="button" className="mz-gallery__open" onClick={() => onOpen(slide)}>
                  {frame}
                </button>
              ) : (
                frame
              )}
            </div>
          )
        })}
      </div>
      {count > 1 && (
        <>
          <button
            type="button"
            className="mz-gallery__step mz-gallery__step--previous"
            aria-label={texts.previous}
            onClick={() => show(index - 1)}
          >
            <ChevronStartIcon />
          </button>
          <button
            type="button"
            className="mz-gallery__step mz-gallery__step--next"
            aria-label={texts.next}
            onClick={() => show(index + 1)}
          >
            <ChevronEndIcon />
          </button>
        </>
      )}
      <div className="mz-gallery__count" role="status">
        {texts.position(index + 1, count)}
      </div>
      {props.children}
    </div>
  )
}
