import { owner } from '../session/owned.ts'
import { followSession } from '../session/session-store.ts'
import { createStore } from '../state/create-store.ts'
import { readStored, removeStored, writeStored } from '../storage/local-storage.ts'
import type { StorageKey } from '../storage/stored-entries.ts'
import { followConsent, mayStore, type OptionalKind } from './consent.ts'

interface OwnedListOptions {
  /** Key of local storage; entries stand there a line each, after the account that they belong to. */
  key: StorageKey
  /** Entries that are kept; the last goes when there are more. */
  most: number
  /** Written only where this kind was allowed; otherwise the list lasts as long as the page. */
  kind?: OptionalKind
}

/** Begins the line that names the owner; what a guest chose has none. */
const OWNER = 'account:'

/**
 * Short texts that are kept in this browser and followed in all of its tabs, for their owner alone.
 * They wait for an owner whose session has run out, and go when another account comes. What a guest
 * chose goes along to the account that they log in to.
 */
export function createOwnedList({ key, most, kind }: OwnedListOptions) {
  const mayKeep = () => kind === undefined || mayStore(kind)

  function read(): readonly string[] {
    const lines = readStored(key)?.split('\n').filter(Boolean) ?? []
    const [first = ''] = lines
    const account = first.startsWith(OWNER) ? first.slice(OWNER.length) : null
    if (account === null) return lines.slice(0, most)
    if (account === owner()) return lines.slice(1, most + 1)
    if (owner() !== null) removeStored(key)
    return []
  }

  const store = createStore<readonly string[]>(mayKeep() ? read() : [])

  function keep(): void {
    const account = owner()
    const lines = [...(account === null ? [] : [OWNER + account]), ...store.get()]
    if (mayKeep() && store.get().length > 0) writeStored(key, lines.join('\n'))
    else removeStored(key)
  }

  /** Whoever is there now sees what is theirs; only what a guest chose just now stays. */
  function changeOwner(before: string | null): void {
    if (before === null && store.get().length > 0) keep()
    else store.set(mayKeep() ? read() : [])
  }

  let last = owner()
  followSession(() => {
    const before = last
    last = owner()
    if (before !== last) changeOwner(before)
  })
  // Allowed later, what came meanwhile is kept; taken back, it goes from the storage at once.
  if (kind) followConsent(keep)
  addEventListener('storage', (event) => {
    if ((event.key === key || event.key === null) && mayKeep()) store.set(read())
  })
  return {
    store,
    set: (next: readonly string[]) => {
      store.set(next.slice(0, most))
      keep()
    },
  }
}
