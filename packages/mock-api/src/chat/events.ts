import {
  type ChatHandlers,
  type ClientEvent,
  clientEvents,
  payloadSchemas,
} from '@manzil/api-client/generated/chat-handlers.gen'
import { chatHistoryAckLists } from '@manzil/api-client/generated/list-limits.gen'
import type { User } from '@manzil/api-client/generated/types.gen'
import { unstorableTexts } from '@manzil/api-client/request/unstorable-text'
import { refusalOf, refusals } from '@manzil/domain/chat-refusals'
import { isLanguageInDoubt } from '@manzil/domain/language-doubt'
import type { MockControls } from '../controls.ts'
import type { MockConversation, World } from '../world.ts'
import type { Answering } from './answering.ts'
import { commandOf } from './commands.ts'
import { append, begin } from './conversation.ts'
import type { Guest } from './guest.ts'

interface Parts {
  world: World
  controls: MockControls
  answering: Answering
  guest: Guest
  user: User
  onChange(): void
}

/** An event that is not acknowledged, whatever comes. */
const unacknowledged = new Promise<never>(() => {})

/** Listens to one connection as the server would. */
export function serveChat(parts: Parts): void {
  const { controls, guest, onChange } = parts
  const handlers = createHandlers(parts)

  async function answer<E extends ClientEvent>(
    event: E,
    [payload, ...more]: readonly unknown[],
    acknowledge: ((reply: unknown) => void) | undefined,
  ): Promise<void> {
    // Whoever does not listen to the outcome is not served, as by the server.
    if (!acknowledge) return
    if (controls.get().chat.failAcknowledgements) return acknowledge(refusals.unavailable)
    const parsed = payloadSchemas[event].safeParse(payload)
    if (!parsed.success) return acknowledge(refusalOf(parsed.error))
    if (more.length > 0 || unstorableTexts(payload).length > 0) return acknowledge(refusals.invalid)
    acknowledge(await handlers[event](parsed.data, undefined))
    onChange()
  }
  for (const event of clientEvents)
    guest.socket.on(event, (given, acknowledge) => void answer(event, given, acknowledge))
}

function createHandlers({
  world,
  controls,
  answering,
  guest,
  user,
}: Parts): ChatHandlers<undefined> {
  /** The account's own conversation, which the connection follows from now on. */
  const follow = (id: string): MockConversation | undefined => {
    const found = owned(id)
    if (found) guest.conversationId = found.id
    return found
  }
  const isInDoubt = ({ languageChosen, language, messages }: MockConversation): boolean => {
    const said = messages.find(({ role }) => role === 'user')?.message
    return !languageChosen && isLanguageInDoubt(language, { spoken: [], said })
  }
  const owned = (id: string): MockConversation | undefined => {
    const found = world.conversations.get(id)
    return found?.ownerId === user._id ? found : undefined
  }
  return {
    async 'chat:init'({ sessionId, language }) {
      const conversation = (sessionId && owned(sessionId)) || begin(world, user._id, language)
      follow(conversation.id)
      answering.resume(conversation)
      const { languagePrompt } = controls.get().chat
      return {
        sessionId: conversation.id,
        showLanguagePrompt:
          languagePrompt === 'auto' ? isInDoubt(conversation) : languagePrompt === 'always',
        language: conversation.language,
      }
    },
    async 'chat:history'({ newSessionId, afterSeq = 0 }) {
      const conversation = follow(newSessionId)
      if (!conversation) return refusals.unknownSession
      const messages = conversation.messages
        .filter(({ seq }) => seq > afterSeq)
        .slice(-chatHistoryAckLists.messages)
      return { messages, isNew: conversation.messages.length === 0 }
    },
    async 'chat:message'({ sessionId, message, clientId, search }) {
      const conversation = owned(sessionId)
      if (!conversation) return refusals.unknownSession
      const { refusal, isSilent } = commandOf(message)
      if (isSilent) return unacknowledged
      if (refusal) return refusals[refusal]
      const known = conversation.messages.find(
        ({ id }) => clientId !== undefined && id === conversation.clientIds[clientId],
      )
      if (known) return { success: true, id: known.id, seq: known.seq }
      if (!answering.mayAsk(conversation)) return refusals.tooMany
      if (answering.isBusy(conversation)) return refusals.busy
      const kept = append(world, conversation, { role: 'user', type: 'text', message, done: true })
      if (clientId !== undefined) conversation.clientIds[clientId] = kept.id
      const about = search === undefined ? {} : { search }
      answering.answer(conversation, { seq: kept.seq, ...about }, message)
      return { success: true, id: kept.id, seq: kept.seq }
    },
    async 'chat:clear'({ sessionId }) {
      const conversation = owned(sessionId)
      if (!conversation) return refusals.unknownSession
      answering.abandon(conversation)
      Object.assign(conversation, { messages: [], clientIds: {}, unanswered: [], state: undefined })
      return { success: true, messages: [] }
    },
    async 'chat:stop'({ sessionId }) {
      const conversation = owned(sessionId)
      if (!conversation) return refusals.unknownSession
      return { success: true, stopped: answering.stop(conversation) }
    },
    async 'chat:language:select'({ sessionId, language }) {
      const conversation = owned(sessionId)
      if (!conversation) return refusals.unknownSession
      if (controls.get().chat.failLanguage) return refusals.unavailable
      conversation.language = language
      conversation.languageChosen = true
      return { success: true, language }
    },
  }
}
