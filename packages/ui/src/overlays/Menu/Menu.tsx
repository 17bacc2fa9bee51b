import './Menu.css'
import { Menu as Chakra } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactElement, ReactNode } from 'react'
import { ChakraRoot } from '../ChakraRoot/ChakraRoot.tsx'
import { MenuItems } from './MenuItems.tsx'

export interface MenuEntry {
  id: string
  label: string
  icon?: ReactNode
  /** A link; otherwise an action. */
  href?: string
  newTab?: boolean
  disabled?: boolean
  /** Marks the one that holds, in menus that choose. */
  checked?: boolean
  /** Language of the label, where it differs: a list of languages. */
  lang?: string
  /** A menu of its own beside it. One level is plenty. */
  entries?: readonly MenuEntry[]
  /** What cannot be taken back. */
  danger?: boolean
  /** A line above it. */
  divided?: boolean
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  label: string
  entries: readonly MenuEntry[]
  onSelect?: (id: string) => void
  /** Open as soon as it is there: for menus that are loaded by the press that opens them. */
  defaultOpen?: boolean
}

/** A short list of actions behind a button. Load it lazily, like all overlays. */
export function Menu({ trigger, label, entries, onSelect, defaultOpen = false }: MenuProps) {
  return (
    <ChakraRoot>
      <Chakra.Root
        unstyled
        defaultOpen={defaultOpen}
        positioning={{ placement: 'bottom-end', gutter: 6 }}
        onSelect={({ value }) => onSelect?.(value)}
      >
        <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
        <Portal>
          <Chakra.Positioner>
            <Chakra.Content className="mz-menu" aria-label={label}>
              <MenuItems entries={entries} {...(onSelect && { onSelect })} />
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraRoot>
  )
}
