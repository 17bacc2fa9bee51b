import type { ReactNode } from 'react'
import { IconButton } from '../../foundations/IconButton/IconButton.tsx'
import { CheckIcon } from '../../foundations/icons/actions.tsx'
import { UiLink } from '../../foundations/UiLink/UiLink.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'

export interface NotificationItem {
  id: string
  title: string
  text?: string
  /** Formatted; `isoTime` is for machines. */
  time: string
  isoTime: string
  icon?: ReactNode
  /** Where it leads. */
  href?: string
  unread?: boolean
}

export interface NotificationLineProps {
  item: NotificationItem
  onRead: () => void
  texts: { unread: string; markRead: string }
}

/** One thing that has happened. What is unread says so in words, weight and a dot. */
export function NotificationLine({ item, onRead, texts }: NotificationLineProps) {
  const { title, text, time, isoTime, icon, href, unread = false } = item
  return (
    <li className="mz-news__line" tabIndex={-1} data-unread={unread || undefined}>
      <span className="mz-news__icon" aria-hidden="true">
        {icon}
      </span>
      <div className="mz-news__body">
        <p className="mz-news__title" dir="auto">
          {unread && <VisuallyHidden>{`${texts.unread}: `}</VisuallyHidden>}
          {href === undefined ? (
            title
          ) : (
            <UiLink href={href} onClick={onRead}>
              {title}
            </UiLink>
          )}
        </p>
        {text && (
          <p className="mz-news__text" dir="auto">
            {text}
          </p>
        )}
        <time className="mz-news__time" dateTime={isoTime}>
          {time}
        </time>
      </div>
      {unread && (
        <IconButton
          size="sm"
          label={`${texts.markRead}: ${title}`}
          onClick={({ currentTarget }) => {
            // The button leaves: the focus stays with its line.
            const line = currentTarget.closest('li')
            const stay = line?.querySelector('a') ?? line
            stay?.focus()
            onRead()
          }}
        >
          <CheckIcon size={18} />
        </IconButton>
      )}
    </li>
  )
}
