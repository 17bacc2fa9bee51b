import { type CollectedAnswer, collectAnswer } from '@manzil/assistant/collect-answer'
import { readState } from '@manzil/assistant/dialogue/read-state'
import type { AssistantEngine } from '@manzil/assistant/engine'
import type { LeadPort } from '@manzil/assistant/tools/lead-port'
import { checkMessage } from './message-row.ts'
import type { StoredSession } from './repository/conversations.ts'
import type { Question } from './repository/snapshot.ts'

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
): Promise<CollectedAnswer> {
  const answer = await collectAnswer(engine, {
    text,
    language: session.language,
    state: readState(session.state),
    now: now(),
    ...(search !== null && { search }),
    ...help,
  })
  for (const message of answer.messages) checkMessage(message)
  return answer
}
