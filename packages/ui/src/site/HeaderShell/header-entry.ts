import type { SubMenuItem } from '../../overlays/SubMenu/SubMenu.tsx'

/** An entry of the main menu, in reading order. */
export type HeaderEntry =
  | { kind: 'link'; id: string; label: string; href: string; current?: boolean }
  /** For entries whose target depends on who asks. */
  | { kind: 'action'; id: string; label: string; onSelect: () => void }
  | {
      kind: 'submenu'
      id: string
      label: string
      items: readonly SubMenuItem[]
      /** px; the header's submenus are 235 and 329 high at most. */
      maxHeight: number
    }
