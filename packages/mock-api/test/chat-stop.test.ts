import { zChatHistoryAck } from '@manzil/api-client/generated/zod.gen'
import { expect, test } from 'vitest'
import { createControls } from '../src/controls.ts'
import { createMock } from '../src/mock.ts'
import { seedWorld } from '../src/seed-world.ts'
import { connect } from './chat-visitor.ts'

test('an answer that is stopped keeps what was said, and the next one is whole', async () => {
  const controls = createControls()
  const mock = createMock(seedWorld({ properties: 120 }), { controls })
  const visitor = connect(mock)
  const sessionId = await visitor.open()
  controls.setChat({ typingMs: 60_000 })
  await visitor.ask('chat:message', { sessionId, message: '/typing' })
  await visitor.ask('chat:message', { sessionId, message: 'Dubai Marina' })
  controls.setChat({ typingMs: 0 })
  const stop = () => visitor.ask('chat:stop', { sessionId })
  expect(await stop()).toEqual({ success: true, stopped: true })
  await mock.chat.settled()
  const [first, stopped, ...next] = visitor.stream
  expect(stopped).toMatchObject({ id: first?.id, message: first?.message, stopped: true })
  expect(next.at(-1)).toMatchObject({ type: 'property_results', done: true })
  const { messages } = zChatHistoryAck.parse(
    await visitor.ask('chat:history', { newSessionId: sessionId }),
  )
  expect(messages[1]).toEqual(stopped)
  expect(messages.map(({ role }) => role)).toEqual(['user', 'bot', 'user', 'bot', 'bot'])
  expect(await stop()).toEqual({ success: true, stopped: false })
})
