import './Drawer.css'
import '../Dialog/Dialog.css'
import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type ReactNode, useLayoutEffect } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CloseIcon } from '../../foundations/icons/actions.tsx'
import { ignoreOutside } from '../../foundations/LocaleRoot/ignore-outside.ts'
import { LocaleRoot } from '../../foundations/LocaleRoot/LocaleRoot.tsx'
import { markPage } from '../../hooks/mark-page.ts'
import { reachScroll } from '../../hooks/reach-scroll.ts'

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

const marks = { start: 'drawerStart', end: 'drawerEnd', bottom: 'drawerBottom' } as const

/** A modal panel at an edge: mobile navigation, the sheet with all filters. Load it lazily. */
export function Drawer({ open, onClose, title, closeLabel, children, footer, from }: DrawerProps) {
  const edge = from ?? 'end'
  useLayoutEffect(() => (open ? markPage(marks[edge]) : undefined), [open, edge])
  return (
    <LocaleRoot>
      <Ark.Root
        lazyMount
        unmountOnExit
        onInteractOutside={ignoreOutside}
        open={open}
        onOpenChange={(details) => {
          if (!details.open) onClose()
        }}
      >
        <Portal>
          <Ark.Backdrop className="mz-dialog__backdrop" />
          <Ark.Positioner className={`mz-drawer__positioner mz-drawer__positioner--${edge}`}>
            <Ark.Content className={`mz-drawer mz-drawer--${edge}`}>
              <div className="mz-drawer__header">
                <Ark.Title className="mz-drawer__title">{title}</Ark.Title>
                <IconButton label={closeLabel} onClick={onClose}>
                  <CloseIcon />
                </IconButton>
              </div>
              <div className="mz-drawer__body" ref={reachScroll}>
                {children}
              </div>
              {footer && <div className="mz-drawer__footer">{footer}</div>}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </LocaleRoot>
  )
}
