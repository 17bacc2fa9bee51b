import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSession, updateUser } from '../../../session/session-store.ts'
import { draw } from '../../../test/draw.tsx'
import { guest, sara } from '../../../test/people.ts'
import { serve } from '../../../test/serve.ts'
import { ChatLauncher } from '../ChatLauncher.tsx'
import { beginWatch, endWatch } from '../unread/watch-unread.ts'
import { useFreshChat } from './open-chat.tsx'

useFreshChat()
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sessionStorage.clear()
})
afterEach(() => {
  act(endWatch)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const unread = (count: number) => ({
  'GET /user/get-all-user-details': { body: { data: guest } },
  'GET /chat/unread': { body: { data: { unread: count, answering: false } } },
})

it('a page that nobody sees asks when it is seen again', async () => {
  const calls = serve(unread(1))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { i18n } = await draw(<ChatLauncher />)
  beginWatch(i18n, 's-1', 3)
  await pass(2_000)
  expect(calls).toEqual([])
  hidden.mockReturnValue(false)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByRole('button', { name: 'Chat with Noor, 1 new answer' })).toBeTruthy()
})

it('what was told to one account is told no longer when another one is there', async () => {
  const calls = serve(unread(1))
  const { i18n } = await draw(<ChatLauncher />)
  beginWatch(i18n, 's-1', 3)
  act(() => startSession('token-of-sara', sara))
  await pass(60_000)
  expect(calls.filter(({ path }) => path === '/chat/unread')).toEqual([])
  expect(sessionStorage.getItem('chatUnread')).toBeNull()
})

it('a watch that has ended heeds no session any more: the next one goes on', async () => {
  const calls = serve(unread(1))
  const { i18n } = await draw(<ChatLauncher />)
  beginWatch(i18n, 's-1', 3)
  act(endWatch)
  act(() => startSession('token-of-sara', sara))
  beginWatch(i18n, 's-2', 5)
  act(() => updateUser({ ...sara, first_name: 'Sarah' }))
  await pass(2_000)
  expect(calls.filter(({ path }) => path === '/chat/unread')).toHaveLength(1)
  expect(await screen.findByRole('button', { name: 'Chat with Noor, 1 new answer' })).toBeTruthy()
})
