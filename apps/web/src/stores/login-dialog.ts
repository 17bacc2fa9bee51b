import { createStore, useStore } from '../state/create-store.ts'

/** Whether the login dialog shows. */
const store = createStore(false)

export const openLogin = (): void => store.set(true)
export const closeLogin = (): void => store.set(false)
export const useLoginOpen = (): boolean => useStore(store)
