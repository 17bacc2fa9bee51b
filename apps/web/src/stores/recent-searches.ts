import { useStore } from '../state/create-store.ts'
import { createOwnedList } from './owned-list.ts'

/** What a list can be read through at a glance. */
const MOST = 6

/** Addresses of searches (`purpose=rent&location=…`), newest first; kept where the visitor allowed it. */
const { store: recent, set } = createOwnedList({
  key: 'recentSearches',
  most: MOST,
  kind: 'convenience',
})

export const useRecentSearches = (): readonly string[] => useStore(recent)

/** Puts a search first. Without consent it lasts as long as the page. */
export function rememberSearch(address: string): void {
  if (address === '') return
  set([address, ...recent.get().filter((other) => other !== address)])
}

export const forgetSearch = (address: string): void =>
  set(recent.get().filter((other) => other !== address))

export const forgetSearches = (): void => set([])
