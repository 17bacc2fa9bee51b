import type { ChatMessage, LanguageCode } from '@manzil/api-client/generated/types.gen'
import { SOCKET_RECONNECT_MIN_MS } from '@manzil/domain/limits'
import { isAwaiting, isOwed } from '../conversation/conversation.ts'
import type { ChatSocket, OpenChatSocket } from './chat-socket.ts'
import type { ChatNotice, ChatView } from './chat-view.ts'
import { createDelivery } from './delivery.ts'
import { createHistory } from './history.ts'
import { createOutbox, type OutboxStorage } from './outbox.ts'
import { createBreakTeller } from './tell-break.ts'
import { createViewStore } from './view-store.ts'
import { createWatchdog } from './watchdog.ts'

/** Given up or refused, it is tried again by itself after so long at most, later each time. */
const RECONNECT_MS = 10_000
const LATEST_RECONNECT_MS = 60_000
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
  const breaks = createBreakTeller(notify)
  /** Attempts that have failed since the last one that did not. */
  let failures = 0
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined

  const outbox = createOutbox(dependencies.outbox)
  const history = createHistory({
    store,
    userId,
    socket: () => socket,
    run: () => run,
    onSilence: reconnect,
  })
  const watchdog = createWatchdog(store, askAgain)
  const delivery = createDelivery({
    store,
    outbox,
    notify,
    socket: () => socket,
    restart: () => void greet(),
    reconnect,
    onStored: () => {
      history.check()
      watchdog.renew()
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
    clearTimeout(reconnectTimer)
    failures = 0
    breaks.end()
    store.set({ status: 'online' })
    notify({ kind: 'connected' })
    delivery.restore()
    delivery.begin()
  }

  const askFor = (line: ChatSocket, sessionId: string | null) =>
    line.request('chat:init', {
      userId: userId(),
      sessionId,
      language: store.get().session?.language ?? dependencies.language(),
    })

  function fail() {
    breaks.tell({ kind: 'connectFailed' })
    comeBackLater()
  }

  function comeBackLater() {
    store.set({ status: 'offline' })
    clearTimeout(reconnectTimer)
    const latest = Math.min(RECONNECT_MS * 2 ** failures, LATEST_RECONNECT_MS)
    failures += 1
    // Not everybody at the moment at which a server is up again.
    reconnectTimer = setTimeout(reconnect, latest * (0.5 + Math.random() / 2))
  }

  /** Something is owed and nothing is heard. */
  async function askAgain(before: number) {
    const started = run
    const isLoaded = await history.load()
    if (!isCurrent(started)) return
    if (!isLoaded) return reconnect()
    const { conversation, session } = store.get()
    if (isAwaiting(conversation)) store.dispatch({ type: 'abandoned' })
    delivery.pump()
    if (before === 0 || !socket || !session || !isOwed(conversation)) return
    // Whoever opens a conversation has its unanswered questions taken up.
    const init = await askFor(socket, session.id)
    if (isCurrent(started) && !(init.ok && init.data.sessionId === session.id)) reconnect()
  }

  function receive(message: ChatMessage) {
    const skew = Date.parse(message.timestamp) - Date.now()
    store.set({ clockSkew: Math.abs(skew) > NOTABLE_SKEW_MS ? skew : 0 })
    store.dispatch({ type: 'streamed', message })
    history.check()
    // One place in the queue has become free.
    if (message.done) delivery.pump()
    watchdog.renew()
  }

  function open() {
    if (socket) return
    store.set({ status: 'connecting' })
    socket = dependencies.openSocket(dependencies.token, {
      onConnect: () => void greet(),
      onMessage: receive,
      onDisconnect: (byServer) => {
        run++
        clearTimeout(reconnectTimer)
        watchdog.stop()
        history.pause()
        store.set({ status: 'reconnecting' })
        if (!byServer) return
        breaks.tell({ kind: 'reconnecting', attempt: 1 })
        reconnectTimer = setTimeout(() => socket?.reconnect(), SOCKET_RECONNECT_MIN_MS)
      },
      onConnectError: (final) => {
        if (final) {
          // A server that starts, or is too busy, refuses as well as one that does not know the token.
          fail()
          notify({ kind: 'refused' })
        } else if (store.get().status === 'connecting') breaks.tell({ kind: 'connectFailed' })
      },
      onReconnecting: (attempt) => {
        store.set({ status: 'reconnecting' })
        breaks.tell({ kind: 'reconnecting', attempt })
      },
      onReconnectFailed: () => {
        breaks.tell({ kind: 'reconnectFailed' })
        comeBackLater()
      },
    })
  }

  function hangUp() {
    run++
    watchdog.stop()
    clearTimeout(reconnectTimer)
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
      breaks.end()
      failures = 0
      history.forget()
      store.dispatch({ type: 'closed' })
      store.set({ status: 'closed', session: null, askLanguage: false })
    },
    reconnect: () => {
      failures = 0
      reconnect()
    },
    send: (text, search) => {
      const sent = delivery.send(text, search)
      if (sent) watchdog.renew()
      return sent
    },
    retry: (clientId) => {
      delivery.retry(clientId)
      watchdog.renew()
    },
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
