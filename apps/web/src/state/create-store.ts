import { useSyncExternalStore } from 'react'

/** A value outside of React that components follow. */
export interface Store<T> {
  get(): T
  set(next: T): void
  /** Calls back after each change; answers how to stop. */
  follow(listener: () => void): () => void
}

/** Makes a store; setting the value that it has already tells nobody. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
    follow: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value, followed. */
export const useStore = <T>(store: Store<T>): T => useSyncExternalStore(store.follow, store.get)
