import { expect, it } from 'vitest'
import { createChatSession } from '../connection/chat-session.ts'
import { createFakeSocket, createShelf } from './fake-socket.ts'

it('windows that open at the same time share the conversation of the first', async () => {
  let stored: string | null = null
  const outbox = createShelf()
  const open = () => {
    const fake = createFakeSocket()
    const chat = createChatSession({
      openSocket: fake.open,
      token: () => 'token',
      userId: () => 'user',
      language: () => 'en',
      readSessionId: () => stored,
      writeSessionId: (id) => {
        stored = id
      },
      outbox,
      notify: () => {},
    })
    chat.open()
    fake.handlers().onConnect()
    return { fake, chat }
  }
  const [first, second] = [open(), open()]
  const opened = { language: 'en', showLanguagePrompt: false }
  await first.fake.acknowledge('chat:init', { ...opened, sessionId: 's-1' })
  await second.fake.acknowledge('chat:init', { ...opened, sessionId: 's-2' })
  expect(second.fake.waiting).toMatchObject([{ event: 'chat:init', payload: { sessionId: 's-1' } }])
  await second.fake.acknowledge('chat:init', { ...opened, sessionId: 's-1' })
  for (const { fake } of [first, second])
    expect(fake.waiting).toMatchObject([
      { event: 'chat:history', payload: { newSessionId: 's-1' } },
    ])
  expect(stored).toBe('s-1')
})
