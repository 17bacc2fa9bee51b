import type { ChatMessage } from '@manzil/api-client/generated/types.gen'
import { CHAT_LONGEST_QUEUE, CHAT_MESSAGES_PER_MINUTE } from '@manzil/domain/chat-limits'
import { stoppedText } from '@manzil/domain/stopped-text'
import type { MockAssistant } from '../assistant/assistant.ts'
import type { MockControls } from '../controls.ts'
import { slowAnswerMs } from '../gate/sentinels.ts'
import type { NewMessage, StoredMessage } from '../kept-message.ts'
import { pause } from '../pause.ts'
import type { MockConversation, World } from '../world.ts'
import { canned } from './canned.ts'
import { commandOf } from './commands.ts'
import { append } from './conversation.ts'

interface Parts {
  world: World
  controls: MockControls
  onChange(): void
  emit(conversationId: string, message: ChatMessage | Readonly<Record<string, unknown>>): void
  /** Whether somebody listens; the history has the answer otherwise. */
  isHeard(conversationId: string): boolean
  cut(conversationId: string): void
  disconnect(conversationId: string): void
}

/** Answers the messages of each conversation one after the other. */
export interface Answering {
  /** Counts the message and answers it in its turn. */
  answer(conversation: MockConversation, question: Question, text: string): void
  /** Messages that a break left without an answer get theirs. */
  resume(conversation: MockConversation): void
  /** Whether one more message in this minute is not too many. */
  mayAsk(conversation: MockConversation): boolean
  isBusy(conversation: MockConversation): boolean
  /** Ends what is being answered: the conversation was cleared. */
  abandon(conversation: MockConversation): void
  /** Ends the answer under way, of which the beginning stays; false where there is none. */
  stop(conversation: MockConversation): boolean
  /** Resolves when every answer has been given that waits for its turn now. */
  settled(): Promise<void>
}

/** A message that waits for its answer. */
type Question = MockConversation['unanswered'][number]

interface Queue {
  turn: Promise<void>
  waiting: Set<number>
  /** Ends everything here. */
  abort: AbortController
  /** Ends the answer under way. */
  current: AbortController | undefined
  /** When the messages of the last minute came. */
  asked: number[]
}

const minute = 60_000

