import { createStore, useStore } from '../../../state/create-store.ts'
import { readStored, removeStored, writeStored } from '../../../storage/local-storage.ts'
import { followConsent, mayStore } from '../../../stores/consent.ts'

/** Key of local storage; written only where the visitor allowed it. */
const storageKey = 'guideSteps'
const KIND = 'convenience'

/** Ids of the steps that are ticked off. */
const done = createStore<ReadonlySet<string>>(
  new Set(mayStore(KIND) ? readStored(storageKey)?.split(' ').filter(Boolean) : []),
)

function keep(): void {
  if (mayStore(KIND)) writeStored(storageKey, [...done.get()].join(' '))
  else removeStored(storageKey)
}

// Allowed later, what was ticked meanwhile is kept; taken back, it goes from the storage at once.
followConsent(keep)

export const useDoneSteps = (): ReadonlySet<string> => useStore(done)

/** Ticks a step off, or not. Without consent it lasts as long as the page. */
export function markStep(id: string, isDone: boolean): void {
  const next = new Set(done.get())
  if (isDone) next.add(id)
  else next.delete(id)
  done.set(next)
  keep()
}
