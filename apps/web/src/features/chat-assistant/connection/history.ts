import type { ChatHistoryAck } from '@manzil/api-client/generated/types.gen'
import { finishedTo, hasGap, lastSettled } from '../conversation/gaps.ts'
import type { ChatSocket } from './chat-socket.ts'
import type { ViewStore } from './view-store.ts'

/** An acknowledgement may come after the first words of its answer: numbers are given so long. */
const SETTLING_MS = 250

interface HistoryDependencies {
  store: ViewStore
  socket: () => ChatSocket | null
  userId: () => string | null
  /** Grows with every connection. */
  run: () => number
  /** The line is there and says nothing. */
  onSilence: () => void
}

/** What has been said, as the server has it. */
export interface History {
  /** Asks for what is new, for everything where that is not enough; false where no answer came. */
  load: () => Promise<boolean>
  /** A message has come: asks where one before it is missing, soon. */
  check: () => void
  /** Another window has said something, or cleared everything. */
  catchUp: (cleared: boolean) => void
  /** The connection is gone. */
  pause: () => void
  forget: () => void
}

export function createHistory(dependencies: HistoryDependencies): History {
  const { store, socket, userId, run } = dependencies
  /** Up to this number all is known. */
  let knownTo: number | null = null
  /** Whatever the numbers say. */
  let isAsked = false
  /** How often everything was cleared: an answer that was asked for before that is out of date. */
  let clearings = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function ask(afterSeq: number | null): Promise<ChatHistoryAck | null> {
    const session = store.get().session
    const line = socket()
    const started = run()
    if (!line || !session) return null
    const payload = { userId: userId(), newSessionId: session.id }
    const reply = await line.request(
      'chat:history',
      afterSeq === null ? payload : { ...payload, afterSeq },
    )
    return started === run() && socket() !== null && reply.ok ? reply.data : null
  }

  async function load(): Promise<boolean> {
    const wasAsked = isAsked
    isAsked = false
    const isLoaded = await read()
    if (!isLoaded) isAsked ||= wasAsked
    return isLoaded
  }

  async function read(): Promise<boolean> {
    const begunIn = clearings
    store.dispatch({ type: 'doubted' })
    const last = lastSettled(store.get().conversation, knownTo)
    // The last known message is asked for too: were it gone, the conversation was cleared elsewhere.
    const afterSeq = last && last.seq > 0 ? last.seq - 1 : null
    const some = await ask(afterSeq)
    if (!some) return false
    const goesOn = some.isNew || some.messages.some(({ id }) => id === last?.id)
    const all = afterSeq === null || goesOn ? some : await ask(null)
    if (!all) return false
    if (clearings !== begunIn) {
      isAsked = true
      later()
      return true
    }
    const { messages } = all
    const confirmedTo = all === some && !all.isNew ? afterSeq : null
    store.dispatch({ type: 'history', messages, isNew: all.isNew, confirmedTo })
    const before = knownTo
    // Numbers begin after 0: of a conversation that is empty, and new, everything is known.
    knownTo = messages.at(-1)?.seq ?? (all.isNew ? 0 : null)
    // What came meanwhile; without progress it would be asked for ever.
    if (isAsked || knownTo !== before) check()
    return true
  }

  function check() {
    const { conversation } = store.get()
    if (isAsked || hasGap(conversation, knownTo)) later()
    else knownTo = finishedTo(conversation) ?? knownTo
  }

  /** Soon after the first sign: one that begins anew with each word would end with the last. */
  function later() {
    timer ??= setTimeout(async () => {
      timer = undefined
      if (store.get().status !== 'online') {
        // The next connection asks for itself, and once more where it is doing so already.
        isAsked = true
        return
      }
      const started = run()
      const isMissing = isAsked || hasGap(store.get().conversation, knownTo)
      if (isMissing && !(await load()) && started === run()) dependencies.onSilence()
    }, SETTLING_MS)
  }

  function forgetAll() {
    clearings += 1
    knownTo = null
  }

  function pause() {
    clearTimeout(timer)
    timer = undefined
  }

  return {
    load,
    check,
    catchUp: (cleared) => {
      isAsked = true
      if (cleared) forgetAll()
      later()
    },
    pause,
    forget: () => {
      pause()
      forgetAll()
    },
  }
}
