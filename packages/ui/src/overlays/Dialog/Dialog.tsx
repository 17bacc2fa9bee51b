import './Dialog.css'
import { Dialog as Ark } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CloseIcon } from '../../foundations/icons/actions.tsx'
import { ignoreOutside } from '../../foundations/LocaleRoot/ignore-outside.ts'
import { LocaleRoot } from '../../foundations/LocaleRoot/LocaleRoot.tsx'
import { reachScroll } from '../../hooks/reach-scroll.ts'
import { useOpener } from '../../hooks/use-opener.ts'

export interface DialogProps {
  open: boolean
  /** Asked for by Escape, the backdrop or the close button. The parent decides. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** Without it there is no close button. */
  closeLabel?: string
  /** A static dialog closes by its own buttons only: not by Escape, not by the backdrop. */
  dismissible?: boolean
  size?: 'md' | 'lg' | 'xl'
  /** 'alertdialog' for questions that interrupt, like a confirmation. */
  role?: 'dialog' | 'alertdialog'
  /** What gets the focus first; by default the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>
  /** After the closing animation; the place to reset what was in it. */
  onClosed?: () => void
}

/**
 * A modal dialog; a sheet from below on phones. The focus stays inside and returns to where it
 * was. Load it lazily: its machinery is not part of the first visit.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, dismissible = true, size = 'md', closeLabel, initialFocus } = props
  const giveBack = useOpener(open)
  const classes = ['mz-dialog', `mz-dialog--${size}`, closeLabel ? 'mz-dialog--closable' : '']
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
        role={props.role ?? 'dialog'}
        closeOnEscape={dismissible}
        closeOnInteractOutside={dismissible}
        {...(initialFocus && { initialFocusEl: () => initialFocus.current })}
        onExitComplete={() => {
          giveBack()
          props.onClosed?.()
        }}
      >
        <Portal>
          <Ark.Backdrop className="mz-dialog__backdrop" />
          <Ark.Positioner className="mz-dialog__positioner">
            <Ark.Content className={classes.filter(Boolean).join(' ')}>
              <div className="mz-dialog__header" ref={reachScroll}>
                <Ark.Title className="mz-dialog__title">{props.title}</Ark.Title>
                {props.description && (
                  <Ark.Description className="mz-dialog__description">
                    {props.description}
                  </Ark.Description>
                )}
              </div>
              {props.children && (
                <div className="mz-dialog__body" ref={reachScroll}>
                  {props.children}
                </div>
              )}
              {props.footer && <div className="mz-dialog__footer">{props.footer}</div>}
              {closeLabel && (
                <div className="mz-dialog__close">
                  <IconButton label={closeLabel} onClick={onClose}>
                    <CloseIcon />
                  </IconButton>
                </div>
              )}
            </Ark.Content>
          </Ark.Positioner>
        </Portal>
      </Ark.Root>
    </LocaleRoot>
  )
}
