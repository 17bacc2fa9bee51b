import type { KeptKey } from '../storage/kept-entries.ts'
import { readStored, removeStored, writeStored } from '../storage/local-storage.ts'
import { followConsent, mayStore, type OptionalKind } from './consent.ts'
import { createStore, useStore } from './create-store.ts'

interface HomeListOptions {
  /** Key of local storage; ids stand there a line each. */
  key: KeptKey
  /** Homes that are kept; the oldest goes when there are more. */
  most: number
  /** Written only where this kind was allowed; otherwise the list lasts as long as the page. */
  kind?: OptionalKind
}

/** Ids of homes, newest first, kept in this browser and followed in all of its tabs. */
export function createHomeList({ key, most, kind }: HomeListOptions) {
  const mayKeep = () => kind === undefined || mayStore(kind)
  const read = () => (readStored(key)?.split('\n').filter(Boolean) ?? []).slice(0, most)
  const store = createStore<readonly string[]>(mayKeep() ? read() : [])
  const keep = () => {
    if (mayKeep() && store.get().length > 0) writeStored(key, store.get().join('\n'))
    else removeStored(key)
  }
  const set = (next: readonly string[]) => {
    store.set(next.slice(0, most))
    keep()
  }
  // Allowed later, what came meanwhile is kept; taken back, it goes from the storage at once.
  if (kind) followConsent(keep)
  addEventListener('storage', (event) => {
    if ((event.key === key || event.key === null) && mayKeep()) store.set(read())
  })
  return {
    get: store.get,
    use: () => useStore(store),
    has: (id: string) => store.get().includes(id),
    /** Puts a home first. */
    add: (id: string) => {
      if (store.get()[0] !== id) set([id, ...store.get().filter((other) => other !== id)])
    },
    remove: (id: string) => set(store.get().filter((other) => other !== id)),
    clear: () => set([]),
  }
}
