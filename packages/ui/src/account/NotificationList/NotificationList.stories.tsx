import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { useAccountWords } from '../../../.storybook/words/account.ts'
import { endlessWord } from '../../../.storybook/words/overlays.ts'
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx'
import { Button } from '../../foundations/Button/Button.tsx'
import { ChatIcon, PriceCutIcon, WarningIcon } from '../../foundations/icons/things.tsx'
import { CalendarIcon } from '../../foundations/icons/tools.tsx'
import { NotificationList, type NotificationListProps } from './NotificationList.tsx'

const meta = {
  component: NotificationList,
  args: {
    title: 'Notifications',
    groups: [],
    onRead: () => {},
    onReadAll: () => {},
    texts: { unread: 'Unread', markRead: 'Mark as read', markAll: 'Mark all as read' },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
  parameters: {
    docs: {
      description: {
        component:
          'A region with a list for each day. Tab goes from link to link; each unread one has a button beside it, named after what it marks. "Unread" is heard before the title, and seen as weight and a dot.',
      },
    },
  },
} satisfies Meta<typeof NotificationList>
export default meta
type Story = StoryObj<typeof meta>

const icons = [
  <ChatIcon key="c" />,
  <PriceCutIcon key="p" />,
  <CalendarIcon key="d" />,
  <WarningIcon key="w" />,
]

function Example(props: Partial<NotificationListProps>) {
  const words = useAccountWords()
  const [unread, setUnread] = useState(['0', '1'])
  const items = words.news.map((piece, place) => ({
    ...piece,
    id: `${place}`,
    isoTime: '2026-11-21T08:00',
    href: `#news-${place}`,
    icon: icons[place],
    unread: unread.includes(`${place}`),
  }))
  return (
    <NotificationList
      title={words.notifications}
      groups={[
        { id: 'today', title: words.today, items: items.slice(0, 2) },
        { id: 'earlier', title: words.earlier, items: items.slice(2) },
      ]}
      texts={{ unread: words.unread, markRead: words.markRead, markAll: words.markAll }}
      onRead={(read) => setUnread((now) => now.filter((id) => id !== read))}
      onReadAll={() => setUnread([])}
      more={{ label: words.showMore, busyLabel: words.loadingNotifications, onMore: () => {} }}
      {...props}
    />
  )
}

export const Default: Story = { render: () => <Example /> }

export const Playground: Story = { args: { loading: '' } }

export const Loading: Story = {
  render: () => <Example loading={useAccountWords().loadingNotifications} />,
}

export const LoadingMore: Story = {
  render: () => {
    const { showMore, loadingNotifications } = useAccountWords()
    const more = { label: showMore, busyLabel: loadingNotifications, busy: true }
    return <Example more={{ ...more, onMore: () => {} }} />
  },
}

export const Empty: Story = {
  render: () => {
    const words = useAccountWords()
    return (
      <Example
        instead={
          <EmptyState level={3} title={words.noNotifications} text={words.noNotificationsText} />
        }
      />
    )
  },
}

export const Failed: Story = {
  render: () => {
    const words = useAccountWords()
    return (
      <Example
        instead={
          <ErrorState
            level={3}
            title={words.notificationsFailed}
            actions={<Button variant="outline">{words.retry}</Button>}
          />
        }
      />
    )
  },
}

/** One by its button, the rest at once; then nothing is left to mark. */
export const Reading: Story = {
  render: () => <Example more={undefined} />,
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await userEvent.click(canvas.getAllByRole('button')[1] ?? canvasElement)
    await expect(canvas.getAllByRole('button')).toHaveLength(2)
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement)
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
}

/** Words without a break, the other direction, nothing but a title, three hundred lines. */
export const AbsurdContent: Story = {
  render: () => {
    const words = useAccountWords()
    const line = { time: '…', isoTime: '2026-11-21T08:00' }
    return (
      <Example
        groups={[
          {
            id: 'a',
            title: endlessWord,
            items: [
              { ...line, id: '1', title: endlessWord, text: endlessWord, unread: true },
              { ...line, id: '2', title: words.otherWay, href: '#a' },
              ...Array.from({ length: 60 }, (_, at) => ({ ...line, id: `n${at}`, title: '?' })),
            ],
          },
        ]}
      />
    )
  },
}
