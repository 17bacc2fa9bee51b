import { createStore, useStore } from '../state/create-store.ts'

/** Whether the logout confirmation shows. */
const store = createStore(false)

export const openLogout = (): void => store.set(true)
export const closeLogout = (): void => store.set(false)
export const useLogoutOpen = (): boolean => useStore(store)
