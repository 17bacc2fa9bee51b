import { type CollectedAnswer, collectAnswer } from '@manzil/assistant/collect-answer'
import { readState } from '@manzil/assistant/dialogue/read-state'
import type { AssistantEngine, TypingPart } from '@manzil/assistant/engine'
import type { LeadPort } from '@manzil/assistant/tools/lead-port'
import { answerIn } from '../request-language.ts'
import { checkMessage } from './message-row.ts'
import type { StoredSession } from './repository/conversations.ts'
import type { Question } from './repository/snapshot.ts'

interface AnswerDependencies {
  engine: AssistantEngine
  now: () => Date
}

/**
 * Lets the engine answer. The whole answer is there before any of it is stored; `onTyping` is told of
 * what may be shown before that.
 * @throws whatever a tool fails with, and an Error for an answer that the contract does not allow
 */
export async function prepareAnswer(
  session: StoredSession,
  { text, search }: Pick<Question, 'text' | 'search'>,
  { engine, now }: AnswerDependencies,
  help: { leads?: LeadPort; signal?: AbortSignal } = {},
  onTyping?: (typing: TypingPart) => void,
): Promise<CollectedAnswer> {
  const { language } = session
  const state = readState(session.state)
  const about = search === null ? {} : { search }
  const turn = { text, language, state, now: now(), ...about, ...help }
  // A text that the page of a search brings along means what it does there.
  const answer = await answerIn(language, () => collectAnswer(engine, turn, onTyping))
  for (const message of answer.messages) checkMessage(message)
  return answer
}
