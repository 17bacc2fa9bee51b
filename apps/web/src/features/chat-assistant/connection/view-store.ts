import { type ConversationEvent, reduceConversation } from '../conversation/conversation-reducer.ts'
import { type ChatView, closedView } from './chat-view.ts'

/** Holds what the chat shows; read by React through `useSyncExternalStore`. */
export interface ViewStore {
  get: () => ChatView
  set: (change: Partial<ChatView>) => void
  dispatch: (event: ConversationEvent) => void
  subscribe: (listener: () => void) => () => void
}

export function createViewStore(): ViewStore {
  let view = closedView
  const listeners = new Set<() => void>()
  const set = (change: Partial<ChatView>) => {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }
  return {
    get: () => view,
    set,
    dispatch: (event) => set({ conversation: reduceConversation(view.conversation, event) }),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
