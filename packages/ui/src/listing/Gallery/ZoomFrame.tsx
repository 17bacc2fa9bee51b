import { type PointerEvent, useLayoutEffect, useRef } from 'react'
import { GalleryFrame } from './GalleryFrame.tsx'
import type { GalleryPicture } from './gallery-texts.ts'

export interface ZoomFrameProps {
  picture: GalleryPicture
  /** 1 is the whole picture. */
  zoom: number
  onZoom: (zoom: number) => void
  missing?: string | undefined
}

/** The mouse pulls the picture; fingers and keys scroll it, which the browser does. */
function pull(event: PointerEvent<HTMLElement>) {
  if (event.pointerType !== 'mouse' || event.buttons !== 1) return
  event.currentTarget.scrollBy(-event.movementX, -event.movementY)
}

/** A whole picture, or a part of an enlarged one. A double press enlarges and goes back. */
export function ZoomFrame({ picture, zoom, onZoom, missing }: ZoomFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef(zoom)
  const enlarged = zoom > 1

  // What was in the middle stays there.
  useLayoutEffect(() => {
    const element = frame.current
    if (element === null || last.current === zoom) return
    const ratio = zoom / last.current
    last.current = zoom
    const middle = (scroll: number, size: number) => (scroll + size / 2) * ratio - size / 2
    element.scrollTo({
      left: middle(element.scrollLeft, element.clientWidth),
      top: middle(element.scrollTop, element.clientHeight),
      behavior: 'instant',
    })
  }, [zoom])

  const keys = enlarged ? { tabIndex: 0, 'data-own-keys': true, role: 'group' } : {}
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and buttons do the same
    <div
      ref={frame}
      className="mz-zoom"
      {...keys}
      {...(enlarged && { 'aria-label': picture.alt })}
      data-enlarged={enlarged || undefined}
      onDoubleClick={() => onZoom(enlarged ? 1 : 2)}
      onPointerMove={pull}
    >
      <div
        className="mz-zoom__picture"
        dir="ltr"
        style={{ inlineSize: `${zoom * 100}%`, blockSize: `${zoom * 100}%` }}
      >
        <GalleryFrame picture={picture} fit="contain" missing={missing} />
      </div>
    </div>
  )
}
