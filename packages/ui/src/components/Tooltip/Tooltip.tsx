import './Tooltip.css'
import { Portal } from '@chakra-ui/react/portal'
import { Tooltip as Chakra } from '@chakra-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { ChakraRoot } from '../ChakraRoot/ChakraRoot.tsx'
import { useUi } from '../UiProvider/ui-context.ts'

export interface TooltipProps {
  text: ReactNode
  /** What it explains; must take the focus. */
  children: ReactElement
  /** Shown or not by the parent's will, for hints that come by themselves. */
  open?: boolean
  side?: 'top' | 'bottom' | 'start' | 'end'
}

/** A few words about a control, on hover and on focus. Never the only place of a fact. */
export function Tooltip({ text, children, open, side = 'top' }: TooltipProps) {
  const { dir } = useUi()
  const before = dir === 'rtl' ? 'right' : 'left'
  const after = dir === 'rtl' ? 'left' : 'right'
  const placement = { top: 'top', bottom: 'bottom', start: before, end: after } as const
  return (
    <ChakraRoot>
      <Chakra.Root
        unstyled
        openDelay={300}
        closeDelay={100}
        positioning={{ placement: placement[side], gutter: 8 }}
        {...(open !== undefined && { open })}
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
