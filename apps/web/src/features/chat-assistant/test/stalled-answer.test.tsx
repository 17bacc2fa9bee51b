import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setChatSearch } from '../../../stores/chat-search.ts'
import { line } from './fake-socket.ts'
import { asked } from './messages.ts'
import { input, openChat, useFreshChat } from './open-chat.tsx'

useFreshChat()
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

it('an answer that does not come is asked for again, about the same search', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await openChat()
  act(() => setChatSearch('purpose=rent'))
  await user.type(input(), 'Any news?{Enter}')
  await act(() => line.current.acknowledge('chat:message', { success: true, id: 'u1', seq: 1 }))
  const messages = [asked('u1', 1, 'Any news?')]
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  await act(() => line.current.acknowledge('chat:history', { messages, isNew: false }))
  expect(screen.getByText('No answer has come.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ask again' }))
  const again = line.current.waiting.find(({ event }) => event === 'chat:message')
  expect(again?.payload).toMatchObject({ message: 'Any news?', search: 'purpose=rent' })
})
