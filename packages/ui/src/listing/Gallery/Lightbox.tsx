import './Gallery.css'
import './Lightbox.css'
import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react'
import { CloseIcon } from '../../foundations/icons/actions.tsx'
import { ZoomInIcon, ZoomOutIcon } from '../../foundations/icons/media.tsx'
import { ignoreOutside } from '../../foundations/LocaleRoot/ignore-outside.ts'
import { LocaleRoot } from '../../foundations/LocaleRoot/LocaleRoot.tsx'
import { GalleryStrip } from './GalleryStrip.tsx'
import type { GalleryPicture, GalleryTexts } from './gallery-texts.ts'
import { Thumbnails } from './Thumbnails.tsx'
import { ZoomFrame } from './ZoomFrame.tsx'

export interface LightboxProps {
  pictures: readonly GalleryPicture[]
  texts: GalleryTexts
  /** Place of the picture that is shown first. */
  start?: number
  onClose: () => void
}

/** Times; beyond it pictures of 1600 px show nothing more. */
const largest = 4

/** Pictures in full size over the page. Mount it to open it; load it lazily. */
export function Lightbox({ pictures, texts, start = 0, onClose }: LightboxProps) {
  const close = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(start)
  const [zoom, setZoom] = useState(1)
  const zooms = texts.zoomIn !== undefined && texts.zoomOut !== undefined
  const still = pictures[shown]?.media === undefined
  const change = (next: number) => {
    if (zooms) setZoom(Math.min(Math.max(next, 1), largest))
  }
  const onMove = useCallback((index: number) => {
    setShown(index)
    setZoom(1)
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (!still || event.ctrlKey || event.metaKey) return
    const next = { '+': zoom + 1, '=': zoom + 1, '-': zoom - 1, '0': 1 }[event.key]
    if (next !== undefined) change(next)
  }

  const slide = (picture: GalleryPicture, current: boolean) =>
    current && picture.media ? (
      <div className="mz-lightbox__media" data-own-keys>
        {picture.media.content}
      </div>
    ) : (
      <ZoomFrame
        picture={picture}
        zoom={current ? zoom : 1}
        onZoom={change}
        missing={texts.missing}
      />
    )

  return (
    <LocaleRoot>
      <Ark.Root
        lazyMount
        unmountOnExit
        open
        onInteractOutside={ignoreOutside}
        onOpenChange={(details) => {
          if (!details.open) onClose()
        }}
        initialFocusEl={() => close.current}
      >
        <Portal>
          <Ark.Positioner>
            <Ark.Content
              className={texts.thumbnails ? 'mz-lightbox mz-lightbox--thumbs' : 'mz-lightbox'}
              aria-label={texts.label}
              onKeyDown={onKeyDown}
            >
              <GalleryStrip
                pictures={pictures}
                texts={texts}
                start={start}
                onMove={onMove}
                slide={slide}
              >
                {(state) => (
                  <>
                    <div className="mz-lightbox__tools">
                      {zooms && still && (
                        <>
                          <Tool
                            label={texts.zoomOut ?? ''}
                            off={zoom === 1}
                            onPress={() => change(zoom - 1)}
                          >
                            <ZoomOutIcon size={24} />
                          </Tool>
                          <Tool
                            label={texts.zoomIn ?? ''}
                            off={zoom === largest}
                            onPress={() => change(zoom + 1)}
                          >
                            <ZoomInIcon size={24} />
                          </Tool>
                        </>
                      )}
                      <button type="button" ref={close} aria-label={texts.close} onClick={onClose}>
                        <CloseIcon size={24} />
                      </button>
                    </div>
                    {texts.thumbnails && pictures.length > 1 && (
                      <Thumbnails
                        {...state}
                        pictures={pictures}
                        label={texts.thumbnails}
                        position={texts.position}
                      />
                    )}
                  </>
                )}
              </GalleryStrip>
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </LocaleRoot>
  )
}

interface ToolProps {
  label: string
  /** Nothing more to do; it keeps the focus. */
  off: boolean
  onPress: () => void
  children: ReactNode
}

function Tool({ label, off, onPress, children }: ToolProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={off || undefined} onClick={onPress}>
      {children}
    </button>
  )
}
