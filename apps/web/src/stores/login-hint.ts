import { createStore } from '../state/create-store.ts'

/** The address that the login dialog begins with, after a sign-up or a reset of the password. */
const store = createStore('')

export const hintLogin = (email: string): void => store.set(email)

/** The hint, once. */
export function takeLoginHint(): string {
  const email = store.get()
  store.set('')
  return email
}
