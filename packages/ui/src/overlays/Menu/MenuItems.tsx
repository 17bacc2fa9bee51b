import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import clsx from 'clsx'
import { Fragment, type ReactNode } from 'react'
import { CheckIcon, ChevronEndIcon } from '../../foundations/icons/actions.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { useUi } from '../../foundations/UiProvider/ui-context.ts'

interface MenuItemsProps {
  entries: readonly MenuEntry[]
  onSelect?: (id: string) => void
}

/** The entries of a menu, those with entries of their own included. */
export function MenuItems({ entries, onSelect }: MenuItemsProps) {
  return entries.map((entry) => (
    <Fragment key={entry.id}>
      {entry.divided && <Ark.Separator className="mz-menu__line" />}
      {entry.entries ? (
        <Nested entry={entry} entries={entry.entries} {...(onSelect && { onSelect })} />
      ) : (
        <Item entry={entry} />
      )}
    </Fragment>
  ))
}

function Nested({ entry, entries, onSelect }: MenuItemsProps & { entry: MenuEntry }) {
  const { dir } = useUi()
  return (
    <Ark.Root
      lazyMount
      unmountOnExit
      positioning={{ placement: dir === 'rtl' ? 'left-start' : 'right-start', gutter: 2 }}
      onSelect={({ value }) => onSelect?.(value)}
    >
      <Ark.TriggerItem className="mz-menu__item">
        {entry.icon}
        <span className="mz-menu__label">{entry.label}</span>
        <span className="mz-menu__end">
          <ChevronEndIcon size={16} />
        </span>
      </Ark.TriggerItem>
      <Portal>
        <Ark.Positioner>
          <Ark.Content className="mz-menu" aria-label={entry.label}>
            <MenuItems entries={entries} {...(onSelect && { onSelect })} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

function Item({ entry }: { entry: MenuEntry }) {
  const { id, label, icon, href, newTab = false, disabled = false, checked, lang, danger } = entry
  const content = (
    <>
      {icon}
      <span className="mz-menu__label" lang={lang}>
        {label}
      </span>
      {checked && (
        <span className="mz-menu__end mz-menu__check">
          <CheckIcon size={18} />
        </span>
      )}
    </>
  )
  const choice = checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': checked }
  return (
    <Ark.Item
      value={id}
      valueText={label}
      className={clsx('mz-menu__item', danger && 'mz-menu__item--danger')}
      disabled={disabled}
      asChild={href !== undefined}
      {...choice}
    >
      {href === undefined ? (
        content
      ) : (
        <UiLink href={href} newTab={newTab}>
          {content}
        </UiLink>
      )}
    </Ark.Item>
  )
}

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
