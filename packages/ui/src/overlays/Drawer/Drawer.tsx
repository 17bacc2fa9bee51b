import './Drawer.css'
import '../Dialog/Dialog.css'
import { Dialog as Chakra } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactNode } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CloseIcon } from '../../foundations/icons/actions.tsx'
import { reachScroll } from '../../hooks/reach-scroll.ts'
import { ChakraRoot } from '../ChakraRoot/ChakraRoot.tsx'
import { ignoreOutside } from '../ChakraRoot/ignore-outside.ts'

export interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Buttons that stay in view, the main one last. */
  footer?: ReactNode
  /** The edge it comes from; start and end follow the direction of the page. */
  from?: 'start' | 'end' | 'bottom'
}

/** A modal panel at an edge: mobile navigation, the sheet with all filters. Load it lazily. */
export function Drawer({ open, onClose, title, closeLabel, children, footer, from }: DrawerProps) {
  const edge = from ?? 'end'
  return (
    <ChakraRoot>
      <Chakra.Root
        unstyled
        onInteractOutside={ignoreOutside}
        open={open}
        onOpenChange={(details) => {
          if (!details.open) onClose()
        }}
      >
        <Portal>
          <Chakra.Backdrop className="mz-dialog__backdrop" />
          <Chakra.Positioner className={`mz-drawer__positioner mz-drawer__positioner--${edge}`}>
            <Chakra.Content className={`mz-drawer mz-drawer--${edge}`}>
              <div className="mz-drawer__header">
                <Chakra.Title className="mz-drawer__title">{title}</Chakra.Title>
                <IconButton label={closeLabel} onClick={onClose}>
                  <CloseIcon />
                </IconButton>
              </div>
              <div className="mz-drawer__body" ref={reachScroll}>
                {children}
              </div>
              {footer && <div className="mz-drawer__footer">{footer}</div>}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraRoot>
  )
}
