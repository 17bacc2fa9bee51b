import './NotificationList.css'
import { type ReactNode, useRef } from 'react'
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx'
import { type NotificationItem, NotificationLine } from './NotificationLine.tsx'

export interface NotificationGroup {
  id: string
  /** "Today" */
  title: string
  items: readonly NotificationItem[]
}

export interface NotificationListProps {
  /** "Notifications", the heading. */
  title: string
  groups: readonly NotificationGroup[]
  /** One was followed or marked: it is read. */
  onRead: (id: string) => void
  texts: { unread: string; markRead: string; markAll: string }
  /** All of them have been read. */
  onReadAll: () => void
  /** Older ones can be fetched. */
  more?: { label: string; busyLabel: string; busy?: boolean; onMore: () => void } | undefined
  /** The first ones are on their way: the words for it. */
  loading?: string | undefined
  /** In place of the list: `EmptyState`, or `ErrorState`. */
  instead?: ReactNode
  level?: 2 | 3
}

/** What has happened, newest first, by day. */
export function NotificationList(props: NotificationListProps) {
  const { groups, texts, more, loading, instead, level = 2 } = props
  const Heading = `h${level}` as const
  const Day = level === 2 ? 'h3' : 'h4'
  const heading = useRef<HTMLHeadingElement>(null)
  const anyUnread = groups.some(({ items }) => items.some((item) => item.unread))
  return (
    <section className="mz-news" aria-label={props.title}>
      <div className="mz-news__head">
        <Heading ref={heading} tabIndex={-1}>
          {props.title}
        </Heading>
        {!instead && !loading && anyUnread && (
          <Button
            variant="link"
            size="sm"
            onClick={() => {
              // The button leaves: the focus goes to what it stood beside.
              heading.current?.focus()
              props.onReadAll()
            }}
          >
            {texts.markAll}
          </Button>
        )}
      </div>
      {loading && <Waiting label={loading} />}
      {!loading && instead}
      {!loading &&
        !instead &&
        groups.map((group) => (
          <div key={group.id}>
            <Day className="mz-news__day">{group.title}</Day>
            <ul className="mz-news__list">
              {group.items.map((item) => (
                <NotificationLine
                  key={item.id}
                  item={item}
                  texts={texts}
                  onRead={() => props.onRead(item.id)}
                />
              ))}
            </ul>
          </div>
        ))}
      {!loading && !instead && more && (
        <Button
          variant="outline"
          block
          loading={more.busy ?? false}
          loadingText={more.busyLabel}
          onClick={more.onMore}
        >
          {more.label}
        </Button>
      )}
    </section>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div className="mz-news__waiting" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {['a', 'b', 'c', 'd'].map((id) => (
        <Skeleton key={id} height="4rem" />
      ))}
    </div>
  )
}
