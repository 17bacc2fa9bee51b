import { createStore, useStore } from '../state/create-store.ts'
import { readStored, writeStored } from '../storage/local-storage.ts'
import { type ListingView, listingViews } from './listing-view.ts'

const stored = readStored('listingView')
const choice = createStore(listingViews.find((view) => view === stored))

/** How the visitor chose last to see the results of searches; undefined where nobody chose. */
export const useViewChoice = (): ListingView | undefined => useStore(choice)

export function keepViewChoice(view: ListingView): void {
  writeStored('listingView', view)
  choice.set(view)
}
