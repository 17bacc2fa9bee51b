import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dropSession, getSession, startSession } from '../../../session/session-store.ts'
import { guest, sara } from '../../../test/people.ts'
import { failure, serve } from '../../../test/serve.ts'
import { line } from './fake-socket.ts'
import { openChat, toasts, useFreshChat } from './open-chat.tsx'

useFreshChat()

it('comes back at once when the browser is online again', async () => {
  await openChat()
  await act(async () => line.current.handlers().onReconnectFailed())
  act(() => void window.dispatchEvent(new Event('online')))
  expect(line.current.opened).toBe(2)
})

it('stays as it is where it was never lost', async () => {
  await openChat()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(line.current.opened).toBe(1)
})

it('makes a guest of whoever has no session, and connects as that one', async () => {
  const login = { body: { data: guest, token: 'token-of-a-new-guest' } }
  serve({ 'POST /user/guest-user-login': login })
  await openChat()
  act(dropSession)
  await waitFor(() => expect(getSession().token).toBe('token-of-a-new-guest'))
  expect(line.current.token()).toBe('token-of-a-new-guest')
})

it('tells an account that its session has ended', async () => {
  startSession('token-of-sara', sara)
  await openChat()
  const ended = { status: 401, body: failure('No.', 'unauthorized') }
  serve({ 'GET /user/get-all-user-details': ended })
  await act(async () => line.current.handlers().onConnectError(true))
  await waitFor(() => expect(toasts()).toContain('Session expired. Please log in again.'))
  expect(getSession().user).toBeNull()
})