export function createAnswering(parts: Parts): Answering {
  const { world, controls, onChange, emit, isHeard } = parts
  const queues = new Map<string, Queue>()
  const queueOf = (id: string): Queue => {
    const queue = queues.get(id) ?? {
      turn: Promise.resolve(),
      waiting: new Set(),
      abort: new AbortController(),
      current: undefined,
      asked: [],
    }
    queues.set(id, queue)
    return queue
  }

  /** The text that was broken off, and what was sent of it. */
  async function stream(id: string, messages: readonly StoredMessage[], signal: AbortSignal) {
    for (const message of messages) {
      if (message.type === 'text') {
        const { typingMs } = controls.get().chat
        let said = ''
        for (const step of typingSteps(message.message)) {
          if (signal.aborted) return { message, said }
          if (!isHeard(id)) return undefined
          emit(id, typing(message, step))
          said = step
          if (typingMs > 0) await pause(typingMs, signal)
        }
        if (signal.aborted) return { message, said }
      }
      emit(id, message)
    }
    return undefined
  }

  let assistant: Promise<MockAssistant> | undefined
  /** Fetched when it is first asked: pages without a chat, and stories, load nothing of it. */
  const meet = (): Promise<MockAssistant> => {
    assistant ??= import('../assistant/assistant.ts').then(({ createMockAssistant }) =>
      createMockAssistant(world),
    )
    return assistant
  }

  /** Nothing where the answer was stopped before it began. */
  async function compose(
    conversation: MockConversation,
    { seq, search }: Question,
    text: string,
    signal: AbortSignal,
  ): Promise<NewMessage[] | undefined> {
    if (signal.aborted) return undefined
    const { content, results } = commandOf(text)
    if (content) return [canned(content)]
    const { answer, results: show } = await meet()
    if (results !== undefined) return show(conversation, results)
    return answer(conversation, { text, seq, search, signal })
  }

  async function work(id: string, seq: number, text: string, queue: Queue) {
    const conversation = world.conversations.get(id)
    const cleared = queue.abort.signal
    if (!conversation || cleared.aborted) return
    const command = commandOf(text)
    if (command.isUnanswered) return
    const current = new AbortController()
    queue.current = current
    const signal = AbortSignal.any([cleared, current.signal])
    if (command.isSlow) await pause(slowAnswerMs, signal)
    const question = conversation.unanswered.find((other) => other.seq === seq)
    if (cleared.aborted || !question) return
    const answer = (await compose(conversation, question, text, signal)) ?? [stoppedText('')]
    if (cleared.aborted) return
    const stored = answer.map((message) => append(world, conversation, message))
    conversation.unanswered = conversation.unanswered.filter((other) => other !== question)
    onChange()
    if (command.breaks === 'disconnect') return parts.cut(id)
    if (command.breaks === 'server-disconnect') return parts.disconnect(id)
    if (command.isMalformed) emit(id, { type: 'text', message: null })
    const sent = command.isTwice ? [...stored, ...stored] : stored
    const broken = await stream(id, sent, signal.aborted ? cleared : signal)
    if (!broken || cleared.aborted) return
    const rest: ChatMessage = {
      ...placeOf(broken.message),
      ...stoppedText(broken.said, broken.message),
    }
    conversation.messages = conversation.messages.flatMap((message) => {
      if (message.id === rest.id) return [rest]
      return stored.some((other) => other.id === message.id) ? [] : [message]
    })
    onChange()
    emit(id, rest)
  }

  function enqueue(conversation: MockConversation, seq: number, text: string) {
    const queue = queueOf(conversation.id)
    queue.waiting.add(seq)
    queue.turn = queue.turn
      .then(() => work(conversation.id, seq, text, queue))
      .finally(() => {
        queue.current = undefined
        queue.waiting.delete(seq)
      })
  }

  return {
    async settled() {
      await Promise.all([...queues.values()].map(({ turn }) => turn))
    },
    answer(conversation, question, text) {
      queueOf(conversation.id).asked.push(Date.now())
      conversation.unanswered = [...conversation.unanswered, question]
      enqueue(conversation, question.seq, text)
    },
    resume(conversation) {
      const { waiting } = queueOf(conversation.id)
      for (const { seq } of conversation.unanswered) {
        const question = conversation.messages.find((message) => message.seq === seq)
        if (question && !waiting.has(seq)) enqueue(conversation, seq, question.message)
      }
    },
    mayAsk({ id }) {
      const queue = queueOf(id)
      const now = Date.now()
      queue.asked = queue.asked.filter((at) => now - at < minute)
      return queue.asked.length < CHAT_MESSAGES_PER_MINUTE
    },
    isBusy: ({ id }) => queueOf(id).waiting.size >= CHAT_LONGEST_QUEUE,
    abandon({ id }) {
      queueOf(id).abort.abort()
      queues.delete(id)
    },
    stop({ id }) {
      const { current } = queueOf(id)
      if (!current || current.signal.aborted) return false
      current.abort('stopped')
      return true
    },
  }
}

const placeOf = ({ id, seq, timestamp }: StoredMessage) => ({ id, seq, timestamp })

const typing = (stored: StoredMessage, message: string): ChatMessage => ({
  ...placeOf(stored),
  role: 'bot',
  type: 'typing',
  message,
  done: false,
})

/** Typing updates of one answer at most. */
const mostSteps = 20

/** Growing beginnings of a text, cut between words; Chinese has none and is cut by characters. */
export function typingSteps(text: string): string[] {
  const ends = [...text.matchAll(/\s+|(?<=\p{Script=Han}[，。！？：；]?)(?=\p{Script=Han})/gu)].map(
    ({ index }) => index,
  )
  const stride = Math.max(1, Math.ceil(ends.length / mostSteps))
  return ends
    .filter((end, index) => end > 0 && index % stride === 0)
    .map((end) => text.slice(0, end))
}
