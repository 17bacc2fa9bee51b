import {
  beginSocialSignIn,
  exchangeSocialCode,
} from '@manzil/api-client/generated/social-calls.gen'
import type { SocialPurpose } from '@manzil/api-client/generated/types.gen'
import type { ApiError } from '@manzil/api-client/result'
import { api } from '../../../api/api.ts'
import type { Popup } from './popup.ts'
import { waitForAnswer } from './wait-for-answer.ts'

export type SignInOutcome =
  | { kind: 'token'; idToken: string }
  /** Said in the words of the site. */
  | { kind: 'closed' | 'other' | 'failed' | 'ended' }
  | { kind: 'error'; error: ApiError }
  /** Nothing to say: another press has taken its place. */
  | { kind: 'replaced' }

/** One popup for all tabs of the site: the one that has it holds this lock. */
const LOCK = 'manzil-sign-in'

/** Leads a popup to a provider and comes back with its identity token. */
export async function signInBy(
  provider: string,
  purpose: SocialPurpose,
  popup: Popup,
): Promise<SignInOutcome> {
  await popup.before
  try {
    if (!navigator.locks) return await run(provider, purpose, popup)
    return await navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) =>
      lock ? await run(provider, purpose, popup) : { kind: 'other' },
    )
  } finally {
    popup.window.close()
    popup.end()
  }
}

async function run(provider: string, purpose: SocialPurpose, popup: Popup): Promise<SignInOutcome> {
  const begun = await beginSocialSignIn(api, { body: { provider, purpose } })
  if (!begun.ok) return { kind: 'error', error: begun.error }
  const { authorization_url, state } = begun.data.data
  const waiting = waitForAnswer({
    popup: popup.window,
    state,
    signal: popup.signal,
  })
  if (!popup.window.closed) popup.window.location.replace(authorization_url)
  const outcome = await waiting
  if (outcome.kind === 'expired') return { kind: 'ended' }
  if (outcome.kind !== 'answer') return outcome
  const { id_token, code } = outcome.values
  if (id_token) return { kind: 'token', idToken: id_token }
  if (!code) return { kind: 'failed' }
  const exchanged = await exchangeSocialCode(api, { body: { code, state } })
  if (!exchanged.ok) return { kind: 'error', error: exchanged.error }
  return { kind: 'token', idToken: exchanged.data.data.id_token }
}

/** The address that a token speaks of, for words about it; nothing is decided by it. */
export function emailOf(idToken: string): string {
  try {
    const part = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0))
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    const email: unknown = Reflect.get(Object(claims), 'email')
    return typeof email === 'string' ? email : ''
  } catch {
    return ''
  }
}
