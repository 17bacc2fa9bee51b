import { createStore, useStore } from '../state/create-store.ts'

/** The login dialog, and the address that it was opened for. */
interface LoginDialog {
  open: boolean
  /** Where the login leads; null for the dashboard. */
  next: string | null
}

const store = createStore<LoginDialog>({ open: false, next: null })

/** Opens it; where it is open already, it still leads where it led. */
export function openLogin(): void {
  if (!store.get().open) store.set({ open: true, next: null })
}
/** Opens it for somebody who asked for a page that needs an account: the login leads there. */
export const openLoginFor = (address: string): void => store.set({ open: true, next: address })
/** Keeps the address, so that what is said of it does not vanish while the dialog fades. */
export const closeLogin = (): void => store.set({ ...store.get(), open: false })
export const getLogin = (): LoginDialog => store.get()
export const useLoginOpen = (): boolean => useStore(store).open
/** The address that the dialog was opened for. */
export const useLoginNext = (): string | null => useStore(store).next
