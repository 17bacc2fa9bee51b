import type { SocialProvider } from '@manzil/api-client/generated/types.gen'
import { createStore, useStore } from '../state/create-store.ts'

/** A sign-in that a provider has vouched for, and that still needs something of the visitor. */
export interface PendingSocial {
  /** An account is to be made, or one that has a password to be connected. */
  need: 'account' | 'password'
  provider: SocialProvider
  /** In memory alone: a reload begins anew. */
  idToken: string
  /** For words about it; the server reads its own from the token. */
  email: string
}

const store = createStore<PendingSocial | null>(null)

export const keepSocial = (pending: PendingSocial): void => store.set(pending)
export const forgetSocial = (): void => store.set(null)
export const useSocial = (): PendingSocial | null => useStore(store)
