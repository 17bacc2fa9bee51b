import { useLayoutEffect, useRef } from 'react'
import { GalleryFrame } from './GalleryFrame.tsx'
import type { StripState } from './GalleryStrip.tsx'
import type { GalleryPicture } from './gallery-texts.ts'

export interface ThumbnailsProps extends StripState {
  pictures: readonly GalleryPicture[]
  label: string
  position: (index: number, count: number) => string
}

/** Small pictures on either side of the one that is shown; more would only cost memory. */
const around = 40

/** All pictures in a row, small; a press shows one. */
export function Thumbnails({ pictures, index, show, label, position }: ThumbnailsProps) {
  const row = useRef<HTMLUListElement>(null)
  const first = Math.max(0, index - around)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the shown one is read from the DOM
  useLayoutEffect(() => {
    const list = row.current
    const shown = list?.querySelector('[aria-current]')
    if (!list || !shown) return
    const [frame, thumb] = [list.getBoundingClientRect(), shown.getBoundingClientRect()]
    list.scrollBy({ left: thumb.left + thumb.width / 2 - (frame.left + frame.width / 2) })
  }, [index])

  return (
    <ul className="mz-thumbs" aria-label={label} ref={row}>
      {pictures.slice(first, index + around + 1).map((picture, at) => {
        const place = first + at
        return (
          <li key={place}>
            <button
              type="button"
              aria-label={`${position(place + 1, pictures.length)} ${picture.alt}`.trim()}
              aria-current={place === index || undefined}
              onClick={() => show(place)}
            >
              <GalleryFrame picture={{ src: picture.src, alt: '' }} ratio="4 / 3" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
