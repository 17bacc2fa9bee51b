import type { LanguageCode } from '@manzil/api-client/generated/types.gen'
import type { NewMessage, StoredMessage } from '../kept-message.ts'
import type { MockConversation, World } from '../world.ts'

export function begin(world: World, ownerId: string, language: LanguageCode): MockConversation {
  const conversation: MockConversation = {
    id: world.makeId(),
    ownerId,
    language,
    languageChosen: false,
    messages: [],
    nextSeq: 1,
    clientIds: {},
    unanswered: [],
    state: undefined,
  }
  world.conversations.set(conversation.id, conversation)
  return conversation
}

/** Adds a message to the conversation and returns it as it is kept. */
export function append(
  world: World,
  conversation: MockConversation,
  content: NewMessage,
): StoredMessage {
  const seq = conversation.nextSeq
  conversation.nextSeq += 1
  const message = { id: world.makeId(), seq, timestamp: new Date().toISOString(), ...content }
  conversation.messages = [...conversation.messages, message]
  return message
}
