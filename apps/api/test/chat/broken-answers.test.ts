import type { AssistantEngine } from '@manzil/assistant/engine'
import { newState } from '@manzil/assistant/state'
import { expect, test } from 'vitest'
import { prepareAnswer } from '../../src/chat/prepare-answer.ts'

const question = { text: 'hello', search: null }
const session = { id: 'a', language: 'en', languageChosen: true, state: {} } as const

const saying = (text: string): AssistantEngine => ({
  async *answer() {
    yield { kind: 'text', text, actions: [], evidence: [] }
    yield { kind: 'state', state: newState() }
  },
})

test('an answer that the contract does not allow is refused before it is stored', async () => {
  const now = () => new Date()
  const broken = prepareAnswer(session, question, { engine: saying('x'.repeat(8001)), now })
  await expect(broken).rejects.toThrow('breaks the contract')
  const whole = await prepareAnswer(session, question, { engine: saying('Hello.'), now })
  expect(whole.messages).toEqual([
    { role: 'bot', type: 'text', message: 'Hello.', actions: [], evidence: [], done: true },
  ])
})
