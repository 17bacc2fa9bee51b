import { FileIcon } from '../../foundations/icons/files.tsx'
import { TextLink } from '../../foundations/TextLink/TextLink.tsx'

export interface BubbleLinksProps {
  /** "Read more" */
  label: string
  items: readonly { label: string; href: string }[]
  /** One was followed: on phones the chat makes room for the page. */
  onFollow?: () => void
}

/** Passages and pages that an answer rests on. */
export function BubbleLinks({ label, items, onFollow }: BubbleLinksProps) {
  if (items.length === 0) return null
  return (
    <ul className="mz-bubble__links" aria-label={label}>
      {items.map((item) => (
        <li key={item.href + item.label}>
          <FileIcon size={16} />
          <TextLink href={item.href} {...(onFollow && { onClick: onFollow })}>
            <span dir="auto">{item.label}</span>
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
