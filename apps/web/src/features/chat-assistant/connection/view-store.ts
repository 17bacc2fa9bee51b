import { createStore } from '../../../state/create-store.ts'
import { type ConversationEvent, reduceConversation } from '../conversation/conversation-reducer.ts'
import { type ChatView, closedView } from './chat-view.ts'

/** Holds what the chat shows. */
export interface ViewStore {
  get: () => ChatView
  set: (change: Partial<ChatView>) => void
  dispatch: (event: ConversationEvent) => void
  follow: (listener: () => void) => () => void
}

export function createViewStore(): ViewStore {
  const { get, set, follow } = createStore(closedView)
  return {
    get,
    set: (change) => set({ ...get(), ...change }),
    dispatch: (event) =>
      set({ ...get(), conversation: reduceConversation(get().conversation, event) }),
    follow,
  }
}
