import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { toastStore } from '../../../stores/toasts.ts'
import { line } from './fake-socket.ts'
import { connect, openChat, useFreshChat } from './open-chat.tsx'

useFreshChat()

/** Of the newest toast: what it says, how, and for how long, in ms. */
function newest() {
  const toast = toastStore.snapshot().findLast(({ leaving }) => !leaving)
  return toast && [toast.tone, toast.text, toast.duration, toast.removalDelay]
}
const tell = (say: (handlers: ReturnType<typeof line.current.handlers>) => void) =>
  act(async () => say(line.current.handlers()))

it('a first connection is told to nobody', async () => {
  await openChat()
  expect(newest()).toBeUndefined()
})

it('a success after a break stays for 3 s, and leaves within one', async () => {
  await openChat()
  await tell(({ onReconnecting }) => onReconnecting(1))
  await connect()
  expect(newest()).toEqual(['success', 'Connected to the assistant', 3_000, 1_000])
})

it('an attempt to come back stays until it is over', async () => {
  await openChat()
  await tell(({ onReconnecting }) => onReconnecting(2))
  expect(newest()).toEqual(['warning', 'Trying to reconnect (2)', null, 1_000])
})

it('a server that hangs up is told like the first attempt', async () => {
  await openChat()
  await tell(({ onDisconnect }) => onDisconnect(true))
  expect(newest()).toEqual(['warning', 'Trying to reconnect (1)', null, 1_000])
})

it('a failure stays for 5 s', async () => {
  await openChat()
  await tell(({ onReconnectFailed }) => onReconnectFailed())
  const text = 'Unable to reconnect. Please refresh the page.'
  expect(newest()).toEqual(['error', text, 5_000, 1_000])
})
