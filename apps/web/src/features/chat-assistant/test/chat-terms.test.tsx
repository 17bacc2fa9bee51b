import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { openBotPrompt } from '../../../stores/bot-prompt.ts'
import { draw } from '../../../test/draw.tsx'
import { guest } from '../../../test/people.ts'
import { serve } from '../../../test/serve.ts'
import { ChatLauncher } from '../ChatLauncher.tsx'
import { line } from './fake-socket.ts'
import { useFreshChat } from './open-chat.tsx'

useFreshChat()

const content = {
  en: '<p>English</p>',
  ar: '<p>عربي</p>',
  ru: '<p>Русский</p>',
  hi: '<p>हिन्दी</p>',
  zh: '<p>中文</p>',
  de: '<p>Deutsch</p>',
}
const terms = { _id: 't-1', type: 'bot_terms', content, updated_at: '2026-09-01T06:00:00.000Z' }

/** The terms of a conversation in Arabic on the Arabic site, as far as the server lets them come. */
async function openTerms(answer: () => Promise<{ body: unknown }>) {
  serve({
    'GET /user/get-all-user-details': { body: { data: guest } },
    'GET /bot-content/get-bot-content-for-users': answer,
  })
  await draw(<ChatLauncher />, { texts: ['chat'], language: 'ar' })
  act(openBotPrompt)
  const panel = await screen.findByRole('dialog')
  // The panel is there before its connection is.
  const handlers = await waitFor(() => line.current.handlers())
  await act(async () => {
    handlers.onConnect()
    await line.current.acknowledge('chat:init', {
      sessionId: 's-1',
      language: 'ar',
      showLanguagePrompt: false,
    })
    await line.current.acknowledge('chat:history', { messages: [], isNew: true })
  })
  await userEvent.setup().click(within(panel).getByRole('button', { name: 'الشروط' }))
  return screen.findByRole('dialog', { name: 'الشروط' })
}

it('come in the language of the conversation and its direction', async () => {
  const dialog = await openTerms(async () => ({ body: { data: terms } }))
  const text = await within(dialog).findByText('عربي')
  expect(text.closest('[lang]')?.getAttribute('lang')).toBe('ar')
  expect(text.closest('[dir]')?.getAttribute('dir')).toBe('rtl')
})

it('are eight lines until they have come', async () => {
  const dialog = await openTerms(() => new Promise(() => {}))
  const waiting = within(dialog).getByRole('status')
  expect(waiting.querySelectorAll('.mz-skeleton')).toHaveLength(8)
})
