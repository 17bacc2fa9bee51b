import { createStore, useStore } from '../../../state/create-store.ts'

/** Whether the owner is asked to prove to be there, and what waits for the answer. */
interface Question {
  open: boolean
  settle: (isProven: boolean) => void
}

const store = createStore<Question>({ open: false, settle: () => {} })

/** Asks the owner for a proof; false where it was not given. One question at a time. */
export function askIdentity(): Promise<boolean> {
  store.get().settle(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  store.set({ open: true, settle: resolve })
  return promise
}

export function answerIdentity(isProven: boolean): void {
  const { settle } = store.get()
  store.set({ open: false, settle: () => {} })
  settle(isProven)
}

export const useIdentityQuestion = (): boolean => useStore(store).open
