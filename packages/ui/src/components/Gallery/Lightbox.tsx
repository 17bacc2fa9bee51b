import './Gallery.css'
import './Lightbox.css'
import { Dialog as Chakra } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { useRef } from 'react'
import { ChakraRoot } from '../ChakraRoot/ChakraRoot.tsx'
import { CloseIcon } from '../icons/actions.tsx'
import { GalleryStrip } from './GalleryStrip.tsx'
import type { GalleryPicture, GalleryTexts } from './gallery-texts.ts'

export interface LightboxProps {
  pictures: readonly GalleryPicture[]
  texts: GalleryTexts
  start?: number
  onClose: () => void
}

/** Pictures in full size over the page. Mount it to open it; load it lazily. */
export function Lightbox({ pictures, texts, start = 0, onClose }: LightboxProps) {
  const close = useRef<HTMLButtonElement>(null)
  return (
    <ChakraRoot>
      <Chakra.Root
        unstyled
        open
        onOpenChange={(details) => {
          if (!details.open) onClose()
        }}
        initialFocusEl={() => close.current}
      >
        <Portal>
          <Chakra.Positioner>
            <Chakra.Content className="mz-lightbox" aria-label={texts.label}>
              <GalleryStrip pictures={pictures} texts={texts} start={start} fit="contain">
                <button
                  type="button"
                  ref={close}
                  className="mz-lightbox__close"
                  aria-label={texts.close}
                  onClick={onClose}
                >
                  <CloseIcon size={24} />
                </button>
              </GalleryStrip>
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraRoot>
  )
}
