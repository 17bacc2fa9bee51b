import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { ChevronEndIcon, ChevronStartIcon } from '../../foundations/icons/actions.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { useSnapStrip } from '../use-snap-strip.ts'
import { GalleryFrame } from './GalleryFrame.tsx'
import type { GalleryPicture, GalleryTexts } from './gallery-texts.ts'

export interface StripState {
  /** From 0. */
  index: number
  show: (index: number) => void
}

export interface GalleryStripProps {
  pictures: readonly GalleryPicture[]
  texts: GalleryTexts
  start?: number
  ratio?: string
  fit?: 'cover' | 'contain'
  /** A press on a picture. */
  onOpen?: (index: number) => void
  /** Another picture is shown. */
  onMove?: (index: number) => void
  /** Draws a slide in place of the plain picture. */
  slide?: (picture: GalleryPicture, shown: boolean) => ReactNode
  /** More controls; the arrow keys work from them too. */
  children?: (state: StripState) => ReactNode
}

/** Pictures side by side: swiped, stepped by buttons, by the arrow keys, Home and End. */
export function GalleryStrip(props: GalleryStripProps) {
  const { pictures, texts, start = 0, ratio, fit = 'cover', onOpen, onMove } = props
  const { dir } = useUi()
  const count = pictures.length
  const { track, index, show, onScroll } = useSnapStrip(count, start)

  useEffect(() => {
    if (start > 0) show(start, 'instant')
  }, [start, show])
  useEffect(() => onMove?.(index), [index, onMove])

  // A long way is a jump: nobody wants to see two hundred pictures rush by.
  const go = (target: number) => show(target, Math.abs(target - index) > 3 ? 'instant' : 'smooth')

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const targets = { [forward]: index + 1, [back]: index - 1, Home: 0, End: count - 1 }
    const target = targets[event.key]
    // Inside an enlarged picture, a player or a viewer the keys are theirs.
    const theirs = event.target instanceof Element && event.target.closest('[data-own-keys]')
    if (target === undefined || theirs) return
    event.preventDefault()
    go(target)
  }

  function draw(picture: GalleryPicture, place: number) {
    // Neighbours load ahead, also over the ends, since stepping goes around.
    const distance = Math.abs(place - index)
    if (Math.min(distance, count - distance) > 1) return null
    if (props.slide) return props.slide(picture, place === index)
    return (
      <GalleryFrame
        picture={picture}
        {...(ratio !== undefined && { ratio })}
        fit={fit}
        priority={place === start}
        missing={texts.missing}
      />
    )
  }

  const keys = { onKeyDown }
  return (
    <div className="mz-gallery__strip" {...keys}>
      <div
        className="mz-gallery__track"
        ref={track}
        onScroll={onScroll}
        // Where its slides are buttons they take the focus; elsewhere what scrolls takes it itself.
        {...(onOpen ? { tabIndex: -1 } : { tabIndex: 0, role: 'group', 'aria-label': texts.label })}
      >
        {pictures.map((picture, place) => (
          <div className="mz-gallery__slide" key={place} inert={place !== index}>
            {onOpen ? (
              <button type="button" className="mz-gallery__open" onClick={() => onOpen(place)}>
                {draw(picture, place)}
              </button>
            ) : (
              draw(picture, place)
            )}
          </div>
        ))}
        {count === 0 && (
          <div className="mz-gallery__slide">
            <GalleryFrame
              picture={undefined}
              {...(ratio !== undefined && { ratio })}
              missing={texts.missing}
            />
          </div>
        )}
      </div>
      {count > 1 && (
        <>
          <button
            type="button"
            className="mz-gallery__step mz-gallery__step--previous"
            aria-label={texts.previous}
            onClick={() => go(index - 1)}
          >
            <ChevronStartIcon />
          </button>
          <button
            type="button"
            className="mz-gallery__step mz-gallery__step--next"
            aria-label={texts.next}
            onClick={() => go(index + 1)}
          >
            <ChevronEndIcon />
          </button>
        </>
      )}
      {count > 0 && (
        <div className="mz-gallery__count" role="status">
          {texts.position(index + 1, count)}
        </div>
      )}
      {props.children?.({ index, show: go })}
    </div>
  )
}
