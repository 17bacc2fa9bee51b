import './AvatarMenu.css'
import { Avatar } from '../../foundations/Avatar/Avatar.tsx'
import { Menu, type MenuEntry } from '../../overlays/Menu/Menu.tsx'

export interface AvatarMenuProps {
  /** Names the button: "Your account, Mariam Al Suwaidi". */
  label: string
  /** Candidates in order of preference; see `Avatar`. */
  sources: readonly (string | null | undefined)[]
  fallbackSrc?: string
  entries: readonly MenuEntry[]
  onSelect?: (id: string) => void
  /** What waits for the visitor: the words for the dot on the picture. */
  news?: string | undefined
}

/**
 * The visitor's picture, 40 × 40 px, with a menu. Load it lazily, with a `ProfileLink` of the same
 * size in its place until it is there.
 */
export function AvatarMenu(props: AvatarMenuProps) {
  const { label, sources, fallbackSrc, entries, onSelect, news } = props
  return (
    <Menu
      label={label}
      entries={entries}
      {...(onSelect && { onSelect })}
      trigger={
        <button
          type="button"
          className="mz-avatar-menu"
          aria-label={news ? `${label}, ${news}` : label}
          title={label}
        >
          <Avatar sources={sources} alt="" size={40} {...(fallbackSrc && { fallbackSrc })} />
          {news && <span className="mz-avatar-menu__dot" />}
        </button>
      }
    />
  )
}
