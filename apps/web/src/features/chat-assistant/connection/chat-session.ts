import type { ChatMessage, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { SOCKET_RECONNECT_MIN_MS } from '@manzil/domain/limits'
import { isAwaiting } from '../conversation/conversation.ts'
import type { ChatSocket, OpenChatSocket } from './chat-socket.ts'
import type { ChatNotice, ChatView } from './chat-view.ts'
import { createDelivery } from './delivery.ts'
import { createHistory } from './history.ts'
import { createOutbox, type OutboxStorage } from './outbox.ts'
import { createViewStore } from './view-store.ts'

/** Silence for this long, while an answer is due: the history is asked, then the wait is ended. */
const ANSWER_PATIENCE_MS = 20_000
/** Given up, it is tried again by itself after so long. */
const COMEBACK_MS = 10_000
/** Smaller differences of clocks are the way of the message. */
const NOTABLE_SKEW_MS = 60_000

/** `cleared`: everything was; otherwise something was said. */
export interface OtherWindows {
  tell: (cleared: boolean) => void
  follow: (listener: (cleared: boolean) => void) => void
}

export interface ChatDependencies {
  openSocket: OpenChatSocket
  token: () => string | null
  userId: () => string | null
  /** Language of a conversation that the server does not know yet. */
  language: () => LanguageCode
  readSessionId: () => string | null
  writeSessionId: (id: string) => void
  outbox: OutboxStorage
  /** The other windows of the browser that show the same conversation. */
  windows?: OtherWindows
  notify: (notice: ChatNotice) => void
}

/** The assistant as the dialog sees it. One lives as long as the page; open and close it at will. */
export interface ChatSession {
  get: () => ChatView
  follow: (listener: () => void) => () => void
  open: () => void
  close: () => void
  /** Tries again from the start, keeping what is shown. */
  reconnect: () => void
  /**
   * False, and nothing happens, when the text is blank, there is no session, or too much waits.
   * `search`: the query string of the listing page that it is about.
   */
  send: (text: string, search?: string) => boolean
  /** Ends the answer that is being given. */
  stop: () => Promise<void>
  retry: (clientId: string) => void
  withdraw: (clientId: string) => void
  /** Drops everything, unsent messages too. */
  forget: () => void
  clear: () => Promise<boolean>
  selectLanguage: (language: LanguageCode) => Promise<boolean>
}

/** On connect: init, history, unsent messages. See the specification's sections 4, 7 and 8. */
export function createChatSession(dependencies: ChatDependencies): ChatSession {
  const { notify, userId } = dependencies
  const store = createViewStore()
  let socket: ChatSocket | null = null
  /** Grows with every connection; what an older one still answers is ignored. */
  let run = 0
  let hasFailed = false
  let patience: ReturnType<typeof setTimeout> | undefined
  let comeback: ReturnType<typeof setTimeout> | undefined

  const outbox = createOutbox(dependencies.outbox)
  const history = createHistory({
    store,
    userId,
    socket: () => socket,
    run: () => run,
    onSilence: reconnect,
  })
  const delivery = createDelivery({
    store,
    outbox,
    notify,
    socket: () => socket,
    restart: () => void greet(),
    reconnect,
    onStored: () => {
      history.check()
      dependencies.windows?.tell(false)
    },
  })
  dependencies.outbox.follow?.(() => {
    for (const clientId of outbox.lost()) store.dispatch({ type: 'withdrawn', clientId })
  })
  dependencies.windows?.follow((cleared) => {
    if (store.get().status !== 'closed') history.catchUp(cleared)
  })

  /** Whether the step that awaited still belongs to the connection that is there. */
  const isCurrent = (started: number) => started === run && socket !== null

  async function greet() {
    const started = ++run
    if (!socket) return
    store.dispatch({ type: 'connected' })
    const sent = dependencies.readSessionId()
    let init = await askFor(socket, sent)
    if (!isCurrent(started)) return
    const kept = dependencies.readSessionId()
    // Another window has opened a conversation at the same time: the first one is for both.
    if (init.ok && kept !== null && kept !== sent && kept !== init.data.sessionId)
      init = await askFor(socket, kept)
    if (!isCurrent(started)) return
    if (!init.ok) return fail()
    const { sessionId, language, showLanguagePrompt } = init.data
    if (sessionId !== store.get().session?.id) history.forget()
    dependencies.writeSessionId(sessionId)
    store.set({ session: { id: sessionId, language }, askLanguage: showLanguagePrompt })
    if (!(await history.load())) {
      if (isCurrent(started)) fail()
      return
    }
    store.set({ status: 'online' })
    hasFailed = false
    notify({ kind: 'connected' })
    delivery.restore()
    delivery.begin()
    waitForAnswer()
  }

  const askFor = (line: ChatSocket, sessionId: string | null) =>
    line.request('chat:init', {
      userId: userId(),
      sessionId,
      language: store.get().session?.language ?? dependencies.language(),
    })

  function fail() {
    store.set({ status: 'offline' })
    // Told once, however often it is tried again by itself.
    if (!hasFailed) notify({ kind: 'connectFailed' })
    hasFailed = true
    clearTimeout(comeback)
    comeback = setTimeout(reconnect, COMEBACK_MS)
  }

  function waitForAnswer() {
    clearTimeout(patience)
    const { conversation } = store.get()
    const isOwed = conversation.outgoing.some(({ status }) => status !== 'failed')
    if (!isAwaiting(conversation) && !isOwed) return
    patience = setTimeout(async () => {
      // The next connection looks for itself.
      if (store.get().status !== 'online') return
      const started = run
      const isAnswered = await history.load()
      if (!isCurrent(started)) return
      if (!isAnswered) return reconnect()
      if (isAwaiting(store.get().conversation)) store.dispatch({ type: 'abandoned' })
      delivery.pump()
      waitForAnswer()
    }, ANSWER_PATIENCE_MS)
  }

  function receive(message: ChatMessage) {
    const skew = Date.parse(message.timestamp) - Date.now()
    store.set({ clockSkew: Math.abs(skew) > NOTABLE_SKEW_MS ? skew : 0 })
    store.dispatch({ type: 'streamed', message })
    history.check()
    // One place in the queue has become free.
    if (message.done) delivery.pump()
    waitForAnswer()
  }

  function open() {
    if (socket) return
    store.set({ status: 'connecting' })
    socket = dependencies.openSocket(dependencies.token, {
      onConnect: () => void greet(),
      onMessage: receive,
      onDisconnect: (byServer) => {
        run++
        clearTimeout(patience)
        history.pause()
        store.set({ status: 'reconnecting' })
        if (!byServer) return
        notify({ kind: 'reconnecting', attempt: 1 })
        comeback = setTimeout(() => socket?.reconnect(), SOCKET_RECONNECT_MIN_MS)
      },
      onConnectError: (final) => {
        if (final) {
          store.set({ status: 'offline' })
          notify({ kind: 'refused' })
          // A server that starts, or is too busy, refuses as well as one that does not know the token.
          clearTimeout(comeback)
          comeback = setTimeout(reconnect, COMEBACK_MS)
        } else if (store.get().status === 'connecting') notify({ kind: 'connectFailed' })
      },
      onReconnecting: (attempt) => {
        store.set({ status: 'reconnecting' })
        notify({ kind: 'reconnecting', attempt })
      },
      onReconnectFailed: () => {
        store.set({ status: 'offline' })
        notify({ kind: 'reconnectFailed' })
        comeback = setTimeout(reconnect, COMEBACK_MS)
      },
    })
  }

  function hangUp() {
    run++
    clearTimeout(patience)
    clearTimeout(comeback)
    history.pause()
    delivery.stop()
    socket?.close()
    socket = null
  }

  function reconnect() {
    hangUp()
    open()
  }

  return {
    get: store.get,
    follow: store.follow,
    open,
    close: () => {
      hangUp()
      hasFailed = false
      history.forget()
      store.dispatch({ type: 'closed' })
      store.set({ status: 'closed', session: null, askLanguage: false })
    },
    reconnect,
    send: (text, search) => {
      const sent = delivery.send(text, search)
      if (sent) waitForAnswer()
      return sent
    },
    retry: delivery.retry,
    withdraw: delivery.withdraw,
    stop: async () => {
      const session = store.get().session
      if (!socket || !session) return
      const reply = await socket.request('chat:stop', { sessionId: session.id })
      // Nothing was under way: the answer is there already, and only its last part got lost.
      if (!reply.ok || !reply.data.stopped) await history.load()
    },
    forget: () => {
      outbox.forget()
      store.dispatch({ type: 'forgotten' })
    },
    clear: async () => {
      const session = store.get().session
      if (!socket || !session) return false
      const reply = await socket.request('chat:clear', { sessionId: session.id })
      if (reply.ok) {
        history.forget()
        store.dispatch({ type: 'cleared', messages: reply.data.messages })
      } else notify({ kind: 'clearFailed', message: reply.error?.errMessage ?? null })
      // Silence may come after the deed.
      if (!reply.ok && !reply.error) history.catchUp(true)
      if (reply.ok || !reply.error) dependencies.windows?.tell(true)
      return reply.ok
    },
    selectLanguage: async (language) => {
      const session = store.get().session
      const reply =
        socket && session
          ? await socket.request('chat:language:select', { sessionId: session.id, language })
          : null
      if (!session || !reply?.ok) {
        notify({ kind: 'languageFailed' })
        return false
      }
      store.set({ session: { ...session, language: reply.data.language }, askLanguage: false })
      return true
    },
  }
}
