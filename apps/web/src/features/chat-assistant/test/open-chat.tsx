import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { dropSession, startSession } from '../../../session/session-store.ts'
import { closeBotPrompt } from '../../../stores/bot-prompt.ts'
import { setChatDraft } from '../../../stores/chat-draft.ts'
import { dismissToast, toastStore } from '../../../stores/toasts.ts'
import { draw } from '../../../test/draw.tsx'
import { guest } from '../../../test/people.ts'
import { serve } from '../../../test/serve.ts'
import { ChatLauncher } from '../ChatLauncher.tsx'
import { chat } from '../panel/chat.ts'
import { createFakeSocket, line } from './fake-socket.ts'

/** Toasts that are shown. */
export const toasts = () =>
  toastStore
    .snapshot()
    .filter(({ leaving }) => !leaving)
    .map(({ text }) => text)

export const input = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')

/** A guest, a new connection and an empty chat for each test of a file. */
export function useFreshChat(): void {
  beforeEach(() => {
    line.current = createFakeSocket()
    localStorage.clear()
    serve({ 'GET /user/get-all-user-details': { body: { data: guest } } })
    startSession('token-of-a-guest', guest)
  })
  afterEach(() => {
    act(closeBotPrompt)
    act(() => {
      setChatDraft('')
      chat.forget()
      dismissToast()
      dismissToast('chat')
      dropSession()
    })
    vi.unstubAllGlobals()
  })
}

interface Opening {
  messages?: ChatMessage[]
  isNew?: boolean
  showLanguagePrompt?: boolean
}

/** Plays the server of a connection that is made. */
export async function connect(opening: Opening = {}) {
  const { messages = [], isNew = true, showLanguagePrompt = false } = opening
  await waitFor(() => expect(line.current.opened).toBeGreaterThan(0))
  await act(async () => {
    line.current.handlers().onConnect()
    await line.current.acknowledge('chat:init', {
      sessionId: 's-1',
      language: 'en',
      showLanguagePrompt,
    })
    await line.current.acknowledge('chat:history', { messages, isNew })
  })
}

/** Opens the chat by its button and connects. */
export async function openChat(opening: Opening = {}) {
  const drawn = await draw(<ChatLauncher />, { texts: ['chat'] })
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Chat with Noor' }))
  const panel = await screen.findByRole('dialog', { name: 'Chat with Noor' })
  await connect(opening)
  return { ...drawn, user, panel }
}

export const stream = (message: ChatMessage) =>
  act(async () => line.current.handlers().onMessage(message))
