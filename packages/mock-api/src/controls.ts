import type { OperationId } from '@manzil/api-client/generated/operations.gen'

/** Who the mock takes a client for. `expired`: a session that the server no longer knows. */
export const personas = ['guest', 'individual', 'agent', 'agency', 'admin', 'expired'] as const
export type Persona = (typeof personas)[number]

/** What goes wrong with the assistant's connection. */
export interface ChatFaults {
  /** No connection is let in. */
  refuse: boolean
  /** The connection breaks after so many messages of the mock; 0 is never. */
  dropAfter: number
  /** Every event is acknowledged with an error. */
  failAcknowledgements: boolean
  /** Choosing a language fails. */
  failLanguage: boolean
  /** Whether the visitor is asked for a language: as the server does, always, or never. */
  languagePrompt: 'auto' | 'always' | 'never'
  /** Between two typing updates, in ms. */
  typingMs: number
}

/** Everything about the mock that can be turned while it runs. */
export interface Controls {
  /** Before every answer, in ms. */
  latencyMs: number
  /** The latency differs by up to this much either way, in ms. */
  jitterMs: number
  /** Share of calls, 0 to 1, that fail with 500; the health check is spared. */
  failureRate: number
  /** Nothing is answered, as without a network. */
  offline: boolean
  /** The health check takes longer than the slow threshold. */
  slow: boolean
  /** Every call is answered 503. */
  down: boolean
  /** Status that an operation answers, whatever it is asked. */
  forced: Partial<Record<OperationId, number>>
  /** Who calls without a token are from. `expired`: no token is accepted. */
  persona: Persona
  chat: ChatFaults
}

export const calmControls: Controls = {
  latencyMs: 0,
  jitterMs: 0,
  failureRate: 0,
  offline: false,
  slow: false,
  down: false,
  forced: {},
  persona: 'guest',
  chat: {
    refuse: false,
    dropAfter: 0,
    failAcknowledgements: false,
    failLanguage: false,
    languagePrompt: 'auto',
    typingMs: 0,
  },
}

/** The controls of one mock. */
export interface MockControls {
  get(): Controls
  set(change: Partial<Controls>): void
  setChat(change: Partial<ChatFaults>): void
  /** Calls the listener after every change; answers how to stop. */
  follow(listener: () => void): () => void
}

export function createControls(initial: Partial<Controls> = {}): MockControls {
  let current: Controls = { ...calmControls, ...initial }
  const listeners = new Set<() => void>()
  const set = (change: Partial<Controls>) => {
    current = { ...current, ...change }
    for (const listener of listeners) listener()
  }
  return {
    get: () => current,
    set,
    setChat: (change) => set({ chat: { ...current.chat, ...change } }),
    follow(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
