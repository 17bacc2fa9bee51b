import './Popover.css'
import { Popover as Chakra } from '@chakra-ui/react/popover'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CloseIcon } from '../../foundations/icons/actions.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { reachScroll } from '../../hooks/reach-scroll.ts'
import { ChakraRoot } from '../ChakraRoot/ChakraRoot.tsx'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  title: string
  children: ReactNode
  closeLabel: string
  /** Open or not by the parent's will. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  side?: 'top' | 'bottom' | 'start' | 'end'
}

/**
 * A small panel at its trigger that may hold links and controls; the page behind stays usable. For
 * a few words use Tooltip, for what must be answered Dialog. Load it lazily.
 */
export function Popover(props: PopoverProps) {
  const { trigger, title, children, closeLabel, open, onOpenChange, side = 'bottom' } = props
  const { dir } = useUi()
  const before = dir === 'rtl' ? 'right' : 'left'
  const after = dir === 'rtl' ? 'left' : 'right'
  const placement = { top: 'top', bottom: 'bottom', start: before, end: after } as const
  return (
    <ChakraRoot>
      <Chakra.Root
        unstyled
        lazyMount
        positioning={{ placement: placement[side], gutter: 8, overflowPadding: 16 }}
        {...(open !== undefined && { open })}
        {...(onOpenChange && { onOpenChange: (details) => onOpenChange(details.open) })}
      >
        <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
        <Portal>
          <Chakra.Positioner>
            <Chakra.Content className="mz-popover" aria-label={title}>
              <div className="mz-popover__header">
                <Chakra.Title className="mz-popover__title">{title}</Chakra.Title>
                <Chakra.CloseTrigger asChild>
                  <IconButton label={closeLabel} size="sm">
                    <CloseIcon size={18} />
                  </IconButton>
                </Chakra.CloseTrigger>
              </div>
              <div className="mz-popover__body" ref={reachScroll}>
                {children}
              </div>
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraRoot>
  )
}
