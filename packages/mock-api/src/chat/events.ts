import { clientEventSchemas } from '@manzil/api-client/generated/socket-schemas.gen'
import type { User } from '@manzil/api-client/generated/types.gen'
import { unstorableTexts } from '@manzil/api-client/request/unstorable-text'
import { refusalOf, refusals } from '@manzil/domain/chat-refusals'
import type { z } from 'zod'
import type { ControlDesk } from '../controls.ts'
import type { MockConversation, World } from '../world.ts'
import type { Answering } from './answering.ts'
import { commandOf } from './commands.ts'
import { append, begin } from './conversation.ts'
import type { Guest } from './hall.ts'

type Events = typeof clientEventSchemas
type Payload<E extends keyof Events> = z.output<Events[E]['payload']>
type Answer<E extends keyof Events> = z.input<Events[E]['reply']>

interface Parts {
  world: World
  controls: ControlDesk
  answering: Answering
  guest: Guest
  user: User
  onChange(): void
}

/** Messages that a history has at most, the newest; the contract's limit. */
const historyLength = 500

/** Listens to one connection as the server would. */
export function serveChat({ world, controls, answering, guest, user, onChange }: Parts): void {
  const { socket } = guest

  /** The account's own conversation, which the connection follows from now on. */
  const follow = (id: string): MockConversation | undefined => {
    const found = owned(id)
    if (found) guest.conversationId = found.id
    return found
  }
  const owned = (id: string): MockConversation | undefined => {
    const found = world.conversations.get(id)
    return found?.ownerId === user._id ? found : undefined
  }
  /** Undefined: the event is not acknowledged. */
  type Handle<E extends keyof Events> = (payload: Payload<E>) => Answer<E> | undefined

  const listen = <E extends keyof Events>(event: E, handle: Handle<E>) =>
    socket.on(event, ([payload, ...more], acknowledge) => {
      // Whoever does not listen to the outcome is not served, as by the server.
      if (!acknowledge) return
      if (controls.get().chat.failAcknowledgements) return acknowledge(refusals.unavailable)
      const parsed = clientEventSchemas[event].payload.safeParse(payload)
      if (!parsed.success) return acknowledge(refusalOf(parsed.error))
      if (more.length > 0 || unstorableTexts(payload).length > 0)
        return acknowledge(refusals.invalid)
      // The schema of this very event has just accepted it.
      const reply = handle(parsed.data as Payload<E>)
      if (reply !== undefined) acknowledge(reply)
      onChange()
    })

  listen('chat:init', ({ sessionId, language }) => {
    const conversation = (sessionId && owned(sessionId)) || begin(world, user._id, language)
    follow(conversation.id)
    answering.resume(conversation)
    const { languagePrompt } = controls.get().chat
    return {
      sessionId: conversation.id,
      showLanguagePrompt:
        languagePrompt === 'auto' ? !conversation.languageChosen : languagePrompt === 'always',
      language: conversation.language,
    }
  })
  listen('chat:history', ({ newSessionId, afterSeq = 0 }) => {
    const conversation = follow(newSessionId)
    if (!conversation) return refusals.unknownSession
    const messages = conversation.messages.filter(({ seq }) => seq > afterSeq).slice(-historyLength)
    return { messages, isNew: conversation.messages.length === 0 }
  })
  listen('chat:message', ({ sessionId, message, clientId, search }) => {
    const conversation = owned(sessionId)
    if (!conversation) return refusals.unknownSession
    const { refusal, isSilent } = commandOf(message)
    if (isSilent) return undefined
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
  })
  listen('chat:clear', ({ sessionId }) => {
    const conversation = owned(sessionId)
    if (!conversation) return refusals.unknownSession
    answering.abandon(conversation)
    Object.assign(conversation, { messages: [], clientIds: {}, unanswered: [], wishes: {} })
    return { success: true, messages: [] }
  })
  listen('chat:stop', ({ sessionId }) => {
    const conversation = owned(sessionId)
    if (!conversation) return refusals.unknownSession
    return { success: true, stopped: answering.stop(conversation) }
  })
  listen('chat:language:select', ({ sessionId, language }) => {
    const conversation = owned(sessionId)
    if (!conversation) return refusals.unknownSession
    if (controls.get().chat.failLanguage) return refusals.unavailable
    conversation.language = language
    conversation.languageChosen = true
    return { success: true, language }
  })
}
