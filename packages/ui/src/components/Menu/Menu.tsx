import './Menu.css'
import { Menu as Chakra } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import type { ReactElement, ReactNode } from 'react'
import { ChakraRoot } from '../ChakraRoot/ChakraRoot.tsx'
import { CheckIcon } from '../icons/actions.tsx'
import { UiLink } from '../UiLink/UiLink.tsx'

export interface MenuEntry {
  id: string
  label: string
  icon?: ReactNode
  /** A link; otherwise an action. */
  href?: string
  disabled?: boolean
  /** Marks the one that holds, in menus that choose. */
  checked?: boolean
  /** Language of the label, where it differs: a list of languages. */
  lang?: string
}

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  label: string
  entries: readonly MenuEntry[]
  onSelect?: (id: string) => void
}

/** A short list of actions behind a button. Load it lazily, like all overlays. */
export function Menu({ trigger, label, entries, onSelect }: MenuProps) {
  return (
    <ChakraRoot>
      <Chakra.Root
        unstyled
        positioning={{ placement: 'bottom-end', gutter: 6 }}
        onSelect={({ value }) => onSelect?.(value)}
      >
        <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
        <Portal>
          <Chakra.Positioner>
            <Chakra.Content className="mz-menu" aria-label={label}>
              {entries.map((entry) => (
                <Item key={entry.id} entry={entry} />
              ))}
            </Chakra.Content>
          </Chakra.Positioner>
        </Portal>
      </Chakra.Root>
    </ChakraRoot>
  )
}

function Item({ entry }: { entry: MenuEntry }) {
  const { id, label, icon, href, disabled = false, checked, lang } = entry
  const content = (
    <>
      {icon}
      <span lang={lang}>{label}</span>
      {checked && (
        <span className="mz-menu__check">
          <CheckIcon size={18} />
        </span>
      )}
    </>
  )
  const choice = checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': checked }
  return (
    <Chakra.Item
      value={id}
      className="mz-menu__item"
      disabled={disabled}
      asChild={href !== undefined}
      {...choice}
    >
      {href === undefined ? content : <UiLink href={href}>{content}</UiLink>}
    </Chakra.Item>
  )
}
