import './Tag.css'
import type { ReactNode } from 'react'
import { UiLink } from '../UiLink/UiLink.tsx'

interface TagBase {
  children: ReactNode
  /** Stands before the text. */
  icon?: ReactNode
  /** How many there are, formatted. */
  count?: string
}

export type TagProps = TagBase &
  (
    | { href?: never; onPress?: never; selected?: never }
    /** Leads to all of its kind. */
    | { href: string; onPress?: never; selected?: never }
    /** Switches something on and off. */
    | {
        /** It was pressed. */
        onPress: () => void
        /** Whether it is on; the parent holds it. */
        selected: boolean
        href?: never
      }
  )

/**
 * A topic or a feature; as a link it leads to its like, as a switch it filters. What can be taken
 * away is a Chip, what says a state is a Badge.
 */
export function Tag(props: TagProps) {
  const { children, icon, count } = props
  const content = (
    <>
      {icon}
      <span className="mz-tag__text" dir="auto">
        {children}
      </span>
      {count !== undefined && <span className="mz-tag__count">{count}</span>}
    </>
  )
  if (props.href !== undefined) {
    return (
      <UiLink href={props.href} className="mz-tag">
        {content}
      </UiLink>
    )
  }
  if (props.onPress !== undefined) {
    return (
      <button
        type="button"
        className="mz-tag"
        aria-pressed={props.selected}
        onClick={props.onPress}
      >
        {content}
      </button>
    )
  }
  return <span className="mz-tag">{content}</span>
}
