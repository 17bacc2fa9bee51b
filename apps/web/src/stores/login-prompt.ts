import { createStore, useStore } from '../state/create-store.ts'

/** The 'Login Required' prompt: the text says what the visitor wanted to do. */
export interface LoginPrompt {
  open: boolean
  text: string
}

const store = createStore<LoginPrompt>({ open: false, text: '' })

export const openLoginPrompt = (text: string): void => store.set({ open: true, text })
/** Keeps the text, so that it does not vanish while the dialog fades. */
export const closeLoginPrompt = (): void => store.set({ ...store.get(), open: false })
export const useLoginPrompt = (): LoginPrompt => useStore(store)
