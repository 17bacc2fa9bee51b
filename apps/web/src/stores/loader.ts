import { createStore, useStore } from '../state/create-store.ts'

/** The full-screen loader: shown while at least one holder wants it. */
const store = createStore(0)

/** Shows the loader until the answer is called. */
export function showLoader(): () => void {
  store.set(store.get() + 1)
  let held = true
  return () => {
    if (held) store.set(store.get() - 1)
    held = false
  }
}

export const useLoaderShown = (): boolean => useStore(store) > 0
