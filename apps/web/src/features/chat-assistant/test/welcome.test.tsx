import { act, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { closeLogin, useLoginOpen } from '../../../stores/login-dialog.ts'
import { asked, property, results } from './messages.ts'
import { openChat, useFreshChat } from './open-chat.tsx'

useFreshChat()
afterEach(() => {
  act(closeLogin)
  vi.restoreAllMocks()
})

const isOpen = () => screen.queryByRole('dialog', { name: 'Chat with Noor' }) !== null

const begun = () => openChat({ messages: [asked('u1', 1)], isNew: false })

it('a first meeting asks nobody to log in', async () => {
  await openChat()
  expect(screen.queryByText(/please log in/)).toBeNull()
})

it('a guest logs in beside the chat, which stays', async () => {
  const { user } = await begun()
  const login = renderHook(useLoginOpen)
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect([login.result.current, isOpen()]).toEqual([true, true])
})

it('a guest signs up on the page for it, which the chat makes room for', async () => {
  const { user, place } = await begun()
  await user.click(screen.getByRole('button', { name: 'Sign up' }))
  expect([place(), isOpen()]).toEqual(['/sign-up', false])
})

const found = () => openChat({ messages: [results('r1', 1)], isNew: false })

it('on phones, where it covers the page, the chat closes when a property is opened', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query === '(max-width: 768px)',
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
  const { user } = await found()
  await user.click(await screen.findByRole('link', { name: /^View Details/ }))
  expect(isOpen()).toBe(false)
})

it('the last word comes when the server is done with the properties', async () => {
  const closing = 'Feel free to open any listing or ask for more options!'
  const more = results('r1', 1, { done: false, data: [property()] })
  await openChat({ messages: [more], isNew: false })
  expect(await screen.findByRole('link', { name: /^View Details/ })).toBeTruthy()
  expect(screen.queryByText(closing)).toBeNull()
})
