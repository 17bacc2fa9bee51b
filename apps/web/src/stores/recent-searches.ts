import { readStored, removeStored, writeStored } from '../storage/local-storage.ts'
import { followConsent, mayStore } from './consent.ts'
import { createStore, useStore } from './create-store.ts'

/** Key of local storage; written only where the visitor allowed it. */
const storageKey = 'recentSearches'
const KIND = 'convenience'
/** What a list can be read through at a glance. */
const MOST = 6

/** Addresses of searches (`purpose=rent&location=…`), newest first; a line each where they are stored. */
const recent = createStore<readonly string[]>(
  mayStore(KIND) ? (readStored(storageKey)?.split('\n').filter(Boolean).slice(0, MOST) ?? []) : [],
)

function keep(): void {
  if (mayStore(KIND) && recent.get().length > 0) writeStored(storageKey, recent.get().join('\n'))
  else removeStored(storageKey)
}

function change(next: readonly string[]): void {
  recent.set(next)
  keep()
}

// Allowed later, what was searched meanwhile is kept; taken back, it goes from the storage at once.
followConsent(keep)

export const useRecentSearches = (): readonly string[] => useStore(recent)

/** Puts a search first. Without consent it lasts as long as the page. */
export function rememberSearch(address: string): void {
  if (address === '') return
  change([address, ...recent.get().filter((other) => other !== address)].slice(0, MOST))
}

export const forgetSearch = (address: string): void =>
  change(recent.get().filter((other) => other !== address))

export const forgetSearches = (): void => change([])
