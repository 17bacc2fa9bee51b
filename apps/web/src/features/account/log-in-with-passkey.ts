import { loginWithPasskey } from '@manzil/api-client/generated/session-calls.gen'
import { api } from '../../api/api.ts'
import { signByPasskey } from './sign-by-passkey.ts'

/** Asks the device for a passkey of this site and logs in with it. */
export async function logInWithPasskey() {
  const signed = await signByPasskey()
  if (signed === 'cancelled' || !signed.ok) return signed
  return loginWithPasskey(api, { body: signed.data })
}
