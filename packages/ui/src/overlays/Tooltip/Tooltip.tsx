import './Tooltip.css'
import { Portal } from '@chakra-ui/react/portal'
import { Tooltip as Chakra } from '@chakra-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'
import { ChakraRoot } from '../ChakraRoot/ChakraRoot.tsx'

export interface TooltipProps {
  text: ReactNode
  /** What it explains; must take the focus. */
  children: ReactElement
  /** Shown or not by the parent's will, for hints that come by themselves. */
  open?: boolean
  /** Needed with `open`: Escape and a press on the control ask for it. */
  onClose?: () => void
  side?: 'top' | 'bottom' | 'start' | 'end'
  /** ms of hovering until it appears; by keyboard it appears at once. */
  delay?: number
}

/**
 * A few words about a control, on hover and on focus by keyboard. Fingers do not open it, so it never
 * lies over what is touched: it must not be the only place of a fact.
 */
export function Tooltip(props: TooltipProps) {
  const { text, children, open, onClose, side = 'top', delay = 300 } = props
  const { dir } = useUi()
  const before = dir === 'rtl' ? 'right' : 'left'
  const after = dir === 'rtl' ? 'left' : 'right'
  const placement = { top: 'top', bottom: 'bottom', start: before, end: after } as const
  return (
    <ChakraRoot>
      <Chakra.Root
        unstyled
        openDelay={delay}
        closeDelay={100}
        // The pointer may go onto it, to read or to copy (WCAG 1.4.13).
        interactive
        positioning={{ placement: placement[side], gutter: 8, overflowPadding: 8 }}
        {...(open !== undefined && { open })}
        {...(onClose && {
          onOpenChange: (details) => {
            if (!details.open) onClose()
          },
        })}
      >
        <Chakra.Trigger asChild>{children}</Chakra.Trigger>
        <Portal>
          <Chakra.Positioner>
            <Chakra.Content className="mz-tooltip">{text}</Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraRoot>
  )
}
