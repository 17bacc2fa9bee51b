import { useStore } from '../state/create-store.ts'
import { createOwnedList } from './owned-list.ts'

/** Ids of properties, newest first, kept in this browser for their owner and followed in all of its tabs. */
export function createPropertyList(options: Parameters<typeof createOwnedList>[0]) {
  const { store, set } = createOwnedList(options)
  return {
    get: store.get,
    use: () => useStore(store),
    has: (id: string) => store.get().includes(id),
    /** Puts a property first. */
    add: (id: string) => {
      if (store.get()[0] !== id) set([id, ...store.get().filter((other) => other !== id)])
    },
    remove: (id: string) => set(store.get().filter((other) => other !== id)),
    clear: () => set([]),
  }
}
