import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeBotPrompt } from '../../../stores/bot-prompt.ts'
import { draw } from '../../../test/draw.tsx'
import { guest } from '../../../test/people.ts'
import { serve } from '../../../test/serve.ts'
import { ChatLauncher } from '../ChatLauncher.tsx'
import { beginWatch, endWatch, resumeWatch } from '../unread/watch-unread.ts'
import { asked, said } from './messages.ts'
import { connect, openChat, stream, useFreshChat } from './open-chat.tsx'

useFreshChat()
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sessionStorage.clear()
})
afterEach(() => {
  act(endWatch)
  vi.useRealTimers()
})

const unread = 'GET /chat/unread'
const answer = (count: number, answering = false) => ({
  body: { data: { unread: count, answering } },
})
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const launcher = (name: string) => screen.findByRole('button', { name })

it('tells of an answer that came after the chat was closed, until it is opened', async () => {
  let count = 0
  const calls = serve({
    'GET /user/get-all-user-details': { body: { data: guest } },
    [unread]: async () => answer(count++ === 0 ? 0 : 1, count === 1),
  })
  await openChat({ messages: [asked('u1', 3)], isNew: false })
  act(closeBotPrompt)
  await pass(2_000)
  await launcher('Chat with Noor')
  await pass(3_000)
  const button = await launcher('Chat with Noor, 1 new answer')
  expect(screen.getByRole('status').textContent).toBe('1 new answer')
  expect(calls.filter(({ path }) => path === '/chat/unread')).toHaveLength(2)
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(button)
  await connect({ messages: [asked('u1', 3), said('b1', 4, 'Hello.')], isNew: false })
  act(closeBotPrompt)
  await launcher('Chat with Noor')
})

it('asks nothing when no answer was due', async () => {
  const calls = serve({ 'GET /user/get-all-user-details': { body: { data: guest } } })
  await openChat({ messages: [asked('u1', 3)], isNew: false })
  await stream(said('b1', 4, 'Hello.'))
  act(closeBotPrompt)
  await pass(60_000)
  expect(calls.filter(({ path }) => path === '/chat/unread')).toEqual([])
})

it('gives up after about a minute', async () => {
  const calls = serve({ [unread]: answer(0, true) })
  const { i18n } = await draw(<ChatLauncher />)
  beginWatch(i18n, 's-1', 3)
  await pass(300_000)
  expect(calls).toHaveLength(6)
})

it('looks again after a reload', async () => {
  serve({ [unread]: answer(2) })
  sessionStorage.setItem(
    'chatUnread',
    JSON.stringify({ account: guest._id, conversation: 's-1', seq: 3 }),
  )
  const { i18n } = await draw(<ChatLauncher />)
  resumeWatch(i18n)
  await pass(100)
  await launcher('Chat with Noor, 2 new answers')
})

it('tells nobody else', async () => {
  const calls = serve({ [unread]: answer(2) })
  sessionStorage.setItem(
    'chatUnread',
    JSON.stringify({ account: 'somebody', conversation: 's-1', seq: 3 }),
  )
  const { i18n } = await draw(<ChatLauncher />)
  resumeWatch(i18n)
  await pass(10_000)
  expect(calls).toEqual([])
})
