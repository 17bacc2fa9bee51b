import { lazy, Suspense, useState } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { MoreIcon } from '../../foundations/icons/media.tsx'
import type { MenuEntry } from '../../overlays/Menu/MenuItems.tsx'

const Menu = lazy(async () => ({ default: (await import('../../overlays/Menu/Menu.tsx')).Menu }))

interface RowMenuProps {
  label: string
  entries: readonly MenuEntry[]
  onSelect: (id: string) => void
}

/**
 * The actions of a row. A plain button until it is pressed: fifty menus with their machinery would
 * be slow to draw, and the first press loads it.
 */
export function RowMenu({ label, entries, onSelect }: RowMenuProps) {
  const [wanted, setWanted] = useState(false)
  // A row that nothing can be done to has no button.
  if (entries.length === 0) return null
  const button = (
    <IconButton label={label} aria-haspopup="menu" onClick={() => setWanted(true)}>
      <MoreIcon />
    </IconButton>
  )
  if (!wanted) return button
  return (
    <Suspense fallback={button}>
      <Menu
        defaultOpen
        label={label}
        entries={entries}
        onSelect={onSelect}
        trigger={
          <IconButton label={label}>
            <MoreIcon />
          </IconButton>
        }
      />
    </Suspense>
  )
}
