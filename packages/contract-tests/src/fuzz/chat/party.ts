import * as schemas from '@manzil/api-client/generated/zod.gen'
import { waitTimeout } from '@manzil/config/wait-timeout'
import { ChatClient, type ChatTarget, type Outcome } from './chat-client.ts'
import { foreignSession, ownSession } from './steps.ts'

/** Milliseconds after which an answer to a message is given up. */
const timeoutMs = waitTimeout(20_000)
/** Milliseconds between two looks at a conversation that is being answered. */
const glance = 25

/** A guest with a conversation, who comes back when the connection is ended. */
export class Party {
  readonly #target: ChatTarget
  readonly #token: string
  #client: ChatClient | undefined
  /** Conversations that the guest has opened. */
  readonly owned = new Set<string>()
  session = ''

  constructor(target: ChatTarget, token: string) {
    this.#target = target
    this.#token = token
  }

  /** The open connection. @throws Error where the server does not let the guest in any more */
  async client(): Promise<ChatClient> {
    if (this.#client?.isOpen) return this.#client
    let reason = ''
    const client = await ChatClient.connect(this.#target, this.#token, (given) => {
      reason = given
    })
    if (!client) throw new Error(`the chat refused a guest: ${reason}`)
    if (this.#client) client.streamProblems.push(...this.#client.streamProblems)
    this.#client = client
    return client
  }

  /** A new conversation. */
  async begin(): Promise<void> {
    const outcome = await (await this.client()).ask('chat:init', { language: 'en' })
    const reply = schemas.zChatInitAck.safeParse(replyOf(outcome))
    if (!reply.success) throw new Error(`no conversation was opened: ${JSON.stringify(outcome)}`)
    this.session = reply.data.sessionId
    this.owned.add(this.session)
  }

  /** Messages and language of the conversation, once nothing is being answered. */
  async state(): Promise<string> {
    const client = await this.client()
    const begin = performance.now()
    for (;;) {
      const { session: newSessionId } = this
      const seen = schemas.zChatHistoryAck.safeParse(
        replyOf(await client.ask('chat:history', { newSessionId })),
      )
      if (!seen.success) return 'unreadable'
      const { messages } = seen.data
      const asked = messages.filter(({ role }) => role === 'user').length
      const answered = messages.filter(({ role, type }) => role === 'bot' && type === 'text').length
      if (answered >= asked) return JSON.stringify([messages, await this.#language()])
      if (performance.now() - begin > timeoutMs) return 'unanswered'
      await new Promise((resolve) => setTimeout(resolve, glance))
    }
  }

  async #language(): Promise<unknown> {
    const client = await this.client()
    return replyOf(await client.ask('chat:init', { sessionId: this.session, language: 'en' }))
  }

  /** What was streamed against the contract since the last look. */
  takeStreamProblems(): string[] {
    return this.#client?.streamProblems.splice(0) ?? []
  }

  close(): void {
    this.#client?.close()
  }
}

const replyOf = (outcome: Outcome): unknown =>
  outcome.kind === 'reply' ? outcome.reply : undefined

/** Puts the real conversations where a payload names the ones that stand for them. */
export function named(value: unknown, own: string, foreign: string): unknown {
  if (typeof value === 'string')
    return value.replaceAll(ownSession, own).replaceAll(foreignSession, foreign)
  if (value instanceof Uint8Array) return value
  if (Array.isArray(value)) return value.map((item) => named(item, own, foreign))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, named(member, own, foreign)]),
  )
}
