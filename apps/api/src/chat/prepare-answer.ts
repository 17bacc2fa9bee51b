import { readState } from '@manzil/assistant/dialogue/read-state'
import type { AssistantEngine } from '@manzil/assistant/engine'
import type { LeadPort } from '@manzil/assistant/tools/lead-port'
import { checkMessage, type NewMessage } from './message-row.ts'
import type { StoredSession } from './repository/conversations.ts'
import type { Question } from './repository/snapshot.ts'

/** An answer as it is stored: its messages and the state after it. */
interface PreparedAnswer {
  messages: NewMessage[]
  state: unknown
}

interface AnswerDependencies {
  engine: AssistantEngine
  now: () => Date
}

/**
 * Lets the engine answer. The whole answer is there before any of it is stored or sent.
 * @throws whatever a tool fails with, and an Error for an answer that the contract does not allow
 */
export async function prepareAnswer(
  session: StoredSession,
  { text, search }: Pick<Question, 'text' | 'search'>,
  { engine, now }: AnswerDependencies,
  help: { leads?: LeadPort; signal?: AbortSignal } = {},
): Promise<PreparedAnswer> {
  const messages: NewMessage[] = []
  let state = readState(session.state)
  const { language } = session
  const about = search === null ? {} : { search }
  for await (const part of engine.answer({
    text,
    language,
    state,
    now: now(),
    ...about,
    ...help,
  })) {
    if (part.kind === 'state') state = part.state
    if (part.kind === 'text') {
      const { kind, text: message, ...content } = part
      messages.push({ role: 'bot', type: kind, message, ...content, done: true })
    }
    if (part.kind === 'property_results') {
      const { kind, ...results } = part
      messages.push({ role: 'bot', type: kind, ...results, done: true })
    }
  }
  for (const message of messages) checkMessage(message)
  return { messages, state }
}
