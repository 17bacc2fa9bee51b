import type { AssistantEngine } from '@manzil/assistant/engine'
import { newState } from '@manzil/assistant/state'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../src/db/connect.ts'
import { openTestDatabase } from '../engines.ts'
import { startChat } from './chat-server.ts'
import { history, init, listen, send } from './conversation.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Says back what it was asked; fails as often as it is told to. */
function createFailing(failures: number, isCostly = false): AssistantEngine {
  let left = failures
  return {
    isCostly,
    async *answer({ text }) {
      if (left-- > 0) throw new Error('the database is busy')
      yield { kind: 'text', text: `You said ${text}.`, actions: [], evidence: [] }
      yield { kind: 'state', state: newState() }
    },
  }
}

async function answerWith(engine: AssistantEngine): Promise<string | undefined> {
  const chat = await startChat(database, undefined, { engine })
  const client = chat.connect({ token: await chat.guestToken() })
  const { sessionId } = await init(client)
  const stream = listen(client)
  await send(client, sessionId, 'hello')
  await stream.until((messages) => messages.some(({ done }) => done))
  await chat.stop()
  return stream.received.at(-1)?.message
}

test('an answer that failed once is made again before anybody is told', async () => {
  expect(await answerWith(createFailing(1))).toBe('You said hello.')
})

test('one that goes on failing, or costs something, is apologised for', async () => {
  const apology = /could not look that up/
  expect(await answerWith(createFailing(9))).toMatch(apology)
  expect(await answerWith(createFailing(1, true))).toMatch(apology)
})

test('a question whose answer could not be stored is answered before the next one', async () => {
  let refusals = 1
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      // Storing the first answer.
      if (JSON.stringify(node).includes('You said') && refusals-- > 0)
        throw new Error('the database is busy')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const chat = await startChat({ db }, undefined, { engine: createFailing(0) })
  const client = chat.connect({ token: await chat.guestToken() })
  const { sessionId } = await init(client)
  const stream = listen(client)
  await send(client, sessionId, 'one')
  await send(client, sessionId, 'two')
  await stream.until((messages) => messages.filter(({ done }) => done).length === 2)
  const { messages } = await history(client, sessionId)
  expect(messages.filter(({ role }) => role === 'bot').map(({ message }) => message)).toEqual([
    'You said one.',
    'You said two.',
  ])
  expect(refusals).toBeLessThan(1)
  await chat.stop()
})

test('one that is stopped while it waits to be tried again is not made again', async () => {
  const refused = Promise.withResolvers<void>()
  let refusals = 1
  const db = database.db.withPlugin({
    transformQuery({ node }) {
      if (!JSON.stringify(node).includes('You said') || refusals-- < 1) return node
      refused.resolve()
      throw new Error('the database is busy')
    },
    transformResult: async ({ result }) => result,
  })
  const asked: string[] = []
  const engine: AssistantEngine = {
    async *answer(turn) {
      asked.push(turn.text)
      yield* createFailing(0).answer(turn)
    },
  }
  // It waits for longer than the stop takes, on a busy machine too.
  const chat = await startChat({ db }, undefined, { engine, retryPauses: [600_000] })
  const client = chat.connect({ token: await chat.guestToken() })
  const { sessionId } = await init(client)
  await send(client, sessionId, 'one')
  await refused.promise
  expect(await client.emitWithAck('chat:stop', { sessionId })).toEqual({
    success: true,
    stopped: true,
  })
  expect(asked).toEqual(['one'])
  const { messages } = await history(client, sessionId)
  expect(messages.at(-1)).toMatchObject({ message: '', stopped: true })
  await chat.stop()
})
