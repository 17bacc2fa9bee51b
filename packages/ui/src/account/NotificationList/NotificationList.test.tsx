import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { NotificationList } from './NotificationList.tsx'

const line = { time: '5 min ago', isoTime: '2026-11-21T08:00' }

function list(unread: boolean) {
  const onRead = vi.fn()
  show(
    <NotificationList
      title="Notifications"
      groups={[
        {
          id: 't',
          title: 'Today',
          items: [{ ...line, id: '1', title: 'Enquiry', href: '#', unread }],
        },
      ]}
      texts={{ unread: 'Unread', markRead: 'Mark as read', markAll: 'Mark all as read' }}
      onRead={onRead}
      onReadAll={() => {}}
    />,
  )
  return onRead
}

it('is read by following it or by its button, which names what it marks', async () => {
  const onRead = list(true)
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read: Enquiry' }))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Enquiry' }))
  await userEvent.click(screen.getByRole('link', { name: 'Enquiry' }))
  expect(onRead.mock.calls).toEqual([['1'], ['1']])
})

it('says in words what is unread, and offers nothing where all is read', () => {
  list(false)
  expect(screen.queryByText(/Unread/)).toBeNull()
  expect(screen.queryAllByRole('button')).toEqual([])
})
